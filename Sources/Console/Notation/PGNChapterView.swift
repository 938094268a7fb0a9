import Chess
import Coach
import Openings
import PGN
import Store
import Terminal

/// A chapter as a game in PGN: a few tags, then the movetext.
struct PGNChapterView {
    private let chapter: NotationChapter
    private let names: OpeningNames
    private let printer: Printer

    init(_ chapter: NotationChapter, _ names: OpeningNames, _ printer: Printer) {
        self.chapter = chapter
        self.names = names
        self.printer = printer
    }

    /// Begins with an empty line.
    func lines(columns: Int) -> [StyledText] {
        let tree = chapter.tree
        var view = NotationView(NotationOutline(tree), printer, style: .letters)
        view.result = tree.result
        return [StyledText()] + tags(tree) + [StyledText()] + view.lines(columns: columns)
    }

    private func tags(_ tree: GameTree) -> [StyledText] {
        var tags: TagPairs = ["Event": chapter.title, "Orientation": chapter.side.name]
        if let opening = names.opening(after: tree.line, from: tree.start) {
            tags["ECO"] = opening.code.description
            tags["Opening"] = opening.name
        }
        if tree.start != .initial {
            if tree.start.isChess960 { tags["Variant"] = "Chess960" }
            tags["SetUp"] = "1"
            tags["FEN"] = tree.start.fen
        }
        return PGNWriter.write(tags).split(separator: "\n").map { StyledText(String($0)) }
    }
}
