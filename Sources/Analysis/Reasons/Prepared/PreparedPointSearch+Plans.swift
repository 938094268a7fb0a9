import Chess

/// What the line of the expected move goes on to do: named only instead of no reason.
extension PreparedPointSearch {
    /// What the line shows before a blunder without another reason: a check or another move that should come first.
    var firstMoves: some Sequence<PreparedPoint> {
        let searches: [(Self) -> PreparedPoint?] = [{ $0.checkedFirst }, { $0.cameFirst }]
        return searches.lazy.compactMap { $0(self) }.filter { $0 != .comesFirst(beforePly: nil) }
    }

    /// The move gives check; the played one does not, nor does the learner make the same move next in its line. It takes
    /// something; or the learner goes on freely with another piece, a capture or a further check, which the played line does
    /// not have.
    var checkedFirst: PreparedPoint? {
        let comesNext = line.moves.count > 2 && line.moves[2] == move
        guard after.isCheck, !other.isCheck, !isTakenBack, !move.isCastling, !comesNext else { return nil }
        if start.captured(by: move) != nil { return start[move.to] == nil ? nil : .checks }
        guard best.moves.count > 2, !best.positions[2].isCheck,
            best.moves[2].from != move.to || best.positions[2].captured(by: best.moves[2]) != nil
                || best.positions[3].isCheck,
            best.moves[2].to != best.moves[1].to || best.positions[2].captured(by: best.moves[2]) == nil,
            best.moves[2] == line.moves[0] || !line.makes(best.moves[2])
        else { return nil }
        return .checks
    }

    /// The learner makes both moves in one of the lines. The expected line has the played move as the learner's next one,
    /// or as the one after that if the reply captures; or the played line has the expected move as the next one. That must
    /// be no answer to a check and take nothing back. In the second case the played move may be bad at any time, so the
    /// expected one must be urgent.
    var cameFirst: PreparedPoint? {
        if let ply = [2, 4].first(where: { isMade(line.moves[0], in: best, atPly: $0) }),
            ply == 2 || after.captured(by: best.moves[1]) != nil
        {
            return .comesFirst(beforePly: ply)
        }
        return isUrgent && isMade(move, in: line, atPly: 2) ? .comesFirst(beforePly: nil) : nil
    }

    /// Whether the move wins something by a capture, or newly attacks a piece that is undefended or worth more.
    private var isUrgent: Bool {
        if start.captured(by: move) != nil { return start[move.to] != nil && start.exchange(on: move.to) > 0 }
        let before = start.attacks(from: move.from)
        return !move.isCastling && targets(of: move.to, in: after).contains { !before.contains($0) }
    }

    /// Returns whether the learner makes a move freely at a ply of a line, with the piece that is there at the start, and
    /// takes the same as at the start.
    private func isMade(_ move: Move, in line: Refutation, atPly ply: Int) -> Bool {
        guard ply < line.moves.count, line.moves[ply] == move, line.positions[ply][move.from] == start[move.from],
            line.positions[ply].captured(by: move) == start.captured(by: move), !line.positions[ply].isCheck
        else { return false }
        let isTaken = line.positions[ply - 1].captured(by: line.moves[ply - 1]) != nil
        return !isTaken || line.moves[ply - 1].to != move.to
    }

    /// The piece goes on to another square with one of the next two moves although nothing drives it away, and takes
    /// nothing there; it could not go there at once, and none of its kind comes there in the played line.
    var headed: PreparedPoint? {
        guard let piece = start[move.from], piece.kind != .pawn, piece.kind != .king, !move.isCastling, !after.isCheck,
            let ply = [2, 4].first(where: { $0 < best.moves.count && best.moves[$0].from == move.to }),
            best.positions[1...ply].allSatisfy({ $0[move.to] == piece && !isDriven(from: move.to, in: $0) }),
            best.positions[ply].captured(by: best.moves[ply]) == nil, !best.positions[ply].isCheck
        else { return nil }
        let square = best.moves[ply].to
        guard square != move.from, !start.attacks(from: move.from).contains(square),
            !line.positions.prefix(Explanation.longest + 1).contains(where: { $0[square] == piece }),
            best.positions[ply + 1].exchange(on: square) == 0
        else { return nil }
        let next = best.positions[ply + 1]
        let target = next.mostValuableFirst(targets(of: square, in: next)).first.flatMap { next[$0]?.kind }
        return .headsFor(square, atPly: ply, attacking: target)
    }

    /// Returns the pieces that the one on a square attacks and that are undefended or worth more than it.
    private func targets(of square: Square, in position: Position) -> [Square] {
        position.attacks(from: square).filter {
            position[$0]?.side == learner.opponent && position[$0]?.kind != .king && position.value(of: $0) > 1
                && (position.value(of: $0) > position.value(of: square)
                    || position.attackers(of: $0, by: learner.opponent).isEmpty)
        }
    }

    /// Returns whether a piece of the opponent that is worth no more attacks the one on a square.
    private func isDriven(from square: Square, in position: Position) -> Bool {
        position.attackers(of: square, by: learner.opponent).contains {
            position.value(of: $0) <= position.value(of: square) && position[$0]?.kind != .king
        }
    }
}
