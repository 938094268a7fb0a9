import Analysis
import Chess

extension ReasonCheck {
    /// What the expected move keeps or takes.
    func plan(_ point: PreparedPoint) -> String? {
        let move = moves[0]
        let played = comparison.played.move
        let other = Grid(others[1])
        switch point {
        case .attacksGuard(let piece, let square):
            return all(
                (grids[1].owner(of: piece) == opponent && grids[1].attacks(move.to, piece), "it is not attacked"),
                (grids[1].owner(of: square) == opponent && grids[1].attacks(piece, square), "it guards nothing"))
        case .answers(let reply, let answer):
            let next = positions[1].legalMoves().contains(reply) ? positions[1].playing(reply) : nil
            return all(
                (comparison.played.line.moves.dropFirst().first == reply, "it is not the reply"),
                (next?.legalMoves().contains(answer) == true, "the answer is not legal"),
                (next.map { Grid($0).owner(of: answer.to) == opponent } == true, "nothing is taken"))
        case .keepsPressure(let square):
            let kept = move.from == played.from ? move.to : played.from
            return all(
                (grids[0].owner(of: square) == opponent && grids[0][square] == grids[1][square], "not the opponent's"),
                (grids[0].attacks(played.from, square), "it was not attacked"),
                (grids[1].attacks(kept, square), "the attack ends"),
                (other.attackers(of: square, by: learner).isEmpty, "it is attacked after the played move too"),
                (grids[2].attacks(kept, square) && grids[2][square] == grids[0][square], "the reply ends it"))
        case .leavesLine(let slider):
            let line = comparison.played.line.positions.map(Grid.init)
            return all(
                ("QqKk".contains(grids[0][move.from]), "neither king nor queen"),
                (!grids[1].attacks(slider, move.to), "it is still attacked"),
                (
                    line.prefix(7).dropFirst().contains {
                        $0[move.from] == grids[0][move.from] && $0.attacks(slider, move.from)
                    }, "the line is never opened"
                ))
        case .takesCastling:
            let rights = { (grid: Grid) in
                grid.castling.filter { $0 != "-" && $0.isUppercase == (opponent == .white) }
            }
            return all(
                (!rights(grids[0]).isEmpty && rights(grids[2]).isEmpty, "the right is not lost"),
                (!moves[1].isCastling, "the reply castles"),
                (
                    positions[1].isCheck || grids[0].owner(of: move.to) == opponent && moves[1].to == move.to,
                    "nothing makes the opponent give it up"
                ))
        case .avoidsCheck(let kind, let square):
            return all(
                ("Kk".contains(grids[0][moves[0].from]), "no king moves"),
                (
                    [2, 4].contains {
                        $0 < others.count && others[$0].isCheck && others[$0][square]?.kind == kind
                    }, "the played line has no such check"
                ))
        case .avoidsAttack(let square):
            return all(
                (grids[1].owner(of: move.from) == nil, "it does not move"),
                (
                    [2, 4, 6].contains {
                        $0 < others.count && others[$0][square]?.kind == .pawn
                            && Grid(others[$0])[move.from] == grids[0][move.from]
                            && Grid(others[$0]).attacks(square, move.from)
                    }, "no pawn attacks it"
                ))
        case .takesSpace(let square):
            return all(
                (move.to == square && "Pp".contains(grids[1][square]), "no pawn goes there"),
                (![3, 4].contains(square.file), "that is the centre"),
                (learner == .white ? square.rank > 2 : square.rank < 5, "it is not on the fourth rank or further"))
        case .preparesAdvance(let square):
            let advance = moves[2]
            return all(
                (advance.from == move.to && advance.promotion == nil, "it does not follow"),
                ("Pp".contains(grids[3][advance.to]) && grids[3].attacks(advance.to, square), "nothing is attacked"),
                (grids[3].owner(of: moves[3].to) != learner, "it takes something"),
                (grids[1].owner(of: square) == opponent && grids[1][square] == grids[3][square], "it was elsewhere"),
                (moves[3].from == square, "it stays"))
        case .takesFile(let square, let isOpen):
            let (own, theirs) = (grids[1].pawns(of: learner), grids[1].pawns(of: opponent))
            return all(
                (move.to == square && "Rr".contains(grids[1][square]), "no rook"),
                (own[square.file].isEmpty && !own[move.from.file].isEmpty, "own pawns"),
                (theirs[square.file].isEmpty == isOpen, "the opponent's pawns"),
                (
                    !Grid.squares.contains {
                        $0.file == square.file && "Rr".contains(other[$0]) && other.owner(of: $0) == learner
                    }, "a rook is there after the played move too"
                ))
        default: return order(point)
        }
    }

    func holds(_ lost: LostRetreat) -> String? {
        let after = positions[lost.ply + 1]
        let escapes = after.legalMoves().filter { $0.from == lost.square }
        return all(
            (moves[0].to == lost.square, "the played move does not go there"),
            ("Pp".contains(grids[lost.ply][moves[lost.ply].from]), "no pawn moves"),
            ((after.passed?.bestCapture(on: lost.square) ?? 0) > 1, "the piece is not attacked"),
            (
                escapes.allSatisfy { escape in
                    let won = Grid.value(grids[lost.ply + 1][escape.to])
                    return after.playing(escape).bestCapture(on: escape.to) > won
                }, "the piece has a safe square"
            ))
    }

    func holds(_ allowed: CaptureAllowed) -> String? {
        let value = Grid.value(grids[1][allowed.square])
        guard allowed.isReply else {
            let ply = moves.indices.dropFirst().first { moves[$0].to == allowed.square }
            return all(
                (value > 0 && grids[1].owner(of: allowed.square) == learner, "nothing is there"),
                (ply.map { $0 % 2 == 1 } == true, "the opponent does not take it"))
        }
        if allowed.isBesideRecapture {
            let owed = moves[2].to
            let owedValue = Grid.value(grids[2][owed])
            return all(
                (moves[1].to == allowed.square && value > 1, "the reply takes no piece"),
                (grids[2].owner(of: owed) == opponent && grids[0][owed] == grids[2][owed], "nothing is taken back"),
                (comparison.expected.move.to == owed, "the expected move does not take it"),
                (
                    grids[3...6].allSatisfy { missing($0, learner) + owedValue - missing(grids[0], learner) > 1 },
                    "it is not missing"
                ))
        }
        return all(
            (moves[1].to == allowed.square, "the reply does not take it"), (value > 0, "nothing is taken"),
            (positions[1].bestCapture(on: allowed.square) == value, "it can be taken back"))
    }

    func holds(_ space: SpaceGiven) -> String? {
        let back = (moves[0].to.rank - moves[0].from.rank) * (learner == .white ? 1 : -1)
        if case .retreat(let square, let squares) = space.cause {
            let free = Grid.squares.count { grids[1].attacks(square, $0) && grids[1].owner(of: $0) != learner }
            return all(
                (moves[0].to == square && back < 0, "it does not go back there"),
                (free == squares, "it has \(free) moves there"))
        }
        if case .backwards(let square) = space.cause {
            return all(
                (moves[0].to == square && back < 0, "it does not go back there"),
                (grids[0].attackers(of: moves[0].from, by: opponent).isEmpty, "something attacks it"))
        }
        return all(
            (moves[0].from == comparison.expected.move.from, "another piece"),
            (moves[0].to != comparison.expected.move.to, "the same move"))
    }

    func holds(_ escape: PieceEscape) -> String? {
        all(
            (positions[0].bestCapture(on: escape.square) > 1, "it could not be won"),
            (moves[1].from == escape.square, "it does not go away"),
            (positions[2].bestCapture(on: moves[1].to) == 0, "it can be taken where it goes"),
            (comparison.expected.line.moves[2].to == escape.square, "the expected line does not take it"))
    }
}
