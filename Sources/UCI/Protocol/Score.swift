public import Chess

/// An engine's evaluation of a position and its point of view.
///
/// ```swift
/// let score = Score(.centipawns(-35), for: .black)
/// print(score, score.value, score.pointOfView)  // +0.35 -0.35 black
/// print(Score(.mate(-2), for: .black).seen(by: .white).value == .mate(2))  // true
/// print(Score.Value.centipawns(900) < .mate(12), Score.Value.mate(-1) < .mate(-9))  // true true
/// ```
public struct Score: Hashable, Sendable {
    /// An evaluation in centipawns or a mate, kept apart.
    public enum Value: Hashable, Sendable {
        /// Hundredths of a pawn; positive is good for the point of view.
        case centipawns(Int)
        /// Mate in that many moves (not plies): positive if the side of the point of view mates, zero or negative if it
        /// is mated (zero: it is checkmated now).
        case mate(Int)
    }

    /// The value from `pointOfView`.
    public let value: Value
    /// The side for which a positive value is good.
    public let pointOfView: Side

    /// Creates a score from the point of view of a side.
    public init(_ value: Value, for pointOfView: Side) {
        self.value = value
        self.pointOfView = pointOfView
    }

    /// Creates the score of a finished game for the side to move, without an engine: checkmated (`mate(0)`) or
    /// stalemate (`centipawns(0)`). Nil if there is a legal move.
    ///
    /// ```swift
    /// let position = try Position(fen: "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")
    /// if let score = Score(endOf: position) {
    ///     print(score, score.pointOfView, score.seen(by: .white).value)  // checkmate black #1
    /// }
    /// ```
    public init?(endOf position: Position) {
        guard !position.hasLegalMove else { return nil }
        self.init(position.isCheck ? .mate(0) : .centipawns(0), for: position.sideToMove)
    }

    /// Returns the score from the point of view of `side`. Being checkmated (`mate(0)`) has no opposite in the
    /// protocol; it becomes mate in one, the nearest value with the right sign. The smallest integer becomes the
    /// largest one.
    public func seen(by side: Side) -> Score {
        guard side != pointOfView else { return self }
        switch value {
        case .centipawns(let centipawns): return Score(.centipawns(Self.negative(centipawns)), for: side)
        case .mate(0): return Score(.mate(1), for: side)
        case .mate(let moves): return Score(.mate(Self.negative(moves)), for: side)
        }
    }

    private static func negative(_ number: Int) -> Int { number == .min ? .max : -number }
}

extension Score.Value: Comparable {
    /// Orders values by preference: mated soon, mated late, bad, good, mates late, mates soon.
    public static func < (a: Score.Value, b: Score.Value) -> Bool {
        a.rank < b.rank
    }

    private var rank: (Int, Int) {
        switch self {
        // The complement reverses the order like a minus sign, but for every number.
        case .mate(let moves) where moves <= 0: (0, ~moves)
        case .centipawns(let centipawns): (1, centipawns)
        case .mate(let moves): (2, ~moves)
        }
    }
}

extension Score: CustomStringConvertible {
    /// The score from White's point of view, whatever `pointOfView` is, as in PGN's `[%eval]`: `+0.35`, `-1.20`; `#3` if
    /// White mates in three moves, `#-2` if Black mates in two; `checkmate`. For a side's view print the `value` of
    /// `seen(by:)`.
    public var description: String { (value == .mate(0) ? self : seen(by: .white)).value.description }
}

extension Score.Value: CustomStringConvertible {
    /// The value in pawns with its sign, `+0.35`, `-1.20`, `0.00`; or the number of moves to mate, `#3`, `#-2`;
    /// `checkmate` for the side that is mated.
    public var description: String {
        switch self {
        case .centipawns(let centipawns):
            let (pawns, rest) = centipawns.magnitude.quotientAndRemainder(dividingBy: 100)
            let sign = centipawns < 0 ? "-" : centipawns > 0 ? "+" : ""
            return "\(sign)\(pawns).\(rest < 10 ? "0" : "")\(rest)"
        case .mate(0): return "checkmate"
        case .mate(let moves): return "#\(moves)"
        }
    }
}
