import Chess

extension Repertoire {
    /// Returns the source with add-one smoothing: every reply of the repertoire counts as played once more where the
    /// database contains the position. A reply that was not played in twenty games is then not impossible, and one that
    /// was not played in two thousand games is still rare.
    public func counting(eachReplyOnceIn source: @escaping FrequencySource) -> FrequencySource {
        { position in
            guard let played = try source(position), let index = index(of: position.identity), !positions[index].isOwn
            else { return try source(position) }
            var moves = played.moves
            for reply in successors(of: index) {
                let known = moves.firstIndex { $0.move == reply.move }
                let old = known.map { moves[$0] } ?? PlayedMove(reply.move, games: 0)
                let new = PlayedMove(
                    old.move, games: old.games + 1, white: old.white, draws: old.draws, black: old.black,
                    rated: old.rated)
                if let known { moves[known] = new } else { moves.append(new) }
            }
            return PlayedMoves(games: played.games + successors(of: index).count, moves: moves)
        }
    }
}
