import Terminal

/// A board with the text of a chapter: the text on the right where it has room, else below.
struct NotationScreen {
    let board: [StyledText]
    /// The chapter and the opening.
    let head: [StyledText]
    /// Makes the notation for a width.
    let page: (_ columns: Int) -> NotationPage
    /// The moves that can follow.
    let foot: (_ columns: Int) -> [StyledText]
    let columns: Int
    /// The rows above the prompt.
    let rows: Int
    let isUTF8: Bool

    /// The fewest rows of notation below the chapter's title and above the moves that can follow, and in all windows.
    private static let notationRows = 4
    private static let fewestRows = 2
    private static let gap = 2

    /// Whether the notation has room beside or below a board.
    static func hasRoom(beside board: [StyledText], columns: Int, rows: Int) -> Bool {
        let width = board.first?.width ?? 0
        let isBeside = width + gap + BoardPlacement.minimumTextColumns <= columns
        return width <= columns && board.count + (isBeside ? 0 : notationRows) <= rows
    }

    var lines: [StyledText] {
        let width = board.first?.width ?? 0
        let rest = columns - width - Self.gap
        guard width > 0, rest >= BoardPlacement.minimumTextColumns else {
            return board + text(columns, rows: rows - board.count)
        }
        // Only the line that explains the shapes can be wider than the board.
        let left = board.flatMap { $0.width > width ? $0.wrapped(to: width, indent: 3) : [$0] }
        let right = text(rest, rows: max(rows, left.count))
        return (0..<max(left.count, right.count)).map { index in
            let start = left.indices.contains(index) ? left[index] : StyledText()
            guard right.indices.contains(index), !right[index].isEmpty else { return start }
            return start.padded(to: width + Self.gap) + right[index]
        }
    }

    private func text(_ columns: Int, rows: Int) -> [StyledText] {
        var head = head.map { $0.wrapped(to: columns).first ?? $0 }
        var foot = foot(columns)
        // In a low window the moves and the board come first.
        if rows < head.count + foot.count + Self.notationRows { head = [] }
        if rows < foot.count + Self.notationRows { foot = [] }
        let room = max(Self.fewestRows, rows - head.count - foot.count)
        return head + page(columns).window(rows: room, isUTF8: isUTF8) + foot
    }
}
