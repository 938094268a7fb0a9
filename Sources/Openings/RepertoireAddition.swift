public import Chess

/// A move the learner added to the repertoire (`accept`, `add`). Additions are stored separately from the files, so
/// that imports do not change them.
public struct RepertoireAddition: Hashable, Sendable {
    /// A move of the opponent's and the position it is played in.
    public struct OpponentMove: Hashable, Sendable {
        public let position: Position
        public let move: Move
    }

    public let position: Position
    /// Legal in `position`.
    public let move: Move
    /// The reply that leads to `position`, which may be in no file; nil for an alternative in a position of a file.
    public let reply: OpponentMove?
    /// The repertoire it belongs to; nil for every repertoire that contains the position.
    public let repertoire: String?

    /// An alternative. Nil when the move is not legal in the position.
    public init?(position: Position, move: Move, repertoire: String? = nil) {
        guard position.isLegal(move) else { return nil }
        self.position = position
        self.move = move
        self.repertoire = repertoire
        reply = nil
    }

    /// The answer to a reply of the opponent's. Nil when one of the moves is not legal.
    ///
    /// - Parameter before: where the reply is played.
    public init?(before: Position, reply: Move, move: Move, repertoire: String? = nil) {
        guard before.isLegal(reply) else { return nil }
        let position = before.playing(reply)
        guard position.isLegal(move) else { return nil }
        self.position = position
        self.move = move
        self.repertoire = repertoire
        self.reply = OpponentMove(position: before, move: reply)
    }

    /// The learner's side.
    public var side: Side { position.sideToMove }
}
