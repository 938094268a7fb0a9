import PGN

/// What statistics need of a game besides its moves, in twelve bytes.
struct GameSummary {
    var result = GameResult.unknown
    /// 0 when unknown.
    var whiteElo: UInt16 = 0
    var blackElo: UInt16 = 0
    /// 0 when unknown.
    var year: UInt16 = 0
}
