import Analysis
import Chess

extension ReasonCheck {
    func holds(_ point: PreparedPoint) -> String? {
        let (start, after, other) = (positions[0], positions[1], others[1])
        let move = moves[0]
        switch point {
        case .stops(let reply, let isMate):
            let mates = after.legalMoves().contains(reply) && after.playing(reply).legalMoves().isEmpty
            return isMate
                ? all((!mates, "it is still mate")) : all((!after.legalMoves().contains(reply), "legal"))
        case .saves(let square):
            return all(
                ((start.passed?.bestCapture(on: square) ?? 0) > 0, "it was not in danger"),
                (move.from == square, "another piece"),
                (after.bestCapture(on: move.to) <= Grid.value(grids[0][move.to]), "it is still in danger"))
        case .trades(let square):
            return all(
                ((start.passed?.bestCapture(on: square) ?? 0) > 0, "it was not in danger"),
                (move.from == square && grids[0].owner(of: move.to) == opponent, "nothing is exchanged"))
        case .defends(let square):
            return all(
                ((start.passed?.bestCapture(on: square) ?? 0) > 0, "it was not in danger"),
                (after.bestCapture(on: square) == 0, "it is still in danger"),
                (
                    other.bestCapture(on: comparison.played.move.from == square ? comparison.played.move.to : square)
                        > 0,
                    "the played move protects it too"
                ))
        case .greekGift:
            return all(
                ("Bb".contains(grids[0][move.from]) && "Pp".contains(grids[0][move.to]), "no bishop takes a pawn"),
                (positions[1].isCheck && moves[1].to == move.to && positions[3].isCheck, "no checks"),
                ("Nn".contains(grids[2][moves[2].from]) && moves[2].to.file == 6, "no knight comes"))
        case .perpetual:
            let fens = positions.map { $0.fen.split(separator: " ").prefix(4).joined(separator: " ") }
            let end = fens.indices.first { fens[..<$0].contains(fens[$0]) }
            return all(
                (end != nil, "no position comes again"),
                (
                    stride(from: 1, through: end ?? 0, by: 2).allSatisfy { positions[$0].isCheck },
                    "not every move gives check"
                ))
        case .threatensMate(let mate): return isMate(mate, in: after.passed)
        case .attacks(let square), .gainsTime(let square):
            return all(
                (start.bestCapture(on: square) == 0, "it could be taken before"),
                ((after.passed?.bestCapture(on: square) ?? 0) > 0, "it cannot be taken"),
                ((other.passed?.bestCapture(on: square) ?? 0) == 0, "the played move attacks it too"),
                (grids[1].owner(of: square) == opponent, "not the opponent's"))
        case .threatens(let threat):
            return all((after.passed?.legalMoves().contains(threat) == true, "the threat is not legal"))
        case .takesBack(let square), .captures(let square, _, _):
            if case .captures(_, let target?, _) = point, !grids[1].attacks(move.to, target) {
                return "it attacks nothing"
            }
            return all(
                (move.to == square && grids[0].owner(of: square) == opponent, "nothing is taken there"),
                (comparison.played.move.to != square, "the played move takes there too"))
        case .capturesFirst(let reply, let isCapture):
            let played = comparison.played.line
            let ply = played.moves.firstIndex(of: reply) ?? 0
            return all(
                ((Grid(played.positions[ply]).owner(of: reply.to) == learner) == isCapture, "the words are wrong"),
                (move.to == reply.from && grids[0].owner(of: reply.from) == opponent, "it is not taken"),
                (
                    comparison.played.line.moves.enumerated().contains { [1, 3].contains($0) && $1 == reply },
                    "the move is not in the played line"
                ))
        case .guards(let reply):
            return all(
                (after.legalMoves().contains(reply), "the reply is not legal"),
                (after.playing(reply).bestCapture(on: reply.to) > 0, "the piece is not lost there"))
        case .shields(let square, let slider):
            return all(
                (grids[0].owner(of: square) == learner && grids[0].owner(of: slider) == opponent, "other pieces"),
                (grids[0].attacks(slider, square), "it was not attacked"),
                (!grids[1].attacks(slider, square), "it is still attacked"))
        case .forks(let squares):
            return all(
                (squares.count > 1, "only one target"),
                (squares.allSatisfy { grids[1].owner(of: $0) == opponent }, "not theirs"),
                (squares.allSatisfy { grids[1].attacks(move.to, $0) }, "not attacked"))
        case .traps(let square):
            let exits = after.legalMoves().filter { $0.from == square && !$0.isCastling }
            return all(
                (grids[1].owner(of: square) == opponent && grids[1].attacks(move.to, square), "it is not attacked"),
                ((after.passed?.bestCapture(on: square) ?? 0) > 1, "it is not in danger"),
                (exits.allSatisfy { after.playing($0).bestCapture(on: $0.to) > 0 }, "it has a safe square"))
        case .pins(let pinned, let target):
            return all(
                (grids[1].owner(of: pinned) == opponent && grids[1].owner(of: target) == opponent, "not theirs"),
                (grids[1].attacks(move.to, pinned), "the pinned piece is not attacked"),
                (grids[1].attacks(move.to, target, ignoring: pinned), "not on one line"))
        case .doublesPawns(let file):
            return all((grids[2].pawns(of: opponent)[file].count > 1, "no doubled pawns"))
        case .winsBishopPair:
            let (own, theirs) = learner == .white ? ("B", "b") : ("b", "B")
            let isWon = [2, 4].contains { ply in
                ply < grids.count && grids[ply].count(Character(own)) == 2 && grids[ply].count(Character(theirs)) < 2
            }
            return all((isWon, "no bishop pair"))
        case .buildsCentre(let pawns):
            let pawn: Character = learner == .white ? "P" : "p"
            return all(
                (pawns.allSatisfy { grids[1][$0] == pawn }, "no pawns"),
                (Set(pawns.map(\.file)) == [3, 4], "no centre"))
        case .castles: return all((move.isCastling, "it does not castle"))
        default: return development(point)
        }
    }

    private func development(_ point: PreparedPoint) -> String? {
        let move = moves[0]
        let (pawn, rival): (Character, Character) = learner == .white ? ("P", "p") : ("p", "P")
        switch point {
        case .strikes(let square):
            return all(
                (grids[1][square] == rival && grids[1].attacks(move.to, square), "no pawn is attacked"),
                (grids[1][move.to] == pawn, "not by a pawn"))
        case .supports(let square, let withPawnInstead):
            return all(
                (grids[1][square] == pawn && grids[1].attacks(move.to, square), "no pawn is supported"),
                (!grids[0].attacks(move.from, square), "it was supported before"),
                (
                    !withPawnInstead || Grid(others[1])[comparison.played.move.to] != pawn,
                    "the played move guards it with a pawn too"
                ))
        case .prepares(let square):
            let ply = stride(from: 2, to: moves.count, by: 2).first { moves[$0].to == square }
            return all(
                (ply.map { grids[$0 + 1][square] == pawn } == true, "no pawn goes there"),
                (ply.map { grids[$0].attacks(move.to, square) } == true, "the moved piece does not guard the square"))
        case .takesCentre(let square):
            return all(
                (grids[1][square] == pawn && move.to == square, "no pawn"),
                (["d4", "e4", "d5", "e5"].contains(square.description), "not in the centre"))
        case .develops(let square):
            return all(
                (move.to == square && "NBnb".contains(grids[1][square]), "no minor piece"),
                (move.from.rank == (learner == .white ? 0 : 7), "it was developed"))
        case .developsInwards:
            return all(
                ("Nn".contains(grids[1][move.to]) && ![0, 7].contains(move.to.file), "no knight towards the centre"),
                (move.from.rank == (learner == .white ? 0 : 7), "it was developed"))
        case .centralizes(let square):
            return all(
                (move.to == square && "Nn".contains(grids[1][square]), "no knight"),
                (["d4", "e4", "d5", "e5"].contains(square.description), "not the centre"))
        case .fianchettoes:
            return all(
                ("Bb".contains(grids[1][move.to]), "no bishop"),
                (["b2", "g2", "b7", "g7"].contains(move.to.description), "not the long diagonal"),
                (move.from.rank == (learner == .white ? 0 : 7), "it was developed"))
        case .preparesCastling:
            return all((moves.dropFirst(2).contains { $0.isCastling }, "no castling follows"))
        case .presses(let square):
            return all(
                (grids[1].owner(of: square) == opponent && grids[1].attacks(move.to, square), "not attacked"))
        case .covers(let square, _):
            return all(
                (grids[0].owner(of: square) == learner && grids[0][square] == grids[1][square], "not the learner's"),
                (grids[1].attacks(move.to, square) && !grids[0].attacks(move.from, square), "not newly guarded"),
                (
                    comparison.played.line.positions.dropFirst().contains {
                        let grid = Grid($0)
                        return grid.owner(of: square) == opponent || !grid.attackers(of: square, by: opponent).isEmpty
                    }, "the opponent never attacks it"
                ))
        case .offersExchange(let square):
            let kind = grids[0][move.from].lowercased()
            return all(
                (grids[1].owner(of: square) == opponent && grids[1][square].lowercased() == kind, "another piece"),
                (grids[1].attacks(move.to, square), "it is not attacked"),
                (!grids[0].attacks(move.from, square), "it was attacked before"))
        case .exchanges(let square):
            return all(
                (move.to == square && moves[1].to == square, "nothing is exchanged"),
                (Grid.value(grids[0][square]) == Grid.value(grids[0][move.from]), "the pieces are not worth the same"))
        case .frees(let bishop):
            let before = Grid.squares.count { grids[0].attacks(bishop, $0) && grids[0].owner(of: $0) != learner }
            let after = Grid.squares.count { grids[1].attacks(bishop, $0) && grids[1].owner(of: $0) != learner }
            return all(("Bb".contains(grids[1][bishop]), "no bishop"), (after > before, "no new squares"))
        case .keepsFrom(let square, let kind):
            let line = comparison.played.line
            if square == move.to {
                return all(
                    (grids[1][square] == pawn, "no pawn is on it"),
                    (line.moves[1].to == square && line.positions[2].isCheck, "no check there"),
                    (positions[1].bestCapture(on: square) <= 0, "the pawn can be taken"))
            }
            return all(
                (grids[1][move.to] == pawn && grids[1].attacks(move.to, square), "no pawn guards it"),
                (
                    [3, 5].contains {
                        $0 < line.moves.count && line.moves[$0].to == square
                            && line.positions[$0][line.moves[$0].from]?.kind == kind
                    }, "the piece does not go there"
                ))
        case .keepsQueens:
            let queens = { (grid: Grid) in grid.count("Q") + grid.count("q") }
            return all(
                (grids.prefix(9).allSatisfy { queens($0) == 2 }, "a queen is exchanged"),
                (others.prefix(9).last.map { queens(Grid($0)) } == 0, "the queens stay in the played line too"))
        case .clears(let square):
            return all(
                (grids[0][square] == pawn && move.from.file == square.file, "no pawn behind it"),
                (abs(move.from.rank - square.rank) == 1, "not directly behind it"),
                (moves.contains { $0.from == square && $0.to.file == square.file }, "the pawn stays"),
                (
                    !comparison.played.line.moves.contains { $0.from == square && $0.to.file == square.file },
                    "it advances in the played line too"
                ))
        case .retreat(let bishop, let square):
            return all(
                ("Bb".contains(grids[0][bishop]) && grids[0].owner(of: bishop) == learner, "no bishop"),
                (!grids[0].attacks(bishop, square) || grids[0].owner(of: square) == learner, "it was free before"),
                (grids[1][square] == "." && grids[1].attacks(bishop, square), "it cannot go there"))
        default: return plan(point)
        }
    }
}
