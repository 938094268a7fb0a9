public import Chess

/// The reply captures a piece for nothing, or for less.
public struct HangingPiece: Tactic, Hashable {
    public let ply = 1
    public let square: Square
    /// Whether a recapture is possible: the piece was then captured by a less valuable one, or attacked more often than
    /// defended.
    public let isDefended: Bool

    /// Whether it is a pawn that the opponent could take after the expected move too, at least for the moment: then the
    /// played move only loses it for good. Always false without an expected move, or if that captures.
    public let isForGood: Bool

    /// Nil if the reply does not win material by a capture, or is a recapture.
    init?(in line: Refutation, expected: Refutation? = nil) {
        guard line.moves.count > 1, let material = line.material else { return nil }
        let reply = line.moves[1]
        let before = line.positions[1]
        // A capture with a recapture is a lost exchange, which the material balance describes better.
        guard let victim = before.captured(by: reply), before[reply.to] != nil, line.explainsLoss(victim, atPly: 1),
            line.positions[0].captured(by: line.moves[0]) == nil || reply.to != line.moves[0].to,
            before.exchange(on: reply.to) >= min(2, material.loss.points),
            // Otherwise most of what it is worth is given back, and it is not the piece that costs the material.
            before.exchange(on: reply.to) <= material.loss.points + 1 || material.loss.text == "material",
            !Self.isMadeUp(victim, in: line)
        else { return nil }
        square = reply.to
        isDefended = line.positions[2].legalMoves().contains { $0.to == reply.to && !$0.isCastling }
        // A pawn that can be recaptured is an exchange, not a hanging pawn.
        guard victim != .pawn || !isDefended else { return nil }
        isForGood =
            victim == .pawn
            && expected.map {
                $0.start.captured(by: $0.moves[0]) == nil && $0.positions[1].isTakenAlike(reply, in: before)
            } ?? false
    }

    /// Returns whether the learner's next move takes something else of the same value for nothing: then this capture
    /// costs nothing.
    private static func isMadeUp(_ victim: PieceKind, in line: Refutation) -> Bool {
        guard line.moves.count > 2, line.moves[2].to != line.moves[1].to,
            let taken = line.positions[2].captured(by: line.moves[2])
        else { return false }
        return taken.value >= victim.value && line.positions[2].exchange(on: line.moves[2].to) >= victim.value
    }

    func phrase(in line: MoveLine) -> String {
        let before = line.position(before: 1)
        let kind = before[square]?.kind.name ?? "piece"
        let isGuarded = !before.attackers(of: square, by: before.sideToMove.opponent).isEmpty
        if isForGood { return "takes the \(kind) on \(square) for good" }
        guard isGuarded, let taker = before[line.moves[1].from] else {
            return "takes the undefended \(kind) on \(square)"
        }
        guard isDefended, taker.kind != .king, taker.kind.value < before.value(of: square) else {
            return "takes the \(kind) on \(square), which is not defended well enough"
        }
        return "takes the \(kind) on \(square) with a \(taker.kind.name)"
    }
}

extension Position {
    /// Returns whether a capture is possible as in another position, of the same piece, and wins it there at least for the
    /// moment.
    fileprivate func isTakenAlike(_ capture: Move, in other: Position) -> Bool {
        self[capture.from] == other[capture.from] && self[capture.to] == other[capture.to] && isLegal(capture)
            && exchange(on: capture.to) >= other.value(of: capture.to)
    }
}
