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
        case .comesFirst(let ply):
            let line = ply == nil ? comparison.played.line : comparison.expected.line
            let (later, ply) = (ply == nil ? move : comparison.played.move, ply ?? 2)
            guard ply < line.moves.count else { return "the line is too short" }
            let (before, last) = (line.positions[ply], line.moves[ply - 1])
            return all(
                (line.moves[ply] == later, "it does not come later"), (!before.isCheck, "it answers a check"),
                (Grid(before)[later.from] == grids[0][later.from], "another piece makes it"),
                (
                    (Grid(before)[later.to] == ".") == (grids[0][later.to] == "."),
                    "it takes something else than at once"
                ),
                (
                    last.to != later.to || Grid(line.positions[ply - 1])[last.to] == ".", "it only takes back"
                ))
        case .headsFor(let square, let ply, let target):
            return all(
                (ply < moves.count && moves[ply].from == move.to && moves[ply].to == square, "it does not go there"),
                (grids[ply][square] == "." && !positions[ply].isCheck, "it takes something or answers a check"),
                (!grids[0].attacks(move.from, square), "it could go there at once"),
                (
                    target.map { kind in
                        let grid = grids[ply + 1]
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
                (
                    // Where the played move moves it, it is attacked after the expected one.
                    !Grid(comparison.played.move.from == square ? positions[1] : others[1])
                        .attackers(of: square, by: opponent).isEmpty, "the opponent does not attack it"
                ))
        case .avoidsExchange:
            let line = comparison.played.line
            guard line.moves.count > 1 else { return "no exchange" }
            // The played move takes with the piece, or the reply takes it.
            let isOwn = line.moves[0].from == move.from
            let takes = isOwn ? 0 : 1
            return all(
                (
                    takes + 1 < line.moves.count && line.moves[takes].to == line.moves[takes + 1].to
                        && Grid(line.positions[takes])[line.moves[takes].to] != ".", "no exchange"
                ),
                (isOwn || line.moves[1].to == move.from, "the reply does not take it"),
                (Grid(line.positions[takes])[line.moves[takes].from].isMinor, "no knight or bishop takes"),
                (Grid(line.positions[takes])[line.moves[takes].to].isMinor, "no knight or bishop is taken"),
                (!isTakenLater, "it is taken all the same"))
        case .makesRoom(let ply):
            guard ply < moves.count else { return "the line is too short" }
            let next = moves[ply]
            return all(
                (next.from != move.to && grids[ply][next.from] == grids[0][next.from], "another piece goes there"),
                (grids[ply][next.to] == ".", "it takes something"),
                (
                    !grids[0].attacks(next.from, next.to) || grids[0].owner(of: next.to) == learner,
                    "it could go there before"
                ),
                (grids[1].attacks(next.from, next.to), "the way is not open"),
                (
                    {
                        let other = Grid(others[1])
                        return other[next.from] != grids[0][next.from] || other.owner(of: next.to) == learner
                            || !other.attacks(next.from, next.to)
                    }(), "it is open after the played move too"
                ))
        default: return "unchecked"
        }
    }

    /// Whether the opponent takes the moved piece in the first eight plies of the line, wherever it goes.
    private var isTakenLater: Bool {
        var place = moves[0].to
        for (ply, move) in moves.prefix(8).enumerated().dropFirst() {
            if ply % 2 == 1, move.to == place { return true }
            if move.from == place { place = move.to }
        }
        return false
    }
}

extension Character {
    /// Whether it is the letter of a knight or bishop of either side.
    fileprivate var isMinor: Bool { "NnBb".contains(self) }
}
