public import Chess

/// The played move weakens the learner's king, and the opponent uses it within the line.
///
/// Examples:
/// - `opens the diagonal h5–e8 to the king: 4.Qh5+`
/// - `weakens the castled king: 10.Bxh6`
/// - `castles into an attack: 10.a4, then 11.b5`
/// - `allows the Greek gift: 10.Bxh7+, followed by 11.Ng5+`
public struct KingWeakened: Hashable, Sendable {
    /// The way the king is weakened.
    public enum Cause: Hashable, Sendable {
        /// A pawn move opens a diagonal to the king, and the opponent gives check along it at this ply.
        case diagonal(from: Square, atPly: Int)
        /// The f-pawn moves before the king has castled and no longer covers the diagonal to the rook's file.
        case opened
        /// A pawn in front of the castled king goes two squares forward.
        case loosened
        /// A pawn in front of the castled king moves, and the opponent attacks there at this ply.
        case castledFront(atPly: Int)
        /// The bishop takes on h7 or h2 with check, followed by a knight's check (the Greek gift).
        case greekGift(atPly: Int)
        /// The played move castles, and the opponent sacrifices or advances a pawn against the king at this ply.
        case castledIntoAttack(atPly: Int)
        /// The f- or g-pawn goes forward on the king's wing. Whether the reply gives check, or attacks the
        /// pawn and takes or newly threatens something.
        case exposed(isByForce: Bool)
    }

    public let cause: Cause

    /// Nil if the king is as safe as in the expected line, or only the d-pawn's diagonal is open and the loss is less than a
    /// mistake.
    init?(in line: Refutation, expected: Refutation, band: LossBand) {
        let own = Self.cause(in: line)
        guard let own, Self.cause(in: expected).map({ !Self.isSame($0, own) }) ?? true else { return nil }
        // The opponent attacks there after the expected move too.
        if case .castledFront(let ply) = own, expected.moves.count > 1, expected.moves[1] == line.moves[ply] {
            return nil
        }
        // A side effect of development: it must cost more than an inaccuracy.
        if case .diagonal = own, line.moves[0].from.file == 3, band < .mistake { return nil }
        // A pawn on that wing moves in any case.
        if own == .opened, expected.start[expected.moves[0].from]?.kind == .pawn, expected.moves[0].from.file >= 5 {
            return nil
        }
        cause = own
    }

    private init(_ cause: Cause) { self.cause = cause }

    /// Returns that the f-pawn leaves its first square with the king on its own, or that the g-pawn goes to the fourth rank or
    /// further with the king on that side. That alone is no proof: the loss must be the fault of the move.
    static func exposed(in line: Refutation) -> KingWeakened? {
        let (start, move) = (line.start, line.moves[0])
        let king = start.king(of: line.learner)
        let home = line.learner == .white ? 0 : 7
        guard start[move.from]?.kind == .pawn, start.captured(by: move) == nil, king.rank == home,
            move.from.file == 5 && king.file == 4 && abs(move.from.rank - home) == 1
                || move.from.file == 6 && king.file >= 4 && abs(move.to.rank - home) >= 3,
            !start.pieces(line.learner.opponent, .queen).isEmpty,
            // The pawn is not simply taken.
            line.moves.count > 1, line.moves[1].to != move.to, !losesGuarded(line)
        else { return nil }
        let isAttack = line.positions[2].isCheck || line.positions[2].attacks(from: line.moves[1].to).contains(move.to)
        return KingWeakened(.exposed(isByForce: isAttack && line.line.isReplyForcing))
    }

    /// Whether nothing in the line uses the weakness.
    var isSlight: Bool { cause == .loosened }

    private static func isSame(_ a: Cause, _ b: Cause) -> Bool {
        switch (a, b) {
        case (.diagonal, .diagonal), (.castledFront, .castledFront), (.greekGift, .greekGift),
            (.castledIntoAttack, .castledIntoAttack), (.opened, .opened), (.loosened, .loosened):
            true
        default: false
        }
    }

    private static func cause(in line: Refutation) -> Cause? {
        greekGift(line) ?? diagonal(line) ?? castledFront(line) ?? castledInto(line) ?? opened(line) ?? loosened(line)
    }

    /// The f-pawn moves without capturing while the king is on its first square and the queens are on the board.
    private static func opened(_ line: Refutation) -> Cause? {
        let (start, move) = (line.start, line.moves[0])
        let home = line.learner == .white ? 0 : 7
        let king = start.king(of: line.learner)
        guard start[move.from]?.kind == .pawn, move.from.file == 5, move.from.rank == abs(home - 1),
            start.captured(by: move) == nil, king.file == 4, king.rank == home,
            !start.pieces(line.learner.opponent, .queen).isEmpty,
            let far = Square(file: 7, rank: abs(home - 3)), let near = Square(file: 6, rank: abs(home - 2)),
            line.positions[1][near] == nil, line.positions[1][far] == nil, !castlesLong(line), !castlesSoon(line),
            !losesGuarded(line)
        else { return nil }
        return .opened
    }

    /// Returns whether one of the first three replies takes a pawn that the moved pawn guarded: then that is the fault.
    private static func losesGuarded(_ line: Refutation) -> Bool {
        let guarded = line.start.attacks(from: line.moves[0].from)
        return line.replies.contains { ply in
            let target = line.moves[ply].to
            return guarded.contains(target) && line.positions[ply][target] == Piece(line.learner, .pawn)
        }
    }

    /// Returns whether the learner castles with one of the next two moves: then the diagonal does not matter.
    private static func castlesSoon(_ line: Refutation) -> Bool {
        [2, 4].contains { $0 < line.moves.count && line.moves[$0].isCastling }
    }

    /// Returns whether the learner castles on the queenside in the shown line: then the f-pawn is not in front of the
    /// king.
    private static func castlesLong(_ line: Refutation) -> Bool {
        stride(from: 2, to: min(line.moves.count, Explanation.longest), by: 2).contains {
            line.moves[$0].isCastling && line.positions[$0 + 1].king(of: line.learner).file < 4
        }
    }

    /// Returns whether the reply takes the pawn that has just moved, also in passing.
    private static func takesMoved(_ line: Refutation) -> Bool {
        line.positions[1].captured(by: line.moves[1]) != nil
            && line.positions[2][line.moves[0].to] != Piece(line.learner, .pawn)
    }

    private static func loosened(_ line: Refutation) -> Cause? {
        let (start, move) = (line.start, line.moves[0])
        let king = start.king(of: line.learner)
        let home = line.learner == .white ? 0 : 7
        guard king.rank == home, king.file >= 6 || king.file <= 2, start[move.from]?.kind == .pawn,
            abs(move.from.file - king.file) <= 1, start.captured(by: move) == nil,
            abs(move.to.rank - home) >= 3, abs(move.from.rank - home) <= 2,
            !start.pieces(line.learner.opponent, .queen).isEmpty,
            // The pawn is not taken at once.
            line.moves.count > 1, !takesMoved(line),
            // The front one of doubled pawns leaves one behind.
            !start.hasDoubledPawns(of: line.learner, onFile: move.from.file), isUsed(line, king)
        else { return nil }
        return .loosened
    }

    /// Returns whether one of the opponent's moves in the shown line gives check or goes near the castled king.
    private static func isUsed(_ line: Refutation, _ king: Square) -> Bool {
        stride(from: 1, to: min(line.moves.count, Explanation.plies), by: 2).contains {
            let move = line.moves[$0]
            return line.positions[$0 + 1].isCheck
                || abs(move.to.file - king.file) <= 1 && abs(move.to.rank - king.rank) <= 3
        }
    }

    private static func greekGift(_ line: Refutation) -> Cause? {
        line.replies.first(where: line.isGreekGift).map(Cause.greekGift)
    }

    /// A pawn move by which a slider's check becomes possible that was not possible before.
    private static func diagonal(_ line: Refutation) -> Cause? {
        let (start, move) = (line.start, line.moves[0])
        guard start[move.from]?.kind == .pawn, [5, 6].contains(move.from.file) || move.from.file == 3 else {
            return nil
        }
        let king = start.king(of: line.learner)
        for ply in line.replies.prefix(2) {
            let check = line.moves[ply]
            guard line.positions[ply + 1].king(of: line.learner) == king, line.positions[ply + 1].isCheck,
                [.bishop, .queen].contains(line.positions[ply][check.from]?.kind),
                let between = check.to.between(king), check.to.file != king.file, check.to.rank != king.rank,
                (between + [check.to]).contains(move.from),
                // A check that takes something later is a side effect.
                ply == 1 || line.positions[ply].captured(by: check) == nil
            else { continue }
            return .diagonal(from: check.to, atPly: ply)
        }
        return nil
    }

    func text(in line: MoveLine) -> String {
        let king = line.start.king(of: line.start.sideToMove)
        switch cause {
        case .diagonal(let from, let ply):
            return "opens the diagonal \(from)–\(king) to the king: \(line.way(toPly: ply))"
        case .opened: return "moves the f-pawn, which weakens the king and develops nothing"
        case .loosened: return "loosens the pawns in front of the king"
        case .exposed(isByForce: false): return "weakens the king"
        case .exposed(isByForce: true): return "weakens the king: \(line.name(ofPly: 1))"
        case .castledFront(let ply): return "weakens the castled king: \(line.way(toPly: ply))"
        case .greekGift(let ply):
            return "allows the Greek gift: \(line.name(ofPly: ply)), followed by \(line.name(ofPly: ply + 2))"
        case .castledIntoAttack(let ply): return "castles into an attack: \(line.way(toPly: ply))"
        }
    }
}
