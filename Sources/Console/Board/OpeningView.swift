import Openings
import Terminal

/// An opening as it heads a question or a game: `B90 Sicilian Defense: Najdorf Variation`.
struct OpeningView {
    let opening: Opening

    init(_ opening: Opening) { self.opening = opening }

    var text: StyledText {
        StyledText(opening.code.description + " ", .dim) + StyledText(opening.name)
    }

    /// The same text wrapped to several lines, indented by the width of the code.
    func lines(columns: Int) -> [StyledText] { text.wrapped(to: columns, indent: 4) }

    /// `{"code", "name"}`; null without an opening.
    static func json(_ opening: Opening?) -> JSON {
        opening.map { ["code": .string($0.code.description), "name": .string($0.name)] } ?? .null
    }
}
