public import UCI

/// How bad a move is, by what it costs in the practical chance to win.
public enum MoveClass: String, Sendable, Hashable, CaseIterable, Comparable {
    /// The very move it is compared with.
    case best
    case good
    /// Loses 5 points of the win chance or more.
    case inaccuracy
    /// Loses 10 points or more.
    case mistake
    /// Loses 15 points or more.
    case blunder

    /// Judges a move of `score` against another of score `expected`, both from the mover's point of view.
    ///
    /// Mates are judged as Lichess's review does: walking into a mate, or letting one slip, is a blunder, unless the
    /// game was as good as lost anyway (below −9.99 an inaccuracy, below −7.00 a mistake) or is as good as won still
    /// (above 9.99, above 7.00). A mate that takes longer is good.
    public init(_ score: Score.Value, against expected: Score.Value) {
        switch (expected, score) {
        case (.centipawns(let before), .mate(let moves)) where moves <= 0: self = Self.mate(cushion: -before)
        case (.mate(let moves), .centipawns(let after)) where moves > 0: self = Self.mate(cushion: after)
        case (.mate(let before), .mate(let after)) where before > 0 && after <= 0: self = .blunder
        default:
            switch WinChance.percent(expected) - WinChance.percent(score) {
            case 15...: self = .blunder
            case 10...: self = .mistake
            case 5...: self = .inaccuracy
            default: self = .good
            }
        }
    }

    private static func mate(cushion: Int) -> MoveClass {
        switch cushion {
        case 1000...: .inaccuracy
        case 701...: .mistake
        default: .blunder
        }
    }

    /// From best to worst.
    public static func < (a: MoveClass, b: MoveClass) -> Bool {
        a.order < b.order
    }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The sign behind the move: `??`, `?`, `?!` or nothing.
    public var sign: String {
        switch self {
        case .best, .good: ""
        case .inaccuracy: "?!"
        case .mistake: "?"
        case .blunder: "??"
        }
    }
}
