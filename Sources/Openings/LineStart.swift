import Chess

/// The position a line starts from. Nearly all lines start from the usual one, so it takes a word instead of a position.
enum LineStart: Sendable {
    case usual
    indirect case other(Position)

    init(_ position: Position) {
        self = position == .initial ? .usual : .other(position)
    }

    var position: Position {
        switch self {
        case .usual: .initial
        case .other(let position): position
        }
    }
}
