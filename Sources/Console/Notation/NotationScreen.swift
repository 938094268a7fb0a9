import Terminal

/// A chapter's notation around a move, with what belongs to it, in the rows of a window.
struct NotationScreen {
    /// The chapter and the opening.
    let head: [StyledText]
    /// Makes the notation for a width.
    let page: (_ columns: Int) -> NotationPage
    /// The moves that can follow.
    let foot: (_ columns: Int) -> [StyledText]
    let isUTF8: Bool

    /// The fewest rows of notation below the chapter's title and above the moves that can follow.
    static let notationRows = 4
    /// The fewest rows in all windows.
    private static let fewestRows = 2

    func lines(_ columns: Int, rows: Int) -> [StyledText] {
        var head = head.map { $0.wrapped(to: columns).first ?? $0 }
        var foot = foot(columns)
        // In a low window the moves and the board come first.
        if rows < head.count + foot.count + Self.notationRows { head = [] }
        if rows < foot.count + Self.notationRows { foot = [] }
        let room = max(Self.fewestRows, rows - head.count - foot.count)
        return head + page(columns).window(rows: room, isUTF8: isUTF8) + foot
    }
}
