public import Chess

extension MoveGraph {
    /// The shortest line that begins with a move that is not prepared and transposes into the repertoire; nil when no
    /// line within `plies` does.
    ///
    /// Every move of the line occurs in the repertoire within `plies` plies after `position`, by either side. So it
    /// shows where the same moves lead in another order, not what the opponent will play.
    ///
    /// - Parameters:
    ///   - position: a position of the repertoire.
    ///   - move: legal there.
    ///   - plies: the length of the longest line to look for, from 1.
    /// - Complexity: O(orders of the repertoire's next moves), some thousands at most.
    public func wayBack(from position: Position, playing move: Move, within plies: Int = 5) -> [Move]? {
        guard let index = index(of: position.identity), plies > 0 else { return nil }
        let after = position.playing(move)
        if self.index(of: after.identity) != nil { return [move] }
        let candidates = movesAfter(index, plies: plies)
        var shorter: [(line: [Move], position: Position)] = [([move], after)]
        var seen: Set<PositionIdentity> = [after.identity]
        for _ in 1..<plies {
            var longer: [(line: [Move], position: Position)] = []
            for (line, position) in shorter {
                for next in candidates where next.side == position.sideToMove && position.isLegal(next.move) {
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

    /// The moves of the repertoire within `plies` plies after a position, each once, the nearest first.
    private func movesAfter(_ index: Int, plies: Int) -> [SideMove] {
        var moves: [SideMove] = []
        var known: Set<SideMove> = []
        var current = [index]
        var seen: Set<Int> = [index]
        for _ in 0..<plies {
            var following: [Int] = []
            for index in current {
                for next in successors(of: index) {
                    let move = SideMove(side: isOwn(index) ? side : side.opponent, move: next.move)
                    if known.insert(move).inserted { moves.append(move) }
                    if seen.insert(next.position).inserted { following.append(next.position) }
                }
            }
            current = following
        }
        return moves
    }
}

private struct SideMove: Hashable {
    let side: Side
    let move: Move
}
