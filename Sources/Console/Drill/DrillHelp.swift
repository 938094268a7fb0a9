import Terminal

/// The drill's help.
enum DrillHelp {
    static func lines(_ terminal: TerminalFacts) -> [StyledText] { WordHelp.lines(rows, terminal) }

    private static let rows: [(words: String, text: String)] = [
        ("a move", "Nf3, exd5, O-O, e8=Q or e2e4; lower case is fine where only one move fits; or knight f3"),
        ("hint", "a hint, a little more each time: idea, piece, square"),
        ("show", "give up and see the move"),
        ("why", "explain your last wrong move, more each time: its line, a deeper search, the best moves"),
        ("contrast", "once you have answered: your wrong move and the prepared one, side by side"),
        ("accept", "add your last wrong move to your repertoire"),
        ("add MOVE", "add another move to the position of the last answer"),
        ("0 … 5", "grade the last answer yourself"),
        ("undo", "undo the last try, answer, note, drawing or change, as often as you like"),
        ("skip, bury, suspend", "ask this position at the end, tomorrow, or only after prep release"),
        ("note TEXT", "add a note to this position (note TEXT last: to the last one)"),
        (
            "draw Gc2c3 Ra4",
            "draw an arrow, a circle (g r y b: colour; the same again erases); draw lists yours, draw clear erases them"
        ),
        ("board STYLE, flip", "image, large, medium, glyphs, ascii or none; turn the board"),
        ("explore", "what was played here in the games; it shows the answer, so it counts as show"),
        ("explore last", "the same for the last question, at no cost"),
        ("back, next", "step through the line on the board without answering"),
        ("b, last, line", "the position in words; the last move; the moves so far"),
        (
            "p N, s e4, m f3",
            "ask the board: a piece (n: Black's), a square, file (s e) or rank (s 4), a square's moves"
        ),
        ("moves, stats", "the legal moves; your statistics"),
        ("quit, Ctrl-D", "leave; every answer is saved already"),
    ]
}
