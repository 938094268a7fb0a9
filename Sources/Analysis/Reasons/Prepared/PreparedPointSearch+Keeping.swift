import Chess

extension PreparedPointSearch {
    // MARK: What the expected move keeps or takes, where nothing more important is found

    /// The played piece leaves an opponent's piece alone that it attacked, of at least its own value, and no other
    /// piece attacks it then; after the expected move the attack goes on, and the reply does not end it.
    var keptPressure: PreparedPoint? {
        let leaving = line.moves[0]
        guard let piece = start[leaving.from], piece.kind != .pawn, piece.kind != .king else { return nil }
        let place = move.from == leaving.from ? move.to : leaving.from
        guard after[place] == piece, best.moves.count > 1, best.positions[2][place] == piece else { return nil }
        let kept = start.attacks(from: leaving.from).filter { target in
            guard let attacked = start[target], attacked.side == learner.opponent, attacked.kind != .pawn,
                attacked.kind != .king, start.value(of: target) >= piece.kind.value, !start.isUndeveloped(target)
            else { return false }
            return after[target] == attacked && other[target] == attacked
                && after.attacks(from: place).contains(target) && best.positions[2][target] == attacked
                && best.positions[2].attacks(from: place).contains(target)
                // They attack each other.
                && !after.attacks(from: target).contains(place)
                // A pawn guards it: nothing is won there.
                && !after.isAttackedByPawn(target, of: learner.opponent)
                && other.attackers(of: target, by: learner).isEmpty
        }
        return start.mostValuableFirst(kept).first.map { .keepsPressure(on: $0) }
    }

    /// The king or the queen leaves the line of a bishop or rook. One piece is between them, and in the played line it
    /// goes, so that the bishop or rook attacks.
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

    /// The reply to the expected move gives up the right to castle, because only the king can answer the check or take back;
    /// in the played line the opponent castles, or keeps the right.
    var tookCastling: PreparedPoint? {
        let opponent = learner.opponent
        guard best.moves.count > 1, best.isForced(at: 1), best.mayCastle(opponent, at: 0), !best.moves[1].isCastling,
            !best.mayCastle(opponent, at: 2),
            !isAnsweredByOtherPiece
        else { return nil }
        let shown = line.moves.prefix(Explanation.plies).count
        let castles = (0..<shown).contains { line.moves[$0].isCastling && line.positions[$0].sideToMove == opponent }
        return castles || line.mayCastle(opponent, at: shown) ? .takesCastling : nil
    }

    /// Whether something other than the king can take the moved piece, or come between in a check without losing anything.
    private var isAnsweredByOtherPiece: Bool {
        after.legalMoves().contains {
            after[$0.from]?.kind != .king
                && ($0.to == move.to || after.isCheck && MaterialSearch.gain(in: after.playing($0), plies: 1) == nil)
        }
    }

    /// The pawn goes to the fourth rank or further on a wing, a rook pawn beyond the middle, is not taken, and attacks no
    /// piece, which would say more; the played move advances no pawn as far there.
    var takenSpace: PreparedPoint? {
        guard pawnMove, start.captured(by: move) == nil, !(3...4).contains(move.to.file), !isTakenBack,
            (learner == .white ? move.to.rank : 7 - move.to.rank) >= (move.to.isOnRookFile ? 4 : 3),
            after.exchange(on: move.to) == 0, !advancesOnWing(of: move.to), !start.isEnding, !leavesPieceInDanger,
            !isPawnExchangeAvoided, pawnSupported == nil,
            after.attacks(from: move.to).allSatisfy({ after[$0]?.side != learner.opponent || after[$0]?.kind == .pawn })
        else { return nil }
        return .takesSpace(move.to)
    }

    /// The piece that gives check with the reply to the played move on the square to which the pawn goes: there it would be
    /// lost now.
    var keptOff: PreparedPoint? {
        guard pawnMove, line.moves.count > 1, line.moves[1].to == move.to, line.positions[2].isCheck,
            other.captured(by: line.moves[1]) == nil, let kind = other[line.moves[1].from]?.kind, kind.isMinor,
            after.attackers(of: move.to, by: learner.opponent).contains(line.moves[1].from),
            after.exchange(on: move.to) <= 0, !after.attackers(of: move.to, by: learner).isEmpty
        else { return nil }
        return .keepsFrom(move.to, kind)
    }

    /// Returns whether a move of the played line attacks a pawn of the learner that was not there at the start: then the
    /// square itself does not matter.
    func attacksNewPawn(atPly ply: Int) -> Bool {
        let next = line.positions[ply + 1]
        return next.attacks(from: line.moves[ply].to).contains {
            next[$0] == Piece(learner, .pawn) && start[$0] != next[$0]
        }
    }

    /// The learner's pawn that has gone further and that the pawn newly guards: then it supports that one.
    var pawnSupported: Square? {
        after.attacks(from: move.to).sorted().first { after[$0] == Piece(learner, .pawn) }
    }

    /// Whether a pawn takes it in reply to the played move: then it goes past that pawn rather than gains space.
    private var isPawnExchangeAvoided: Bool {
        line.moves.count > 1 && line.moves[1].to == move.from && other[line.moves[1].from]?.kind == .pawn
    }

    /// Whether the opponent could win a piece after the move: then it is no quiet one, but threatens more.
    var leavesPieceInDanger: Bool { after.pieces(learner).contains { after.exchange(on: $0) > 1 } }

    /// Returns whether the played move brings a pawn as far on the wing of a square.
    private func advancesOnWing(of square: Square) -> Bool {
        let played = line.moves[0]
        guard start[played.from]?.kind == .pawn, (played.to.file < 4) == (square.file < 4) else { return false }
        return learner == .white ? played.to.rank >= square.rank : played.to.rank <= square.rank
    }

    /// A rook goes to a file without pawns of the learner, from one with such a pawn; the played move brings none
    /// there.
    var takenFile: PreparedPoint? {
        guard start[move.from]?.kind == .rook, start.captured(by: move) == nil, !isTakenBack else {
            return nil
        }
        let hasPawn = { (side: Side, file: Int) in after.pieces(side, .pawn).contains { $0.file == file } }
        guard !hasPawn(learner, move.to.file), hasPawn(learner, move.from.file),
            !other.pieces(learner, .rook).contains(where: { $0.file == move.to.file }),
            // An attack on the queen says more.
            !after.attacks(from: move.to).contains(where: { after[$0] == Piece(learner.opponent, .queen) })
        else { return nil }
        return .takesFile(move.to, isOpen: !hasPawn(learner.opponent, move.to.file))
    }

    /// The king moves, and one of the opponent's first two moves in the played line gives check, which it does not in the
    /// expected line.
    var avoidedCheck: PreparedPoint? {
        guard start[move.from]?.kind == .king, !move.isCastling, !start.isCheck, start.captured(by: move) == nil else {
            return nil
        }
        for ply in [1, 3] where ply < line.moves.count && line.positions[ply + 1].isCheck {
            let check = line.moves[ply]
            guard line.positions[ply].king(of: learner) == start.king(of: learner),
                let kind = line.positions[ply][check.from]?.kind, ply > 1 || !after.isLegal(check) || !gives(check),
                // It is possible at once: else the played move brings it about.
                let passed = start.playingNull(), passed.isLegal(check), passed.playing(check).isCheck,
                !best.moves.prefix(5).enumerated().contains(where: {
                    $0.offset % 2 == 1 && best.positions[$0.offset + 1].isCheck
                })
            else { continue }
            return .avoidsCheck(kind, on: check.to)
        }
        return nil
    }

    private func gives(_ check: Move) -> Bool { after.playing(check).isCheck }

    // MARK: Castling

    /// Without the opponent's queen, or if it is exchanged with the next moves, the king needs no safety.
    var castles: PreparedPoint? {
        let next = best.positions[min(3, best.moves.count)]
        return move.isCastling && !line.moves[0].isCastling && !next.pieces(learner.opponent, .queen).isEmpty
            ? .castles : nil
    }

    /// The piece leaves the way of the king and the rook, and castling follows.
    var castlesSoon: PreparedPoint? {
        let castling: (Refutation) -> Move? = { line in
            stride(from: 2, to: min(line.moves.count, 7), by: 2).map { line.moves[$0] }.first(where: \.isCastling)
        }
        guard best.develops, !move.isCastling, !line.moves[0].isCastling, let later = castling(best),
            castling(line) == nil, !start.legalMoves().contains(where: \.isCastling),
            Bitboard.between(later.from, later.to).contains(move.from),
            Bitboard.between(later.from, later.to).allSatisfy({ after[$0] == nil }),
            // The played line clears the same squares with its next move too, or the played move the same wing.
            !Bitboard.between(later.from, later.to).allSatisfy({
                line.positions[min(3, line.positions.count - 1)][$0] == nil
            }),
            !line.develops || (line.moves[0].from.file > 4) != (later.to.file > 4)
        else { return nil }
        return .preparesCastling
    }

    /// Returns the square of an opponent's piece that attacked a square along the line on which the moved piece now is.
    func shield(of square: Square) -> Square? {
        start.attackers(of: square, by: learner.opponent).sorted().first {
            after[$0]?.kind.isSlider == true && $0.between(square)?.contains(move.to) == true
        }
    }
}
