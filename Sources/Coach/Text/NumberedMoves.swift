public import Chess

/// Moves as a book prints them: `1.e4 c5 2.Nf3`.
public struct NumberedMoves: Sendable {
    /// One move in its place.
    public struct Step: Sendable, Hashable {
        /// `14.` before White's moves, `14...` before a Black move that begins the line, else empty.
        public let number: String
        public let san: String
    }

    public let steps: [Step]

    /// Creates the steps of legal moves from `start`. The first illegal move and all later ones are left out.
    public init(_ moves: [Move], from start: Position) {
        var position = start
        var steps: [Step] = []
        for move in moves {
            guard position.isLegal(move) else { break }
            steps.append(
                Step(number: Self.number(before: position, isFirst: steps.isEmpty), san: position.san(move)))
            position = position.playing(move)
        }
        self.steps = steps
    }

    /// `1.e4 c5 2.Nf3`; empty for no moves.
    public var text: String { steps.map { $0.number + $0.san }.joined(separator: " ") }

    private static func number(before position: Position, isFirst: Bool) -> String {
        position.sideToMove == .white || isFirst ? position.moveNumberText : ""
    }
}
