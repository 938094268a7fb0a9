import Chess

/// Time lost compared with the expected move.
extension TempoLost {
    /// Returns the tempo the learner loses because the piece or pawn goes in two moves where the expected move brings it
    /// in one. Nil if the expected line has the played move too, only later.
    static func late(in line: Refutation, expected: Refutation) -> TempoLost? {
        let (first, best) = (line.moves[0], expected.moves[0])
        guard first.from == best.from, first.to != best.to, !first.isCastling, line.start.captured(by: first) == nil,
            let kind = line.start[first.from]?.kind, kind != .king, kind != .pawn || attacksNothing(first, in: line),
            line.start.fullmoveNumber <= lastMoveNumber,
            !expected.moves.indices.prefix(Explanation.plies).contains(where: {
                expected.moves[$0].to == first.to && expected.positions[$0][expected.moves[$0].from]?.kind == kind
            })
        else { return nil }
        for ply in [2, 4] where ply < line.moves.count && line.moves[ply].from == first.to {
            guard line.moves[ply].to == best.to, line.positions[ply].captured(by: line.moves[ply]) == nil else {
                return nil
            }
            return TempoLost(.goesOn(to: best.to, atPly: ply), kind, first.to)
        }
        return nil
    }

    /// Returns whether the first moved piece or pawn attacks nothing of the opponent.
    static func attacksNothing(_ first: Move, in line: Refutation) -> Bool {
        let after = line.positions[1]
        return after.attacks(from: first.to).allSatisfy { after[$0]?.side != line.learner.opponent }
    }

    /// Returns the tempo the learner loses because the piece soon goes back to where it came from; nil if it does not,
    /// or the piece of the expected move does the same.
    static func returned(in line: Refutation, expected: Refutation) -> TempoLost? {
        guard !line.moves[0].isCastling, line.start.fullmoveNumber <= lastMoveNumber,
            let kind = line.start[line.moves[0].from]?.kind, kind != .pawn, kind != .king,
            let ply = goesBack(in: line), goesBack(in: expected) == nil,
            !expected.moves.prefix(Explanation.plies).contains(line.moves[0])
        else { return nil }
        return TempoLost(.returns(atPly: ply), kind, line.moves[0].from)
    }

    /// Returns the ply at which the first moved piece goes back, without a capture by either move: the learner's next
    /// move, or a later one if the piece is in danger. Nil if it does not.
    private static func goesBack(in line: Refutation) -> Int? {
        wayBack(in: line).flatMap { ply in
            ply == 2
                || line.positions[ply].isInDanger(line.moves[0].to) && !line.positions[ply + 1].isCheck
                    && !isTaken(beforePly: ply, in: line)
                ? ply : nil
        }
    }

    /// Returns the tempo the learner loses because the piece goes back of its own will within the next moves: it had
    /// nothing to do where it went. Nil if it does not, or the expected line has the same move or a move back too.
    static func wentForNothing(in line: Refutation, expected: Refutation) -> TempoLost? {
        let first = line.moves[0]
        guard !first.isCastling, line.start.fullmoveNumber <= lastMoveNumber, !line.positions[1].isCheck,
            let kind = line.start[first.from]?.kind, kind != .pawn, kind != .king,
            let ply = quietWayBack(in: line), quietWayBack(in: expected) == nil,
            !expected.moves.prefix(Explanation.plies).contains(first)
        else { return nil }
        return TempoLost(.returns(atPly: ply), kind, first.from)
    }

    /// Returns the ply at which the first moved piece goes back to its square with its next move, without a capture by
    /// either move; nil if it does not.
    private static func wayBack(in line: Refutation) -> Int? {
        let first = line.moves[0]
        guard line.start.captured(by: first) == nil else { return nil }
        let ply = stride(from: 2, through: min(lastWayBack, line.moves.count - 1), by: 2).first {
            line.moves[$0].from == first.to
        }
        guard let ply, line.moves[ply].to == first.from, line.positions[ply].captured(by: line.moves[ply]) == nil,
            line.positions[ply][first.to] == line.positions[1][first.to]
        else { return nil }
        return ply
    }

    /// The same, if the way back gives no check and nothing is lost before it.
    private static func quietWayBack(in line: Refutation) -> Int? {
        wayBack(in: line).flatMap { ply in
            isTaken(beforePly: ply, in: line) || line.positions[ply + 1].isCheck ? nil : ply
        }
    }

    /// Returns whether one of the opponent's moves after the reply takes something without taking back, and is not taken back.
    private static func isTaken(beforePly end: Int, in line: Refutation) -> Bool {
        stride(from: 3, to: end, by: 2).contains { ply in
            let square = line.moves[ply].to
            return line.positions[ply].captured(by: line.moves[ply]) != nil && line.moves[ply - 1].to != square
                && line.moves[ply + 1].to != square
        }
    }

    /// The last ply at which a way back is seen as lost time.
    private static let lastWayBack = 6

    /// Returns the tempo the learner loses because a developed knight or bishop goes back to one of its first squares,
    /// where the expected move keeps it developed.
    static func wentHome(in line: Refutation, expected: Refutation) -> TempoLost? {
        guard let found = idle(in: line, expected: expected), case .movedBack = found.cause, found.piece.isMinor else {
            return nil
        }
        return found
    }
}

extension Position {
    /// Returns whether what is on a square attacks two pieces of the side to move.
    func forksPieces(from square: Square) -> Bool {
        attacks(from: square).count { self[$0]?.side == sideToMove && self[$0]?.kind != .pawn } > 1
    }
}
