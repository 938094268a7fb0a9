import Chess

/// What the lines show beside the material that is lost or won by force.
extension ComparedLines {
    /// Whether a positional disadvantage can explain the loss of win chance.
    var isPlain: Bool { comparison.loss < 20 }

    /// Whether the shown line of the played move ends with less material for the learner than that of the expected one.
    var isBehindInPlayed: Bool {
        MaterialBalance.lastDeficit(of: played.learner, along: played.line)
            > MaterialBalance.medianDeficit(of: played.learner, along: expected.line)
    }

    /// The same, if the learner also has less than at the start.
    var losesInPlayed: Bool {
        isBehindInPlayed && MaterialBalance.lastDeficit(of: played.learner, along: played.line) > 0
    }

    /// Whether the learner is behind at the end of the played line, however long, and less so at the end of the expected one.
    var losesInTheEnd: Bool {
        let mine = MaterialBalance.endDeficit(of: played.learner, along: played.line)
        return mine > max(0, MaterialBalance.endDeficit(of: played.learner, along: expected.line))
    }

    /// Whether the learner makes the expected move with the next move of the played line.
    var isExpectedPlayedNext: Bool { isExpectedPlayed(before: 3) }

    /// Whether the learner makes it with one of the next two moves.
    var isExpectedPlayedInTwo: Bool { isExpectedPlayed(before: 5) }

    /// Whether the reply moves a piece that the played move attacks: then the played move costs no time.
    var isReplyDriven: Bool {
        guard played.moves.count > 1 else { return false }
        let (after, reply) = (played.positions[1], played.moves[1])
        return after[reply.from]?.kind != .pawn && after.attacks(from: played.moves[0].to).contains(reply.from)
    }

    /// Returns whether the same two pieces are exchanged in the line of the played move, by either side.
    func isExchangedInPlayed(_ square: Square, within plies: Int = Explanation.longest) -> Bool {
        let (move, start) = (expected.moves[0], played.start)
        guard let mine = start[move.from]?.kind, let theirs = start[square]?.kind else { return false }
        let end = played.positions[min(played.moves.count, plies)]
        let isGone = { (side: Side, kind: PieceKind) in end.pieces(side, kind).count < start.pieces(side, kind).count }
        return isGone(played.learner, mine) && isGone(played.learner.opponent, theirs)
    }

    /// Whether a rook of the learner comes to the file of the expected move in the shown line of the played one too.
    var hasRookOnFileInPlayed: Bool {
        stride(from: 0, to: min(played.moves.count, Explanation.plies), by: 2).contains {
            played.positions[$0][played.moves[$0].from]?.kind == .rook
                && played.moves[$0].to.file == expected.moves[0].to.file
        }
    }

    /// Returns whether the learner opens the way of a bishop with one of the next two moves of the played line.
    func isFreedInPlayed(_ bishop: Square) -> Bool {
        [3, 5].contains {
            $0 < played.positions.count && played.positions[$0][bishop] == played.start[bishop]
                && played.positions[$0].freeSquares(of: bishop) >= 2
        }
    }

    /// Whether the learner plays the expected move later in the shown line of the played one.
    var isExpectedPlayedLater: Bool { isExpectedPlayed(before: Explanation.plies) }

    /// Whether the learner plays it with one of the next three moves.
    var isExpectedPlayedSoon: Bool { isExpectedPlayed(before: 7) }

    /// Whether the learner plays the expected move right after an exchange that the played move begins: then it costs
    /// no time.
    var isDevelopedAfterExchange: Bool {
        played.isExchange(at: 0) && isExpectedPlayed(before: 3)
    }

    /// Whether the learner plays it in the played line before a ply, with the same capture or none.
    private func isExpectedPlayed(before end: Int) -> Bool {
        let move = expected.moves[0]
        return stride(from: 2, to: min(played.moves.count, end), by: 2).contains {
            played.moves[$0].from == move.from && played.moves[$0].to == move.to
                && played.positions[$0][move.from] == played.start[move.from]
                && played.positions[$0].captured(by: played.moves[$0]) == played.start.captured(by: move)
        }
    }

    /// Returns whether the learner takes the same piece or pawn with the next move of the played line and keeps what it
    /// is worth: then nothing is missed but the time.
    static func isTakenNext(_ comparison: MoveComparison) -> Bool {
        let (line, best) = (comparison.played.line, comparison.expected.line)
        guard line.moves.count > 2, let taken = comparison.position.captured(by: best.moves[0]) else { return false }
        let (square, next) = (best.moves[0].to, line.position(before: 2))
        return line.moves[2].to == square && next[square] == comparison.position[square]
            && next.captured(by: line.moves[2]) == taken
            // A pawn may be lost for a piece meanwhile.
            && (taken == .pawn
                || MaterialBalance.lastDeficit(of: line.start.sideToMove, along: line) <= 1 - taken.value)
    }

    /// Returns whether both moves are answered by the same capture: then that capture is not what the played one costs.
    static func isRepliedAlike(_ comparison: MoveComparison) -> Bool {
        let (line, best) = (comparison.played.line, comparison.expected.line)
        guard let reply = line.reply, let other = best.reply else { return false }
        let taken = line.positions[1].captured(by: reply)
        return reply.to == other.to && taken != nil && taken == best.positions[1].captured(by: other)
    }

    /// Returns whether the reply takes a pawn, and the same move takes it in the expected line, which does not win it back.
    static func isPawnLostAlike(_ comparison: MoveComparison) -> Bool {
        let (line, best) = (comparison.played.line, comparison.expected.line)
        guard let reply = line.reply, line.position(before: 1).captured(by: reply) == .pawn,
            zip(best.moves, best.positions).contains(where: { $0 == reply && $1.captured(by: $0) == .pawn }),
            let end = best.positions.last?.settled
        else { return false }
        let side = line.start.sideToMove
        return end.balance(for: side) < line.start.balance(for: side)
    }

    /// Returns whether the opponent's first capture that wins something is made in the expected line too.
    static func isTakenAnyway(_ comparison: MoveComparison) -> Bool {
        let (line, best) = (comparison.played.line, comparison.expected.line)
        let positions = line.positions
        let first = stride(from: 1, to: line.moves.count, by: 2).first {
            positions[$0].captured(by: line.moves[$0]) != nil && positions[$0].exchange(on: line.moves[$0].to) > 0
        }
        guard let first else { return false }
        let target = line.moves[first].to
        return stride(from: 1, to: best.moves.count, by: 2).contains {
            best.moves[$0].to == target && best.positions[$0].captured(by: best.moves[$0]) != nil
        }
    }

    /// Returns whether only a pawn is lost that the learner offers with a later move of the line: that is not what the
    /// played move costs.
    static func isOffered(_ balance: MaterialBalance, _ line: MoveLine) -> Bool {
        balance.loss.lost == [.pawn] && balance.loss.won.isEmpty && balance.endsWithOffer(line)
    }

    /// Returns whether the loss in centipawns is from half to three and a half times a loss of material.
    static func isLikely(_ loss: MaterialLoss, less other: Int, _ comparison: MoveComparison) -> Bool {
        let (points, centipawns) = (loss.points - other, comparison.lossCentipawns)
        return points > 0 && centipawns * 2 >= points * 100
            && centipawns <= points * 350
    }
}
