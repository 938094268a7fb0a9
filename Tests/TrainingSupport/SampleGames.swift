/// Games as the great sites export them, written for these tests.
public enum SampleGames {
    /// Lichess: UTC tags, clocks and evaluations, the game's page in Site. The learner is Muster.
    public static let lichess = """
        [Event "Rated Blitz game"]
        [Site "https://lichess.org/AbCd1234"]
        [Date "2026.11.20"]
        [Round "-"]
        [White "muster"]
        [Black "Gegner"]
        [Result "1-0"]
        [UTCDate "2026.11.20"]
        [UTCTime "19:02:11"]
        [WhiteElo "1804"]
        [BlackElo "1799"]
        [WhiteRatingDiff "+6"]
        [BlackRatingDiff "-5"]
        [Variant "Standard"]
        [TimeControl "180+2"]
        [ECO "C50"]
        [Opening "Italian Game"]
        [Termination "Time forfeit"]

        1. e4 { [%eval 0.18] [%clk 0:03:00] } 1... e5 { [%eval 0.21] [%clk 0:03:00] } 2. Bc4 { [%clk 0:02:58] } 2... Nf6?! { (0.10 → 0.60) Inaccuracy. d6 was best. } { [%eval 0.6] } (2... d6) 3. d3 1-0


        [Event "Rated Blitz game"]
        [Site "https://lichess.org/EfGh5678"]
        [Date "2026.11.20"]
        [White "Andere"]
        [Black "MUSTER"]
        [Result "1/2-1/2"]
        [UTCDate "2026.11.20"]
        [UTCTime "18:40:00"]
        [Variant "Standard"]
        [TimeControl "180+2"]
        [Termination "Normal"]

        1. e4 { [%clk 0:03:00] } 1... c6 { [%clk 0:03:00] } 2. d4 d5 3. f3 dxe4 1/2-1/2

        """

    /// Lichess: a variant whose moves are not chess, one from a position of its own, an aborted game.
    public static let variants = """
        [Event "Rated Crazyhouse game"]
        [Site "https://lichess.org/cRaZy001"]
        [White "muster"]
        [Black "Gegner"]
        [Result "0-1"]
        [Variant "Crazyhouse"]

        1. e4 d5 2. exd5 Qxd5 3. P@e4 Qxe4+ 0-1

        [Event "Chess960"]
        [Site "https://lichess.org/n960n960"]
        [White "Gegner"]
        [Black "muster"]
        [Result "0-1"]
        [Variant "Chess960"]
        [FEN "this is no FEN"]
        [SetUp "1"]

        1. e4 e5 0-1

        [Event "Casual game"]
        [Site "https://lichess.org/nOmOvEs1"]
        [White "muster"]
        [Black "Gegner"]
        [Result "*"]
        [Variant "Standard"]

        *

        [Event "Casual game"]
        [Site "https://lichess.org/oThErS11"]
        [White "Andere"]
        [Black "Gegner"]
        [Result "1-0"]

        1. e4 Nonsense 1-0

        """

    /// chess.com: the game's page in Link, tenths on the clock, `1...` before Black's moves.
    public static let chesscom = """
        [Event "Live Chess"]
        [Site "Chess.com"]
        [Date "2026.11.19"]
        [Round "-"]
        [White "muster"]
        [Black "Dritter"]
        [Result "0-1"]
        [CurrentPosition "rnbqkbnr/pp1ppppp/8/2p5/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 2"]
        [Timezone "UTC"]
        [ECO "B23"]
        [ECOUrl "https://www.chess.com/openings/Closed-Sicilian-Defense"]
        [UTCDate "2026.11.19"]
        [UTCTime "20:15:30"]
        [WhiteElo "1750"]
        [BlackElo "1760"]
        [TimeControl "180"]
        [Termination "Dritter won by resignation"]
        [StartTime "20:15:30"]
        [EndDate "2026.11.19"]
        [EndTime "20:18:02"]
        [Link "https://www.chess.com/game/live/123456789"]

        1. e4 {[%clk 0:02:59.9]} 1... c5 {[%clk 0:02:58.1]} 2. Nc3 {[%clk 0:02:57.4]} 2... Nc6 {[%clk 0:02:55]} 0-1

        """

    /// The learner's book for White, which marks 2.Bc4 as a mistake.
    public static let white = """
        [Event "Italian"]
        [Orientation "white"]

        1. e4 e5 (1... c5 2. Nf3) 2. Nf3 (2. Bc4?! Nf6 {hits e4}) 2... Nc6 3. Bc4 *

        """

    public static let black = """
        [Event "Caro-Kann"]
        [Orientation "black"]

        1. e4 c6 2. d4 d5 3. e5 (3. Nc3 dxe4) (3. exd5 cxd5) 3... Bf5 *

        """
}
