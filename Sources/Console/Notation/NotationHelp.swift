import Terminal

/// The help of the notation's prompt.
enum NotationHelp {
    static func lines(_ terminal: TerminalFacts) -> [StyledText] { WordHelp.lines(rows, terminal) }

    private static let rows: [(words: String, text: String)] = [
        ("next, Enter", "one move forward; next 2 takes the second of several moves"),
        ("back, back 3", "one move back; three moves"),
        ("a move", "follow it, as in Nf6: any move the chapter has here"),
        ("goto 12...Nf6", "go to a move; goto 12 to the move 12 of this line"),
        ("goto b2", "go to the variation with the label [b2]; goto b2 12...Nf6 to a move in it"),
        ("up", "leave the variation: back to the position where it begins"),
        ("main", "back to the main line"),
        ("start, end", "the start of the chapter; the end of this line"),
        ("fold b, unfold b", "hide or show a variation; without a label all"),
        ("chapter 3, chapters", "open a chapter; list them"),
        ("notation", "print the whole chapter"),
        ("tree, tree 4", "your cards from here on, branch by branch; four levels. Then goto opens a branch"),
        (
            "board STYLE, flip",
            BoardStyle.allCases.map(\.rawValue).joined(separator: ", ") + "; turn the board"
        ),
        ("b, p N, s e4, m f3", "ask the board in words: all of it, a piece, a square, file or rank, a square's moves"),
        ("quit, Ctrl-D", "leave"),
    ]
}
