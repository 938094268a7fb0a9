public import Chess

/// The loss of a tempo.
public struct TempoLost: Hashable, Sendable {
    /// The way the tempo is lost.
    public enum Cause: Hashable, Sendable {
        /// The opponent's move at this ply, by a pawn or a developing piece, attacks the piece on `square`, which then
        /// moves without capturing.
        case chased(from: Square, atPly: Int)
        /// A developed piece moves again without capturing, although it was not in danger or could have been exchanged.
        case movedTwice
        /// A piece moves back to one of its initial squares.
        case movedBack
        /// The piece goes back to where it came from with the learner's move at this ply, without having captured.
        case returns(atPly: Int)
        /// The piece goes on, with the learner's move at this ply, to the square to which the expected move brings it
        /// at once.
        case goesOn(to: Square, atPly: Int)
        /// The piece moves again with the learner's move at this ply, although nothing attacks it.
        case movesOn(atPly: Int)
        /// The learner's queen has to come out, and a developing move or a pawn at this ply attacks it on `square`.
        case queenChased(from: Square, atPly: Int)
        /// The queen moves without capturing while `undeveloped` minor pieces are at home.
        case earlyQueen(undeveloped: Int)
        /// A rook pawn moves without attacking anything while `undeveloped` minor pieces are at home.
        case rookPawn(undeveloped: Int)
        /// A rook pawn or the king moves although nothing asks for it.
        case waiting
    }

    public let cause: Cause
    /// The piece that loses the tempo, and its square at that moment.
    public let piece: PieceKind
    public let square: Square

    /// The last move number at which a loss of tempo is reported.
    static let lastMoveNumber = 15

    init(_ cause: Cause, _ piece: PieceKind, _ square: Square) {
        self.cause = cause
        self.piece = piece
        self.square = square
    }

    /// Returns the tempo the learner loses without the opponent's help; nil if there is none, or the expected move
    /// loses one too.
    static func idle(in line: Refutation, expected: Refutation) -> TempoLost? {
        let (start, played) = (line.start, line.moves[0])
        guard !start.isChess960, !played.isCastling, start.fullmoveNumber <= lastMoveNumber,
            let piece = start[played.from],
            start.captured(by: played) == nil, !line.positions[1].isCheck
        else { return nil }
        return cause(of: played, piece, in: line, expected).map { TempoLost($0, piece.kind, played.to) }
    }

    /// Returns the tempo the learner loses because the queen has to take or come out and is attacked; nil if the same
    /// happens in the expected line.
    static func queenChased(in line: Refutation, expected: Refutation) -> TempoLost? {
        guard line.start.fullmoveNumber <= lastMoveNumber, let found = chasedQueen(in: line),
            chasedQueen(in: expected) == nil,
            // The queen goes there anyway.
            !expected.moves.prefix(Explanation.plies).contains(where: { $0.to == found.square }),
            !isQueenAttacked(by: line.moves[found.ply], in: expected)
        else { return nil }
        return TempoLost(.queenChased(from: found.square, atPly: found.ply), .queen, found.square)
    }

    /// Returns whether a move of the opponent attacks the learner's queen in a line.
    private static func isQueenAttacked(by move: Move, in line: Refutation) -> Bool {
        guard let ply = line.moves.firstIndex(of: move), ply % 2 == 1 else { return false }
        let after = line.positions[ply + 1]
        return after.attacks(from: move.to).contains { after[$0] == Piece(line.learner, .queen) }
    }

    private static func chasedQueen(in line: Refutation) -> (square: Square, ply: Int)? {
        guard
            line.start.pieces(line.learner).contains(where: {
                line.start[$0]?.kind == .queen && line.start[$0]?.isAtHome(on: $0) == true
            })
        else { return nil }
        for ply in [1, 3, 5] where ply + 1 < line.moves.count {
            let (reply, answer) = (line.moves[ply], line.moves[ply + 1])
            let (before, after) = (line.positions[ply], line.positions[ply + 1])
            guard before.captured(by: reply) == nil, !attackerMovesOn(reply, atPly: ply, in: line),
                before[reply.from]?.kind == .pawn || before.isUndeveloped(reply.from),
                after[answer.from] == Piece(line.learner, .queen), after.attacks(from: reply.to).contains(answer.from),
                after[answer.from]?.isAtHome(on: answer.from) == false, after.captured(by: answer) == nil,
                // It had to come out: it took something, or the played move brings it there.
                let out = stride(from: ply - 1, through: 0, by: -2).first(where: { line.moves[$0].to == answer.from }),
                out == 0
                    || line.positions[out].captured(by: line.moves[out]) != nil
                        && (out > 2 || !line.positions[out].hasOtherCapture(than: line.moves[out]))
                        // Where a piece has been exchanged, that matters more.
                        && (line.positions[out - 1].captured(by: line.moves[out - 1]) ?? .pawn) == .pawn
            else { continue }
            return (answer.from, ply)
        }
        return nil
    }

    /// Returns whether the piece that attacks another one, but not with the first reply, soon goes on without a capture.
    static func attackerMovesOn(_ reply: Move, atPly ply: Int, in line: Refutation) -> Bool {
        ply > 1
            && [ply + 2, ply + 4].contains {
                $0 < line.moves.count && line.moves[$0].from == reply.to
                    && line.positions[$0].captured(by: line.moves[$0]) == nil
            }
    }

    /// Returns whether the learner moves the piece on a square again without capturing in the shown line: after the
    /// first moves an early queen that stays is no loss of time.
    static func isMovedAgain(from square: Square, in line: Refutation) -> Bool {
        stride(from: 2, to: min(line.moves.count, Explanation.plies), by: 2).contains {
            line.moves[$0].from == square && line.positions[$0].captured(by: line.moves[$0]) == nil
        }
    }

    private static func cause(of played: Move, _ piece: Piece, in line: Refutation, _ expected: Refutation) -> Cause? {
        let (start, best) = (line.start, expected.moves[0])
        let undeveloped = start.pieces(piece.side).count { start.isUndeveloped($0) }
        let attacksNothing = attacksNothing(played, in: line)
        switch piece.kind {
        case .knight, .bishop, .queen:
            if piece.isAtHome(on: played.from) {
                return piece.kind == .queen && undeveloped > 2 && best.from != played.from
                    && !piece.isOnFirstRanks(played.to)
                    && (start.fullmoveNumber <= 3 || isMovedAgain(from: played.to, in: line))
                    ? .earlyQueen(undeveloped: undeveloped) : nil
            }
            if piece.isAtHome(on: played.to) {
                let isTaken = line.moves.count > 1 && line.moves[1].to == played.to
                let isNeeded =
                    best.from == played.from
                    && (piece.isAtHome(on: best.to) || start.captured(by: best) != nil)
                return isTaken || isNeeded || piece.kind == .queen && !attacksNothing ? nil : .movedBack
            }
            // The piece did not have to move, or could have been exchanged.
            let isIdle = best.from != played.from && start.playingNull()?.exchange(on: played.from) == 0
            let isRetreat =
                best.from == played.from && start.captured(by: best) != nil && !expected.isExchange(at: 0)
            let bestMovesAgain = best.from != played.from && movesDevelopedPiece(expected)
            let takesLater = stride(from: 2, to: min(line.moves.count, Explanation.plies), by: 2).contains {
                line.moves[$0].from == played.to && line.positions[$0].captured(by: line.moves[$0]) != nil
            }
            let isMovedAnyway = [2, 4, 6].contains {
                $0 < expected.moves.count && expected.moves[$0].from == played.from
            }
            let isTakenSoon = [1, 3].contains { $0 < line.moves.count && line.moves[$0].to == played.to }
            return undeveloped > 1 && attacksNothing && (isIdle || isRetreat) && !bestMovesAgain && !isMovedAnyway
                && !takesLater && !isTakenSoon
                ? .movedTwice : nil
        case .pawn:
            guard undeveloped > 2, attacksNothing, played.from.isOnRookFile, !line.isReplyCapture,
                expected.develops || expected.opensBishop || start.captured(by: best) != nil
                    || start[best.from]?.kind == .pawn && (2...5).contains(best.from.file)
            else { return nil }
            return .rookPawn(undeveloped: undeveloped)
        case .rook, .king: return nil
        }
    }

    /// Whether the text suggests the expected move.
    var suggestsExpected: Bool {
        switch cause {
        case .goesOn: true
        default: false
        }
    }

    func text(in line: MoveLine) -> String {
        return switch cause {
        case .chased(let from, let ply) where from == line.moves[0].to:
            "loses time: \(line.name(ofPly: ply)) attacks the \(piece.name), which moves again"
        case .chased(let from, let ply):
            "loses time: \(line.name(ofPly: ply)) attacks the \(piece.name) on \(from), which moves away"
        case .movedTwice: "loses time by moving the \(piece.name) again"
        case .goesOn(let square, let ply):
            "loses time: the \(piece.name) goes to \(square) after all with \(line.name(ofPly: ply))"
        case .movesOn(let ply): "loses time: the \(piece.name) moves again with \(line.name(ofPly: ply))"
        case .queenChased(let from, let ply)
        where ply > 1 && line.moves[ply - 1].to == from && line.position(before: ply - 1)[from] != nil:
            "loses time: \(line.name(ofPly: ply)) attacks the queen, which has just taken on \(from)"
        case .queenChased(let from, let ply):
            "loses time: \(line.name(ofPly: ply)) attacks the queen on \(from), which moves away"
        case .returns(let ply): "loses time: the \(piece.name) goes back with \(line.name(ofPly: ply))"
        case .movedBack: "loses time by putting the \(piece.name) back on \(square)"
        case .earlyQueen(let undeveloped):
            "brings the queen out too early, with \(Self.words(undeveloped)) still at home"
        case .waiting: "spends a move on the \(piece == .pawn ? "\(square.fileLetter)-pawn" : piece.name)"
        case .rookPawn(let undeveloped):
            "spends a move on the \(square.fileLetter)-pawn with \(Self.words(undeveloped)) still at home"
        }
    }

    private static func words(_ count: Int) -> String {
        count == 3 ? "three minor pieces" : "four minor pieces"
    }
}

extension Position {
    /// Returns whether another piece could take on the same square without losing anything.
    fileprivate func hasOtherCapture(than capture: Move) -> Bool {
        legalMoves().contains {
            $0.to == capture.to && $0.from != capture.from && playing($0).exchange(on: $0.to) == 0
        }
    }
}
