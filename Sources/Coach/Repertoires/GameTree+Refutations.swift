import Chess
public import PGN

extension GameTree {
    /// Adds refutations as the last variations of their positions, and removes them from `refutations`, so that each is
    /// added to one chapter only.
    ///
    /// A position counts where a prepared move continues the line: a wrong move is never the only one there, and no line
    /// after a mistake has refutations. O(nodes).
    public mutating func add(_ refutations: inout FoundRefutations) {
        guard !refutations.found.isEmpty else { return }
        let side = refutations.side
        var taken: [(parent: NodeID, refutations: [FoundRefutations.Refutation])] = []
        // The nodes of lines that the learner does not play: after a mistake or a null move.
        var unplayed: Set<NodeID> = []
        forEachMove { node, before, _ in
            guard let parent = self[node].parent else { return }
            if unplayed.contains(parent) || self[node].isNull {
                unplayed.insert(node)
                return
            }
            guard before.sideToMove == side else { return }
            if self[node].nags.contains(where: \.isWarning) {
                unplayed.insert(node)
                return
            }
            let epd = before.epd
            guard let move = self[node].move, refutations.found[epd]?.prepared.contains(move) == true else { return }
            taken.append((parent, refutations.take(at: epd)))
        }
        for (parent, refutations) in taken {
            for refutation in refutations { add(refutation, to: parent) }
        }
    }

    /// Adds one refutation, unless its first move is there already.
    private mutating func add(_ refutation: FoundRefutations.Refutation, to parent: NodeID) {
        guard let wrong = refutation.moves.first, child(of: parent, playing: wrong) == nil,
            var node = append(wrong, to: parent, nags: [refutation.nag])
        else { return }
        for move in refutation.moves.dropFirst() {
            guard let next = append(move, to: node) else { return }
            node = next
        }
    }
}
