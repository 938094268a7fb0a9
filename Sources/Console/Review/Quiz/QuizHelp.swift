import Terminal

/// The words at a question of `review --quiz`, and their help.
enum QuizHelp {
    static let words = ["show", "skip", "board", "flip", "moves", "help", "quit"]

    static func lines(_ terminal: TerminalFacts) -> [StyledText] { WordHelp.lines(rows, terminal) }

    private static let rows: [(words: String, text: String)] = [
        ("a move", "Nf3, exd5, O-O, e8=Q or e2e4; lower case is fine where only one move fits; or knight f3"),
        ("show, skip", "see the answer; go on without it"),
        ("board STYLE, flip", "image, large, medium, glyphs, ascii or none; turn the board"),
        ("b, moves", "the position in words; the legal moves"),
        (
            "p N, s e4, m f3",
            "ask the board: a piece (n: Black's), a square, file (s e) or rank (s 4), a square's moves"
        ),
        ("quit, Ctrl-D", "leave; no schedule changes"),
    ]
}
