import PGN

/// What statistics need of a game besides its moves, in a few bytes.
struct GameSummary: Equatable {
    var result = GameResult.unknown
    /// 0 when unknown.
    var whiteElo: UInt16 = 0
    var blackElo: UInt16 = 0
    /// 0 when unknown.
    var year: UInt16 = 0
    /// Nil when unknown.
    var speed: GameSpeed?

    /// The greatest rating or year; a greater one counts as this.
    static let greatestNumber: UInt16 = 1 << 14 - 1
}
