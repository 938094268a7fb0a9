public import Chess

extension Repertoire {
    /// How a move that is not prepared comes back into the repertoire: a line that begins with it and ends in a known
    /// position, the shortest there is; nil when there is none within `plies`.
    ///
    /// It is a line of the book in another order: every move in it is one that the repertoire plays soon behind
    /// `position`, by either side. So it says what the same moves would lead to, not what the opponent will do.
    ///
    /// - Parameters:
    ///   - position: one of the repertoire's own.
    ///   - move: legal there.
    ///   - plies: the longest line looked for, from 1.
    /// - Complexity: as many positions as the repertoire's next moves can be put in order, some thousands at most.
    public func wayBack(from position: Position, playing move: Move, within plies: Int = 5) -> [Move]? {
        guard let index = index(of: position.identity), plies > 0 else { return nil }
        let after = position.playing(move)
        if self.index(of: after.identity) != nil { return [move] }
        let usual = movesBehind(index, plies: plies)
        var shorter: [(line: [Move], position: Position)] = [([move], after)]
        var seen: Set<PositionIdentity> = [after.identity]
        for _ in 1..<plies {
            var longer: [(line: [Move], position: Position)] = []
            for (line, position) in shorter {
                for next in usual where next.side == position.sideToMove && position.isLegal(next.move) {
                    let reached = position.playing(next.move)
                    guard seen.insert(reached.identity).inserted else { continue }
                    if self.index(of: reached.identity) != nil { return line + [next.move] }
                    longer.append((line + [next.move], reached))
                }
            }
            shorter = longer
        }
        return nil
    }

    /// The moves the repertoire knows within so many plies behind a position, each once, the nearest first.
    private func movesBehind(_ index: Int, plies: Int) -> [SideMove] {
        var moves: [SideMove] = []
        var known: Set<SideMove> = []
        var places = [index]
        var seen: Set<Int> = [index]
        for _ in 0..<plies {
            var further: [Int] = []
            for place in places {
                for next in successors(of: place) {
                    let move = SideMove(side: positions[place].position.sideToMove, move: next.move)
                    if known.insert(move).inserted { moves.append(move) }
                    if seen.insert(next.position).inserted { further.append(next.position) }
                }
            }
            places = further
        }
        return moves
    }

    private struct SideMove: Hashable {
        let side: Side
        let move: Move
    }
}
