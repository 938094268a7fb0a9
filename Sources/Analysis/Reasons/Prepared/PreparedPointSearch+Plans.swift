import Chess

/// What the line of the expected move goes on to do: named only instead of no reason.
extension PreparedPointSearch {
    /// The plans of the expected line, the most important first.
    var plannedPoints: some Sequence<PreparedPoint> {
        let searches: [(Self) -> PreparedPoint?] = [{ $0.checkedFirst }, { $0.cameFirst }, { $0.headed }]
        return searches.lazy.compactMap { $0(self) }
    }

    /// The move gives check and the played one does not; it takes something, or the learner goes on with another piece, a
    /// capture or a further check, which the played line does not have.
    var checkedFirst: PreparedPoint? {
        guard after.isCheck, !other.isCheck, !isTakenBack else { return nil }
        if start.captured(by: move) != nil { return .checks }
        guard best.moves.count > 2,
            best.moves[2].from != move.to || best.positions[2].captured(by: best.moves[2]) != nil
                || best.positions[3].isCheck,
            best.moves[2].to != best.moves[1].to || best.positions[2].captured(by: best.moves[2]) == nil,
            best.moves[2] == line.moves[0] || !line.makes(best.moves[2])
        else { return nil }
        return .checks
    }

    /// The learner makes both moves in one of the lines: the expected line has the played move with one of the learner's
    /// next one, or the one after that if the reply captures; or the played line has the expected move with the next one.
    /// That must be no answer to a check and take nothing back. In the second case the played move may be bad at any time,
    /// so the expected one must be urgent.
    var cameFirst: PreparedPoint? {
        if let ply = [2, 4].first(where: { isMade(line.moves[0], in: best, atPly: $0) }),
            ply == 2 || after.captured(by: best.moves[1]) != nil
        {
            return .comesFirst(before: best.moves[ply])
        }
        return isUrgent && isMade(move, in: line, atPly: 2) ? .comesFirst(before: nil) : nil
    }

    /// Whether the move captures something that is not only taken back, or newly attacks a piece.
    private var isUrgent: Bool {
        if start.captured(by: move) != nil { return start.balance(for: learner) >= 0 }
        let before = start.attacks(from: move.from)
        return after.attacks(from: move.to).contains {
            after[$0]?.side == learner.opponent && after.value(of: $0) > 1 && after[$0]?.kind != .king
                && !before.contains($0)
        }
    }

    /// Returns whether the learner makes a move freely at a ply of a line, with the piece that is there at the start.
    private func isMade(_ move: Move, in line: Refutation, atPly ply: Int) -> Bool {
        guard ply < line.moves.count, line.moves[ply] == move, line.positions[ply][move.from] == start[move.from],
            !line.positions[ply].isCheck
        else { return false }
        let isTaken = line.positions[ply - 1].captured(by: line.moves[ply - 1]) != nil
        return !isTaken || line.moves[ply - 1].to != move.to
    }

    /// The piece goes on to another square with one of the next two moves although nothing drives it away, and takes
    /// nothing there; it could not go there at once, and none of its kind goes there in the played line.
    var headed: PreparedPoint? {
        guard let piece = start[move.from], piece.kind != .pawn, piece.kind != .king, !move.isCastling, !after.isCheck,
            let ply = [2, 4].first(where: { $0 < best.moves.count && best.moves[$0].from == move.to }),
            best.positions[1...ply].allSatisfy({ $0[move.to] == piece && !isDriven(from: move.to, in: $0) }),
            best.positions[ply].captured(by: best.moves[ply]) == nil
        else { return nil }
        let square = best.moves[ply].to
        guard square != move.from, !start.attacks(from: move.from).contains(square),
            !stride(from: 0, to: min(line.moves.count, Explanation.longest), by: 2).contains(where: {
                line.moves[$0].to == square && line.positions[$0][line.moves[$0].from] == piece
            }),
            best.positions[ply + 1].exchange(on: square) == 0
        else { return nil }
        return .headsFor(square, attacking: attacked(from: square, in: best.positions[ply + 1]))
    }

    /// Returns the most valuable piece that the one on a square attacks and that is undefended or worth more than it.
    private func attacked(from square: Square, in position: Position) -> PieceKind? {
        let targets = position.attacks(from: square).filter {
            position[$0]?.side == learner.opponent && position[$0]?.kind != .king && position.value(of: $0) > 1
                && (position.value(of: $0) > position.value(of: square)
                    || position.attackers(of: $0, by: learner.opponent).isEmpty)
        }
        return position.mostValuableFirst(targets).first.flatMap { position[$0]?.kind }
    }

    /// Returns whether a piece of the opponent that is worth no more attacks the one on a square.
    private func isDriven(from square: Square, in position: Position) -> Bool {
        position.attackers(of: square, by: learner.opponent).contains {
            position.value(of: $0) <= position.value(of: square) && position[$0]?.kind != .king
        }
    }
}
