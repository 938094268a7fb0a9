public import Chess

/// What an engine thinks of a position, and whose point of view that is.
///
/// ```swift
/// let score = Score(.mate(-2), for: .black)
/// print(score.seen(by: .white).value)  // mate(2)
/// print(Score.Value.centipawns(900) < .mate(12), Score.Value.mate(-1) < .mate(-9))  // true true
/// ```
public struct Score: Hashable, Sendable {
    /// A number of centipawns or a mate: never one for the other.
    public enum Value: Hashable, Sendable {
        /// Hundredths of a pawn; positive is good for whoever's point of view it is.
        case centipawns(Int)
        /// Mate in so many moves (not plies): positive, the point of view's owner mates; zero or negative, he is mated
        /// in that many (zero: he stands mated).
        case mate(Int)
    }

    /// How good it is for `pointOfView`.
    public let value: Value
    /// The side a positive value is good for.
    public let pointOfView: Side

    /// A value as that side sees it.
    public init(_ value: Value, for pointOfView: Side) {
        self.value = value
        self.pointOfView = pointOfView
    }

    /// What a game that is over on the board is worth to the side to move, which no engine is asked about: mated
    /// (`mate(0)`) or stalemate (`centipawns(0)`). Nil where there is a legal move.
    ///
    /// ```swift
    /// let position = try Position(fen: "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")
    /// if let score = Score(endOf: position) {
    ///     print(score.value, score.pointOfView, score.seen(by: .white).value)  // mate(0) black mate(1)
    /// }
    /// ```
    public init?(endOf position: Position) {
        guard !position.hasLegalMove else { return nil }
        self.init(position.isCheck ? .mate(0) : .centipawns(0), for: position.sideToMove)
    }

    /// The same score as `side` sees it. Standing mated (`mate(0)`) has no mirror image in the protocol; it becomes
    /// mate in one for the other side's view, which is the nearest thing that keeps its sign. So does the least number
    /// there is, which becomes the greatest.
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
    /// The order of preference of the point of view's owner: mated soon, mated late, bad, good, mates late, mates soon.
    public static func < (a: Score.Value, b: Score.Value) -> Bool {
        a.rank < b.rank
    }

    private var rank: (Int, Int) {
        switch self {
        // The complement turns the order round like a minus sign, for every number.
        case .mate(let moves) where moves <= 0: (0, ~moves)
        case .centipawns(let centipawns): (1, centipawns)
        case .mate(let moves): (2, ~moves)
        }
    }
}
