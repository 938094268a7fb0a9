public import UCI

/// The class of a move by its loss of win chance.
public enum MoveClass: String, Sendable, Hashable, CaseIterable, Comparable {
    /// The move is the one it is compared with.
    case best
    case good
    /// Loses at least 5 points of win chance.
    case inaccuracy
    /// Loses at least 10 points.
    case mistake
    /// Loses at least 15 points.
    case blunder

    /// Classifies a move with `score` compared with a move with score `expected`, both from the mover's point of view.
    ///
    /// Mates are classified as in Lichess's review: allowing a mate or missing one is a blunder, unless the position
    /// was lost before (below −9.99 an inaccuracy, below −7.00 a mistake) or is still won (above 9.99, above 7.00). A
    /// slower mate is good.
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

    /// Orders classes from best to worst.
    public static func < (a: MoveClass, b: MoveClass) -> Bool {
        a.order < b.order
    }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The sign after the move: `??`, `?`, `?!` or nothing.
    public var sign: String {
        switch self {
        case .best, .good: ""
        case .inaccuracy: "?!"
        case .mistake: "?"
        case .blunder: "??"
        }
    }
}
