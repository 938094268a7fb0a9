import Chess

/// The king that has castled, or castles with the played move.
extension KingWeakened {
    /// A pawn in front of the castled king moves, and the opponent attacks there.
    static func castledFront(_ line: Refutation) -> Cause? {
        let (start, move) = (line.start, line.moves[0])
        let king = start.king(of: line.learner)
        let home = line.learner == .white ? 0 : 7
        let isCastled = king.rank == home && (king.file >= 6 || king.file <= 2)
        guard isCastled, start[move.from]?.kind == .pawn, abs(move.from.file - king.file) <= 1,
            abs(move.from.rank - home) <= 2
        else { return nil }
        for ply in line.replies.prefix(2) {
            let attack = line.moves[ply]
            let near = abs(attack.to.file - king.file) <= 1 && abs(attack.to.rank - home) <= 3
            let attacked = line.positions[ply + 1].attacks(from: attack.to)
            // An exchange of pieces near the king is no attack, nor is another pawn taken from afar.
            let isBeside = { (square: Square) in
                max(abs(square.file - king.file), abs(square.rank - king.rank)) <= 1
            }
            let isAttack =
                line.positions[ply + 1].isCheck
                || line.positions[ply].captured(by: attack) == .pawn
                    && (attack.to == move.to && line.positions[ply][attack.from]?.kind == .pawn || isBeside(attack.to)
                        || attacked.contains(where: isBeside))
            // A pawn attacks one of those in front of the king.
            let isLever =
                line.positions[ply][attack.from]?.kind == .pawn
                && attacked.contains {
                    line.positions[ply + 1][$0] == Piece(line.learner, .pawn) && abs($0.file - king.file) <= 1
                }
            let shown = line.positions.prefix(Explanation.plies + 1).last ?? line.start
            // The pawn that has just moved is simply lost, or exchanged in passing.
            let isPassing = line.positions[ply].captured(by: attack) == .pawn && line.positions[ply][attack.to] == nil
            let isPawnLost =
                isPassing || attack.to == move.to && line.positions[ply].exchange(on: attack.to) > 0
            let isMovedAttacked =
                attacked.contains(move.to) && line.positions[ply + 1][move.to] == Piece(line.learner, .pawn)
            // What it takes could be taken before.
            let isPossibleBefore =
                attack.to != move.to && line.positions[ply].captured(by: attack) != nil
                && start[attack.to] == line.positions[ply][attack.to]
                && start.playingNull()?.isLegal(attack) == true
                && start[attack.from] == line.positions[ply][attack.from]
            if near, !isPawnLost, !isPossibleBefore, !isPieceExchange(atPly: ply, of: line),
                isAttack || isLever || isMovedAttacked,
                // Without a queen it is no attack.
                !shown.pieces(line.learner.opponent, .queen).isEmpty
            {
                return .castledFront(atPly: ply)
            }
        }
        return nil
    }

    static func castledInto(_ line: Refutation) -> Cause? {
        let move = line.moves[0]
        guard move.isCastling else { return nil }
        let king = line.positions[1].king(of: line.learner)
        let isShort = king.file >= 5
        for ply in stride(from: 1, to: min(line.moves.count, isShort ? 4 : 8), by: 2) {
            let attack = line.moves[ply]
            let isNear = abs(attack.to.file - king.file) <= 2
            let before = line.positions[ply]
            let depth = line.learner == .white ? attack.to.rank : 7 - attack.to.rank
            let other = before.king(of: line.learner.opponent).file
            // A pawn beyond the middle, with the opponent's king elsewhere; or a piece for a pawn before the king.
            let isPawnStorm =
                before[attack.from]?.kind == .pawn && (3...4).contains(depth)
                && (isShort ? attack.to.file >= 6 && other < 5 : attack.to.file <= 1 && other > 3)
            let isSacrifice =
                before.captured(by: attack) == .pawn && depth == 1
                && (before[attack.from]?.kind.value ?? 0) > 1
            // What is lost before costs more.
            guard line.positions[ply].balance(for: line.learner) >= line.start.balance(for: line.learner) else {
                return nil
            }
            if isNear, isPawnStorm || isShort && isSacrifice { return .castledIntoAttack(atPly: ply) }
        }
        return nil
    }

    /// Returns whether the opponent takes a piece and is taken back: an exchange is no attack.
    private static func isPieceExchange(atPly ply: Int, of line: Refutation) -> Bool {
        line.isExchange(at: ply) && line.positions[ply].captured(by: line.moves[ply]) != .pawn
    }
}
