import Chess

extension PreparedPointSearch {
    /// The points that explain a move only where nothing else is found, most important first: each is true, but a
    /// greater loss has another cause.
    var lastPoints: some Sequence<PreparedPoint> {
        let searches: [(Self) -> PreparedPoint?] = [
            { $0.pawnTakenFirst }, { $0.centralized }, { $0.offeredKnights }, { $0.centrePawnAnyway },
            { $0.diagonalOpened }, { $0.fianchetto }, { $0.avoidedAttack }, { $0.attackedPiece },
        ]
        return searches.lazy.compactMap { $0(self) }
    }

    /// A pawn takes the pawn that advances or takes something in reply to the played move; also where both are taken
    /// back.
    var pawnTakenFirst: PreparedPoint? {
        guard start.captured(by: move) == .pawn, start[move.to] != nil, pawnMove, line.moves.count > 1,
            line.moves[1].from == move.to, line.moves[1].to != line.moves[0].to, !isReplaced,
            start[line.moves[1].to] == other[line.moves[1].to],
            // It takes the played pawn in passing.
            other.captured(by: line.moves[1]) == nil || other[line.moves[1].to] != nil
        else { return nil }
        return .capturesFirst(line.moves[1], isCapture: other.captured(by: line.moves[1]) != nil)
    }

    /// The knight goes to a central square where no pawn attacks it soon, and nothing takes it at once.
    private var centralized: PreparedPoint? {
        guard start[move.from]?.kind == .knight, start.captured(by: move) == nil, isCentralSquare(move.to),
            !isCentralSquare(move.from), !isCentralSquare(line.moves[0].to), after.exchange(on: move.to) == 0,
            !isDrivenSoon, !isTakenBack, !goesLater(to: move.to),
            best.moves.count > 2, best.moves[2].from != move.to
        else { return nil }
        return .centralizes(move.to)
    }

    /// Returns whether a piece or pawn of the learner goes to a square in the shown line of the played move.
    private func goesLater(to square: Square) -> Bool {
        stride(from: 0, to: min(line.moves.count, Explanation.plies), by: 2).contains { line.moves[$0].to == square }
    }

    /// The piece moves, and one of the opponent's first three moves in the played line attacks it with a pawn where it
    /// stood, so that it moves then. No pawn attacks it soon where it goes.
    private var avoidedAttack: PreparedPoint? {
        guard let piece = start[move.from], piece.kind != .pawn, piece.kind != .king, start.captured(by: move) == nil,
            line.moves[0].from != move.from, !isTakenBack, !isDrivenSoon
        else { return nil }
        for ply in [1, 3, 5] where ply + 1 < line.moves.count {
            let (reply, next) = (line.moves[ply], line.positions[ply + 1])
            guard line.positions[1...(ply + 1)].allSatisfy({ $0[move.from] == piece }) else { return nil }
            if next[reply.to]?.kind == .pawn, line.positions[ply].captured(by: reply) == nil,
                next.attacks(from: reply.to).contains(move.from), line.moves[ply + 1].from == move.from,
                next.captured(by: line.moves[ply + 1]) == nil
            {
                return .avoidsAttack(from: reply.to)
            }
        }
        return nil
    }

    /// The moved pawn attacks a piece, or the moved knight a bishop that has left its side's first two ranks, whether the
    /// opponent feels it or not; the played move does not.
    private var attackedPiece: PreparedPoint? {
        guard let kind = start[move.from]?.kind, kind == .pawn || kind == .knight, start.captured(by: move) == nil,
            !isTakenBack, after.exchange(on: move.to) == 0
        else { return nil }
        let targets = after.attacks(from: move.to).filter { square in
            guard let target = after[square], target.side == learner.opponent,
                !start.attacks(from: move.from).contains(square),
                !other.attacks(from: line.moves[0].to).contains(square)
            else { return false }
            let isOut = (target.side == .white ? square.rank : 7 - square.rank) > 1
            return kind == .pawn
                ? target.kind.value >= 3 && other.playingNull()?.exchange(on: square) == 0
                : target.kind == .bishop && isOut
        }
        return after.mostValuableFirst(targets).first.map { kind == .pawn ? .attacks($0) : .presses($0) }
    }

    /// Returns whether a pawn of the opponent attacks the moved piece, or does so with one of the next two moves.
    private var isDrivenSoon: Bool {
        best.positions.prefix(5).dropFirst().contains {
            $0[move.to] == after[move.to] && $0.isAttackedByPawn(move.to, of: learner.opponent)
        }
    }

    /// The pawn goes to a central square, where one of the opponent may attack it, and stays there in the shown line.
    private var centrePawnAnyway: PreparedPoint? {
        guard pawnMove, start.captured(by: move) == nil, isCentralSquare(move.to), !isCentralSquare(line.moves[0].to),
            !start.isEnding, after.exchange(on: move.to) == 0,
            best.positions.prefix(Explanation.plies + 1).dropFirst().allSatisfy({ $0[move.to] == after[move.to] })
        else { return nil }
        return .takesCentre(move.to)
    }

    /// The pawn opens a diagonal of a bishop on its first square, and the bishop goes there later in the line.
    private var diagonalOpened: PreparedPoint? {
        guard pawnMove, start.captured(by: move) == nil else { return nil }
        return start.pieces(learner, .bishop).sorted().first { bishop in
            let opened = after.attacks(from: bishop) & ~start.attacks(from: bishop)
            return start.isUndeveloped(bishop)
                && after.freeSquares(of: bishop) > start.freeSquares(of: bishop)
                && stride(from: 2, to: min(best.moves.count, Explanation.longest), by: 2).contains {
                    best.moves[$0].from == bishop
                        && (opened.contains(best.moves[$0].to) || best.moves[$0].to == move.from)
                }
                && other.freeSquares(of: bishop) <= start.freeSquares(of: bishop)
        }.map(PreparedPoint.frees)
    }

    /// The bishop goes to the long diagonal from its first square, and is not exchanged at once. In the played line it does
    /// not go there with the next move.
    private var fianchetto: PreparedPoint? {
        guard start[move.from]?.kind == .bishop, start.isUndeveloped(move.from), start.captured(by: move) == nil,
            [1, 6].contains(move.to.file), move.to.rank == (learner == .white ? 1 : 6), !isTakenBack,
            line.moves.count < 3 || line.moves[2] != move
        else { return nil }
        return .fianchettoes
    }
}
