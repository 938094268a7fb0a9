public import UCI

/// How much a move loses compared with another, from the mover's point of view.
///
/// The bands are those of Lichess's review (0.1, 0.2 and 0.3 on its scale from −1 to +1, that is 5, 10 and 15 points of
/// win chance), with two finer ones below an inaccuracy.
public enum LossBand: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// At most 3 points of win chance, or better than the other move.
    case sound
    /// More than 3 points.
    case slightlyWorse
    /// At least 5 points.
    case inaccuracy
    /// At least 10 points.
    case mistake
    /// At least 15 points.
    case blunder

    /// The losses of win chance at which the bands begin, in points.
    public static let thresholds: [Double] = [3, 5, 10, 15]

    /// Returns the band of a loss in points of win chance.
    public init(points: Double) {
        switch points {
        case 15...: self = .blunder
        case 10...: self = .mistake
        case 5...: self = .inaccuracy
        case let points where points > 3: self = .slightlyWorse
        default: self = .sound
        }
    }

    /// Returns the band of a move with `score` compared with a move with score `expected`, both from the mover's point
    /// of view.
    ///
    /// Mates are judged as in Lichess's review: allowing a mate or missing one is a blunder, unless the position was
    /// lost before (below −9.99 an inaccuracy, below −7.00 a mistake) or is still won (above 9.99, above 7.00). A
    /// slower mate is sound.
    public init(_ score: Score.Value, against expected: Score.Value) {
        switch (expected, score) {
        case (.centipawns(let before), .mate(let moves)) where moves <= 0: self = Self.mate(cushion: -before)
        case (.mate(let moves), .centipawns(let after)) where moves > 0: self = Self.mate(cushion: after)
        case (.mate(let before), .mate(let after)) where before > 0 && after <= 0: self = .blunder
        default: self.init(points: WinChance.percent(expected) - WinChance.percent(score))
        }
    }

    private static func mate(cushion: Int) -> LossBand {
        switch cushion {
        case 1000...: .inaccuracy
        case 701...: .mistake
        default: .blunder
        }
    }

    public static func < (a: LossBand, b: LossBand) -> Bool { a.rawValue < b.rawValue }
}
