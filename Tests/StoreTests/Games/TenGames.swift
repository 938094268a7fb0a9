/// Ten games with everything that is difficult to store, as bytes: the names in the fifth are in Latin-1.
enum TenGames {
    static let texts: [String] = [
        // Nested variations, comments before and after moves, NAGs, a round that is not a number.
        """
        [Event "Club championship"]
        [Site "Köln"]
        [Date "2021.03.07"]
        [Round "3.10"]
        [White "Müller, \\"Hans\\" Jr."]
        [Black "O\\\\Neil"]
        [Result "1-0"]
        [WhiteElo "2101"]
        [BlackElo "1998"]
        [ECO "B90"]
        [TimeControl "40/7200:3600"]

        {Before all.} 1. e4! {best} 1... c5 $14 $32 ( {an alternative} 1... e5 2. Nf3 ( 2. f4 exf4 ( 2... d5 $5 {Falkbeer} )
        3. Nf3 ) 2... Nc6 ) ( 1... e6 ) {back again} 2. Nf3 d6 {[%clk 1:02:03]} {two} 3. d4 cxd4 ; to the line's end
        4. Nxd4 Nf6 5. Nc3 a6 $146 1-0
        """,
        // No known tags, no result, a round with zeros, and invalid ratings.
        """
        [Event "?"]
        [Site "?"]
        [Date "????.??.??"]
        [Round "1.0"]
        [White "?"]
        [Black "?"]
        [Result "*"]
        [WhiteElo "0"]
        [BlackElo "?"]

        1. d4 d5 *
        """,
        // Black to move first, and all four promotions.
        """
        [Event "Endings"]
        [Site "Study"]
        [Date "1999.12.??"]
        [Round "01"]
        [White "A"]
        [Black "B"]
        [Result "1/2-1/2"]
        [SetUp "1"]
        [FEN "8/PPPPk3/8/8/8/8/4Kppp/8 b - - 3 40"]
        [WhiteElo "0123"]

        40... h1=Q 41. a8=Q g1=N+ 42. Kd2 f1=R 43. b8=R Rf2+ 44. Kc3 Rf3+ 45. Kb4 Rb3+ 46. Kxb3 Kxd7 47. c8=B+ 1/2-1/2
        """,
        // Chess960: castling on both sides, as king takes rook.
        """
        [Event "Freestyle"]
        [Site "Mainz"]
        [Date "2006.08.16"]
        [Round "1"]
        [White "C"]
        [Black "D"]
        [Result "0-1"]
        [Variant "Chess960"]
        [SetUp "1"]
        [FEN "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w GBgb - 0 1"]

        1. O-O O-O-O 2. d3 d6 0-1
        """,
        // Latin-1, and a null move.
        """
        [Event "Caf\u{E9}"]
        [Site "S\u{E3}o Paulo"]
        [Date "2001.01.01"]
        [Round "-"]
        [White "Pel\u{E9}"]
        [Black "Fran\u{E7}ois"]
        [Result "*"]

        1. e4 -- 2. d4 {a threat} d5 *
        """,
        // Only two tags of the Seven Tag Roster, in another order.
        """
        [Black "Second"]
        [White "First"]

        1. c4 (1. Nf3) 1... e5 1-0
        """,
        // Unusual and repeated tags.
        """
        [Event "Tags"]
        [Site "Here"]
        [Date "2010.10.10"]
        [Round "4"]
        [White "E"]
        [Black "F"]
        [Result "1-0"]
        [ECO "A00"]
        [WhiteElo "2400"]
        [WhiteElo "2500"]
        [Annotator "Nobody; \\"really\\""]
        [Annotator "Somebody"]
        [EventDate "2010.??.??"]
        [x_y "1"]
        [Empty ""]

        1. b4 1-0
        """,
        // Every tag has a column, and the round is almost a number.
        """
        [Event "Columns"]
        [Site "https://lichess.org/abcdefgh"]
        [Date "2020.02.29"]
        [Round "10.25"]
        [White "G"]
        [Black "H"]
        [Result "1/2-1/2"]
        [WhiteElo "9999"]
        [BlackElo "1"]
        [ECO "E99"]
        [TimeControl "-"]

        1. d4 Nf6 2. c4 g6 3. Nc3 Bg7 4. e4 d6 5. Nf3 O-O 6. Be2 e5 7. O-O Nc6 8. d5 Ne7 1/2-1/2
        """,
        // No tags.
        "1. e4 e5 2. Nf3 Nc6 0-1",
        // Black to move, a comment and no moves; only the tag has the result.
        """
        [Event "Adjourned"]
        [Site "Zürich"]
        [Date "1953.??.??"]
        [Round "15"]
        [White "I"]
        [Black "J"]
        [Result "0-1"]
        [SetUp "1"]
        [FEN "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 33"]

        {Never played on.} *
        """,
    ]

    /// The PGN file.
    static let bytes: [UInt8] = texts.enumerated().flatMap { number, text in
        (number == 4 ? text.unicodeScalars.map { UInt8($0.value) } : Array(text.utf8)) + Array("\n\n".utf8)
    }
}
