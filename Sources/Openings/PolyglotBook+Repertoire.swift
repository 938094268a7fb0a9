public import Chess

extension PolyglotBook {
    /// Adds the prepared moves of all positions where the learner is to move; the main move has the greatest weight.
    ///
    /// The opponent's moves are left out: a program that plays from the book plays the learner's side. A position that
    /// is reached by a pawn's two-square move and by another one has two Polyglot keys if an enemy pawn stands beside
    /// the pawn but may not capture it (it is pinned); both are added. O(moves of the repertoire).
    public mutating func add(_ repertoire: Repertoire) {
        for (index, position) in repertoire.positions.enumerated() {
            if position.isOwn {
                add(position, as: position.position)
            } else {
                for successor in repertoire.successors(of: index) {
                    add(repertoire.positions[successor.position], as: position.position.playing(successor.move))
                }
            }
        }
    }

    private mutating func add(_ own: RepertoirePosition, as position: Position) {
        guard own.isOwn, !own.prepared.isEmpty else { return }
        add(own.prepared.map(\.move), in: position)
    }
}
