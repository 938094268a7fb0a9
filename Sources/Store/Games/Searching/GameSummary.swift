import PGN

/// What statistics want to know of a game besides its moves, in twelve bytes.
struct GameSummary {
    var result = GameResult.unknown
    /// 0 where it is not known.
    var whiteElo: UInt16 = 0
    var blackElo: UInt16 = 0
    /// 0 where it is not known.
    var year: UInt16 = 0
}
