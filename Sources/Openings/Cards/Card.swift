public import Chess
public import PGN

/// One question: a position where it is the learner's move and at least one move is prepared.
public struct Card: Sendable {
    public let key: CardKey
    public let position: Position
    private let lineStart: LineStart
    /// The moves that lead to the first appearance of the position.
    public let line: [Move]
    /// The answer: never empty, the main move first.
    public private(set) var prepared: [AnnotatedMove]
    public private(set) var warnings: [AuthorWarning]
    /// The comments on the opponent's moves that lead here. They may give the answer away: see `Training.LeakFilter`.
    public let comments: [Comment]
    /// The rank in a walk through the lines; see `RepertoirePosition.order`.
    public let order: Int
    public let repertoire: String

    init(_ position: RepertoirePosition, side: Side, repertoire: String) {
        key = CardKey(side: side, epd: position.position.epd)
        self.position = position.position
        lineStart = LineStart(position.start)
        line = position.line
        prepared = position.prepared
        warnings = position.warnings
        comments = position.comments
        order = position.order
        self.repertoire = repertoire
    }

    /// The position the line starts from.
    public var start: Position { lineStart.position }
    /// The line by which the position first appears.
    public var route: PlayedLine { PlayedLine(start: start, moves: line, reaching: position) }

    /// Returns the card after the learner added a move to their repertoire: the move is prepared, as the last
    /// alternative, and is not a mistake any more.
    public func accepting(_ move: Move) -> Card {
        guard position.isLegal(move), !prepared.contains(where: { $0.move == move }) else { return self }
        var card = self
        card.prepared.append(AnnotatedMove(added: move, in: position))
        card.warnings.removeAll { $0.move == move }
        return card
    }

    /// Returns the card after the learner removed a move that they had added. A move of a file is not removed.
    public func withdrawing(_ move: Move) -> Card {
        var card = self
        card.prepared.removeAll { $0.move == move && $0.isAdded }
        return card.prepared.isEmpty ? self : card
    }

    /// A digest (FNV-1a, 64 bits) of all comments, glyphs and drawings at this position. It is stable and may be stored.
    /// If two texts have the same digest, a changed comment is not reported.
    public var remarks: UInt64 {
        var digest = Checksum()
        for comment in comments { digest.add(ended: comment.raw) }
        for move in prepared.sorted(by: { $0.uci < $1.uci }) {
            let isSilent = move.comments.isEmpty && move.nags.isEmpty
            if !isSilent { digest.add(ended: move.uci) }
            for nag in move.nags { digest.add(ended: "$\(nag.rawValue)") }
            for comment in move.comments { digest.add(ended: comment.raw) }
        }
        for warning in warnings.sorted(by: { $0.uci < $1.uci }) {
            digest.add(ended: warning.uci)
            for comment in warning.comments { digest.add(ended: comment.raw) }
        }
        return digest.value
    }
}

extension Checksum {
    /// Adds a text and its end: no byte of UTF-8 is 0xff.
    fileprivate mutating func add(ended text: String) {
        add(text)
        add(0xff)
    }
}
