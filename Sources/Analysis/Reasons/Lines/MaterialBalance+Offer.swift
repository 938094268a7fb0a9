import Chess

extension MaterialBalance {
    /// Returns whether the last thing lost is a pawn that its side has just moved to where it is taken, with a later move
    /// than the first.
    func endsWithOffer(_ line: MoveLine) -> Bool {
        let ply = plies - 1
        guard ply > 2, ply < line.moves.count, line.moves[ply].to == line.moves[ply - 1].to else { return false }
        let (before, offer) = (line.position(before: ply - 1), line.moves[ply - 1])
        return before[offer.from]?.kind == .pawn && before.captured(by: offer) == nil
    }

    /// Returns the balance of one pawn if the line loses several, but no search proves that, the first two replies take
    /// fewer, and a quiet position after one of them has lost exactly one. Nil otherwise.
    private func firstPawn(along line: MoveLine) -> MaterialBalance? {
        guard loss.won.isEmpty, loss.lost.count > 1, loss.lost.allSatisfy({ $0 == .pawn }), line.moves.count > 5,
            line.start.captured(by: line.moves[0]) == nil,
            !ComparedLines.isForced(loss, in: line.position(before: 1))
        else { return nil }
        let (side, positions) = (line.start.sideToMove, line.positions)
        let lost = { (ply: Int) in line.start.balance(for: side) - positions[ply].balance(for: side) }
        guard ![2, 4].contains(where: { lost($0) >= loss.points }) else { return nil }
        let ply = [2, 4].first {
            !positions[$0].isCheck && positions[$0].captured(by: line.moves[$0]) == nil && lost($0) == 1
        }
        return ply.map { MaterialBalance(loss: MaterialLoss(of: .pawn), plies: $0, isOnlyFirst: true) }
    }

    /// Returns the balance of only what is lost first, if the line loses more and no search of three plies proves that: one
    /// pawn of several, or the minor piece that the reply takes for nothing. What is lost later may be the line's choice.
    func proved(along line: MoveLine) -> MaterialBalance {
        if let pawn = firstPawn(along: line) { return pawn }
        guard loss.lost.count > 1 || loss.lost.first.map({ $0.value > PieceKind.bishop.value }) == true,
            let reply = line.reply, line.start.captured(by: line.moves[0]) == nil
        else { return self }
        let after = line.position(before: 1)
        guard let taken = after.captured(by: reply), taken.isMinor, taken.value < loss.points,
            after.exchange(on: reply.to) == taken.value, !ComparedLines.isForced(loss, in: after)
        else { return self }
        return MaterialBalance(loss: MaterialLoss(of: taken), plies: 2, isOnlyFirst: true)
    }
}
