import Chess

extension PreparedPointSearch {
    // MARK: What the expected move keeps or takes, where nothing more important is found

    /// The played piece leaves an opponent's piece alone that it attacked, of at least its own value; after the expected move
    /// the attack goes on, and the reply does not end it.
    var keptPressure: PreparedPoint? {
        let leaving = line.moves[0]
        guard let piece = start[leaving.from], piece.kind != .pawn, piece.kind != .king, !leaving.isCastling else {
            return nil
        }
        let place = move.from == leaving.from ? move.to : leaving.from
        guard after[place] == piece, best.moves.count > 1, best.moves[1].to != place else { return nil }
        let kept = start.attacks(from: leaving.from).filter { target in
            guard let attacked = start[target], attacked.side == learner.opponent, attacked.kind != .pawn,
                attacked.kind != .king, start.value(of: target) >= piece.kind.value, !start.isUndeveloped(target)
            else { return false }
            return after[target] == attacked && other[target] == attacked
                && after.attacks(from: place).contains(target) && !other.attacks(from: leaving.to).contains(target)
                && best.moves[1].from != target
        }
        return kept.sorted { (start.value(of: $0), $0) > (start.value(of: $1), $1) }.first.map {
            .keepsPressure(on: $0)
        }
    }

    /// The king or the queen leaves the line of a bishop or rook. One piece is between them, and in the played line it goes, so
    /// that the bishop or rook attacks.
    var leftLine: PreparedPoint? {
        guard let kind = start[move.from]?.kind, kind == .king || kind == .queen, !move.isCastling,
            start.captured(by: move) == nil
        else { return nil }
        let aimed = start.pieces(learner.opponent).sorted().first { slider in
            guard isLined(slider, with: move.from, in: start), !isLined(slider, with: move.to, in: after),
                slider.between(move.from)?.count(where: { start[$0] != nil }) == 1
            else { return false }
            return line.positions.prefix(7).dropFirst(2).contains { position in
                position[slider] == start[slider] && position[move.from] == start[move.from]
                    && position.attacks(from: slider).contains(move.from)
            }
        }
        return aimed.map { .leavesLine(of: $0) }
    }

    /// Returns whether a bishop or rook stands on a line with a square along which it moves, whatever is between.
    private func isLined(_ slider: Square, with square: Square, in position: Position) -> Bool {
        guard slider.between(square) != nil else { return false }
        return switch position[slider]?.kind {
        case .bishop: slider.file != square.file && slider.rank != square.rank
        case .rook: slider.file == square.file || slider.rank == square.rank
        default: false
        }
    }

    /// The reply to the expected move gives up the right to castle; in the played line the opponent castles, or keeps the right.
    var tookCastling: PreparedPoint? {
        let opponent = learner.opponent
        let mayCastle = { (position: Position) in !(position.castlingRooks & position.pieces(opponent)).isEmpty }
        guard best.moves.count > 1, mayCastle(start), !best.moves[1].isCastling, !mayCastle(best.positions[2]) else {
            return nil
        }
        let shown = line.moves.prefix(Explanation.plies).count
        let castles = (0..<shown).contains { line.moves[$0].isCastling && line.positions[$0].sideToMove == opponent }
        return castles || mayCastle(line.positions[shown]) ? .takesCastling : nil
    }

    /// The pawn goes to the fourth rank or further on a wing and is not taken; the played move advances no pawn as far there.
    var takenSpace: PreparedPoint? {
        guard pawnMove, start.captured(by: move) == nil, !(3...4).contains(move.to.file), !isTakenBack,
            learner == .white ? move.to.rank >= 3 : move.to.rank <= 4, other[move.to] != after[move.to],
            after.exchange(on: move.to) == 0, !advancesOnWing(of: move.to)
        else { return nil }
        return .takesSpace(move.to)
    }

    /// Returns whether the played move brings a pawn as far on the wing of a square.
    private func advancesOnWing(of square: Square) -> Bool {
        let played = line.moves[0]
        guard start[played.from]?.kind == .pawn, (played.to.file < 4) == (square.file < 4) else { return false }
        return learner == .white ? played.to.rank >= square.rank : played.to.rank <= square.rank
    }

    /// The pawn advances once more with the next move, safely, and the piece it then attacks moves away; the played line has no
    /// such advance. The reply must leave the piece where it was: else the advance is not the plan.
    var preparedAdvance: PreparedPoint? {
        guard pawnMove, best.moves.count > 3, best.moves[2].from == move.to,
            best.positions[2].captured(by: best.moves[2]) == nil, best.positions[3].exchange(on: best.moves[2].to) == 0,
            best.positions[2][best.moves[3].from] == start[best.moves[3].from],
            let target = after[best.moves[3].from], target.kind != .pawn, target.kind != .king,
            best.positions[3].attacks(from: best.moves[2].to).contains(best.moves[3].from),
            !line.moves.contains(where: { $0.to == best.moves[2].to && $0.from.file == best.moves[2].from.file })
        else { return nil }
        return .preparesAdvance(best.moves[2], against: best.moves[3].from)
    }

    /// A rook goes to a file without pawns of the learner, from one with such a pawn.
    var takenFile: PreparedPoint? {
        guard start[move.from]?.kind == .rook, !move.isCastling, start.captured(by: move) == nil, !isTakenBack else {
            return nil
        }
        let hasPawn = { (side: Side, file: Int) in after.pieces(side, .pawn).contains { $0.file == file } }
        guard !hasPawn(learner, move.to.file), hasPawn(learner, move.from.file) else { return nil }
        return .takesFile(move.to, isOpen: !hasPawn(learner.opponent, move.to.file))
    }
}
