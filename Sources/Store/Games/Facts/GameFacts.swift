import PGN

/// What filters and statistics need of a game besides its moves, in six bytes.
struct GameFacts: Equatable {
    /// From the lowest bit: 14 bits for each rating, 14 for the year, two for the result, three for the speed; bit 47 is set
    /// in every game. 0 is no game.
    let rawValue: UInt64

    /// The bits of a game.
    static let bits: UInt64 = 48

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// A game that was removed, or that does not count.
    static let none = GameFacts(rawValue: 0)

    init(_ game: GameSummary) {
        func clamped(_ number: UInt16) -> UInt64 { UInt64(min(number, GameSummary.greatestNumber)) }
        var bits = clamped(game.whiteElo) | clamped(game.blackElo) << 14 | clamped(game.year) << 28
        bits |= UInt64(Self.results.firstIndex(of: game.result) ?? 0) << 42
        bits |= UInt64(game.speed.flatMap(GameSpeed.allCases.firstIndex).map { $0 + 1 } ?? 0) << 44
        rawValue = bits | 1 << 47
    }

    private static let results: [GameResult] = [.unknown, .whiteWins, .draw, .blackWins]

    var isGame: Bool { rawValue != 0 }

    var summary: GameSummary {
        GameSummary(
            result: result, whiteElo: number(at: 0), blackElo: number(at: 14), year: number(at: 28), speed: speed)
    }

    private var result: GameResult {
        switch rawValue >> 42 & 3 {
        case 1: .whiteWins
        case 2: .draw
        case 3: .blackWins
        default: .unknown
        }
    }

    private var speed: GameSpeed? {
        switch rawValue >> 44 & 7 {
        case 1: .bullet
        case 2: .blitz
        case 3: .rapid
        case 4: .classical
        case 5: .correspondence
        default: nil
        }
    }

    private func number(at bit: UInt64) -> UInt16 {
        UInt16(truncatingIfNeeded: rawValue >> bit) & GameSummary.greatestNumber
    }
}
