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

    /// Classifies a move with `score` compared with a move with score `expected`, both from the mover's point of view;
    /// see `LossBand`.
    public init(_ score: Score.Value, against expected: Score.Value) {
        self.init(LossBand(score, against: expected))
    }

    /// The class of a move that is not the one it is compared with.
    public init(_ band: LossBand) {
        self =
            switch band {
            case .sound, .slightlyWorse: .good
            case .inaccuracy: .inaccuracy
            case .mistake: .mistake
            case .blunder: .blunder
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
