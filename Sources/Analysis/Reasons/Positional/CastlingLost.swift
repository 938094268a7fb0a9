import Chess

/// The learner loses the right to castle.
///
/// A piece that covers a square of the king's way is not a reason: of eight such sentences in the labelled mistakes one
/// was the cause.
public struct CastlingLost: Hashable, Sendable {
    /// The way castling is lost.
    public enum Cause: Hashable, Sendable {
        /// The played move gives up the last castling right.
        case byTheMove
        /// The king or the last rook must move in reply to the opponent's move before this ply.
        case atPly(Int)
        /// The king or a rook moves at this ply; the right is only that of one wing if the other remains.
        case byMove(atPly: Int, wing: Wing?)
    }

    /// A side of the board on which a king castles.
    public enum Wing: String, Hashable, Sendable, CaseIterable {
        case kingside, queenside
    }

    public let cause: Cause

    /// The ply before which the right must be lost by the played move or in answer to the reply, and the number of plies
    /// for which the opponent must keep a queen after that.
    private static let horizon = 4

    /// Nil if castling is not lost, or lost in the expected line as well.
    init?(in line: Refutation, expected: Refutation) {
        guard line.mayCastle(line.learner, at: 0), let ply = Self.lastRight(in: line, before: Self.horizon),
            Self.lastRight(in: expected, before: Explanation.plies) == nil,
            !Self.givesUpCastling(in: expected),
            Self.isExposed(in: line, afterPly: ply), !Self.isBarred(in: line, expected)
        else { return nil }
        cause = ply == 0 ? .byTheMove : .atPly(ply)
    }

    private init(_ cause: Cause) { self.cause = cause }

    /// The right to castle that the learner gives up with one of the first three moves while the opponent has a queen, and
    /// that the expected line uses. The last right, or that on the kingside, the expected line may also just keep to the end
    /// of the shown line, if the played move itself gives it up.
    static func kept(in line: Refutation, by expected: Refutation) -> CastlingLost? {
        let shown = expected.moves.prefix(Explanation.plies)
        let used = stride(from: 0, to: shown.count, by: 2).lazy.compactMap { expected.wing(ofPly: $0) }.first
        for wing in [used].compactMap({ $0 }) + Wing.allCases
        where line.mayCastle(wing, at: 0) && !isBarred(in: line, expected) {
            guard let ply = ply(givingUp: wing, in: line), hasQueen(line, afterPly: ply) else { continue }
            let isLast = !line.mayCastle(line.learner, at: ply + 1)
            let isKept = shown.indices.allSatisfy { expected.mayCastle(wing, at: $0 + 1) }
            guard wing == used || ply == 0 && isKept && (isLast || wing == .kingside),
                isLast || ply == 0 || !line.isForced(at: ply),
                // A later move of the rook is the learner's choice.
                ply == 0 || line.isForced(at: ply) || line.moves[ply].from == line.king(at: ply)
            else { continue }
            if isLast, ply == 0 { return CastlingLost(.byTheMove) }
            return CastlingLost(
                isLast && line.isForced(at: ply) ? .atPly(ply) : .byMove(atPly: ply, wing: isLast ? nil : wing))
        }
        return nil
    }

    /// Returns whether a rook moves to a square of the king's way that the opponent attacks, and the expected line does not
    /// castle: then the king cannot castle there anyway.
    private static func isBarred(in line: Refutation, _ expected: Refutation) -> Bool {
        let (start, move) = (line.start, line.moves[0])
        return start[move.from]?.kind == .rook && start.castlingRooks.contains(move.from)
            && abs(move.to.file - line.king(at: 0).file) < 3
            && !start.attackers(of: move.to, by: line.learner.opponent).isEmpty
            && !expected.moves.indices.contains { expected.wing(ofPly: $0) != nil && $0 % 2 == 0 }
    }

    /// Returns the ply of the learner's first three moves that gives up the right to castle on a wing without castling;
    /// nil if none does.
    private static func ply(givingUp wing: Wing, in line: Refutation) -> Int? {
        for ply in [0, 2, 4] where ply < line.moves.count {
            // The opponent may have taken the rook.
            if line.moves[ply].isCastling || !line.mayCastle(wing, at: ply) { return nil }
            if !line.mayCastle(wing, at: ply + 1) { return ply }
        }
        return nil
    }

    /// Returns whether the learner moves the king or a rook that may castle, in the shown line and before castling: then
    /// castling is not what counts.
    private static func givesUpCastling(in line: Refutation) -> Bool {
        for ply in stride(from: 0, to: min(line.moves.count, Explanation.plies), by: 2) {
            if line.moves[ply].isCastling { return false }
            if line.positions[ply].castlingRooks.contains(line.moves[ply].from)
                || line.moves[ply].from == line.king(at: ply)
            {
                return true
            }
        }
        return false
    }

    /// Returns whether the king is then in some danger, and the opponent has not won anything: that would be the
    /// reason.
    private static func isExposed(in line: Refutation, afterPly ply: Int) -> Bool {
        hasQueen(line, afterPly: ply)
            && (ply == 0
                || line.positions[ply + 1].balance(for: line.learner) >= line.start.balance(for: line.learner))
    }

    /// Returns whether the opponent still has a queen some plies later.
    private static func hasQueen(_ line: Refutation, afterPly ply: Int) -> Bool {
        !line.positions[min(line.moves.count, ply + horizon)].pieces(line.learner.opponent, .queen).isEmpty
    }

    /// Returns the ply before `end` at which the learner gives up the last castling right without castling; nil if
    /// none exists.
    private static func lastRight(in line: Refutation, before end: Int) -> Int? {
        stride(from: 0, to: min(line.moves.count, end), by: 2).first { ply in
            line.mayCastle(line.learner, at: ply) && !line.mayCastle(line.learner, at: ply + 1)
                && !line.moves[ply].isCastling
                // Later in the line the opponent must have caused it.
                && (ply == 0 || line.isForced(at: ply))
        }
    }

    func text(in line: MoveLine) -> String {
        switch cause {
        case .byTheMove: "gives up the right to castle"
        case .atPly(let ply): "loses the right to castle after \(line.name(ofPly: ply - 1))"
        case .byMove(let ply, let wing):
            "gives up the right to castle" + (wing.map { " \($0.rawValue)" } ?? "")
                + (ply > 0 ? " with \(line.name(ofPly: ply))" : "")
        }
    }
}

extension Refutation {
    /// Returns whether a side still has a right to castle before the move at `ply`.
    func mayCastle(_ side: Side, at ply: Int) -> Bool {
        !(positions[ply].castlingRooks & positions[ply].pieces(side)).isEmpty
    }

    /// Returns whether the learner has the right to castle on a wing before the move at `ply`.
    func mayCastle(_ wing: CastlingLost.Wing, at ply: Int) -> Bool {
        let king = king(at: ply)
        return (positions[ply].castlingRooks & positions[ply].pieces(learner)).contains {
            ($0.file > king.file) == (wing == .kingside)
        }
    }

    /// Returns the wing on which the move at `ply` castles; nil if it does not.
    func wing(ofPly ply: Int) -> CastlingLost.Wing? {
        guard moves[ply].isCastling else { return nil }
        return moves[ply].to.file > moves[ply].from.file ? .kingside : .queenside
    }

    /// Returns whether the move at `ply`, which is not the first, answers a check or takes back.
    func isForced(at ply: Int) -> Bool {
        positions[ply].isCheck
            || positions[ply - 1].captured(by: moves[ply - 1]) != nil && moves[ply].to == moves[ply - 1].to
    }

    /// Returns the square of the learner's king.
    func king(at ply: Int) -> Square { positions[ply].king(of: learner) }
}
