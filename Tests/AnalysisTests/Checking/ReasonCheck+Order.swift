import Analysis
import Chess

extension ReasonCheck {
    /// Checks what is said of the expected move only instead of nothing.
    func order(_ point: PreparedPoint) -> String? {
        let move = moves[0]
        switch point {
        case .checks:
            return all(
                (positions[1].isCheck, "no check"), (!others[1].isCheck, "the played move gives check too"),
                (moves.count > 2 || grids[0].owner(of: move.to) == opponent, "nothing follows"))
        case .comesFirst(let next):
            let other = comparison.played.line.moves
            guard let next else { return other.count > 2 && other[2] == move ? nil : "it does not come later" }
            return all(
                (next == other[0], "that is not the played move"),
                ([2, 4].contains { $0 < moves.count && moves[$0] == next }, "it does not follow"))
        case .headsFor(let square, let target):
            let ply = [2, 4].first { $0 < moves.count && moves[$0].from == move.to }
            return all(
                (ply.map { moves[$0].to } == square, "it does not go there"),
                (ply.map { grids[$0][square] } == ".", "the square is not empty"),
                (!grids[0].attacks(move.from, square), "it could go there at once"),
                (
                    target.map { kind in
                        let grid = grids[(ply ?? 0) + 1]
                        return Grid.squares.contains {
                            grid.owner(of: $0) == opponent && grid.attacks(square, $0)
                                && grid[$0].lowercased() == String(kind.letter).lowercased()
                        }
                    } ?? true, "it attacks no such piece"
                ))
        case .guardsMore(let square):
            return all(
                (grids[0].owner(of: square) == learner && grids[0][square] == grids[1][square], "not the learner's"),
                (grids[1].attacks(move.to, square) && !grids[0].attacks(move.from, square), "not newly guarded"),
                (!Grid(others[1]).attackers(of: square, by: opponent).isEmpty, "the opponent does not attack it"))
        default: return "unchecked"
        }
    }
}
