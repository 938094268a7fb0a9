import Chess

/// Merges the moves that the learner added to those of the chapters.
extension Merge {
    /// Adds the move, and the reply that leads to it, where the graph knows one of the two positions.
    mutating func add(_ addition: RepertoireAddition) {
        let reached = addition.reply.flatMap { reach($0) }
        guard let from = reached ?? graph.index[addition.position.identity],
            !graph.positions[from].prepared.contains(where: { $0.move == addition.move })
        else { return }
        let position = graph.positions[from].position
        graph.positions[from].prepared.append(AnnotatedMove(added: addition.move, in: position))
        graph.link(addition.move, from: from, to: successor(of: from, playing: addition.move))
    }

    /// Returns the place after the opponent's reply; nil when the graph does not have the position before it.
    private mutating func reach(_ reply: RepertoireAddition.OpponentMove) -> Int? {
        guard let from = graph.index[reply.position.identity] else { return nil }
        let before = graph.positions[from]
        let to = successor(of: from, playing: reply.move)
        graph.link(reply.move, from: from, to: to)
        if !before.replies.contains(where: { $0.move == reply.move }) {
            graph.positions[from].replies.append(AnnotatedMove(added: reply.move, in: before.position))
        }
        return to
    }

    /// Returns the place a move leads to. It is created when there is none.
    private mutating func successor(of from: Int, playing move: Move) -> Int {
        let before = graph.positions[from]
        let after = before.position.playing(move)
        let identity = after.identity
        let side = input.side
        return place(of: identity) {
            RepertoirePosition(
                position: after, identity: identity, isOwn: after.sideToMove == side, start: before.start,
                line: before.line + [move], chapter: before.chapter, location: before.location)
        }
    }
}
