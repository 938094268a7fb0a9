public import Chess

/// The learner loses the right to castle or is prevented from castling.
public struct CastlingLost: Hashable, Sendable {
    /// The way castling is lost.
    public enum Cause: Hashable, Sendable {
        /// The played move gives up the last castling right.
        case byTheMove
        /// The king or the last rook must move in reply to the opponent's move before this ply.
        case atPly(Int)
        /// The right to castle short remains, but an opponent's piece covers a square the king must cross: from this
        /// ply on, or from ply 0 if the played move opens the line.
        case prevented(by: Square, crossing: Square, atPly: Int)
    }

    public let cause: Cause

    /// The maximum ply examined: rights lost later have other causes.
    private static let horizon = 6
    /// The number of plies for which castling must stay prevented.
    private static let patience = 8

    /// Nil if castling is not lost, or lost in the expected line as well.
    init?(in line: Refutation, expected: Refutation) {
        guard !line.rights(at: 0).isEmpty else { return nil }
        if let ply = Self.lastRight(in: line, before: Self.horizon),
            Self.lastRight(in: expected, before: Explanation.plies) == nil
        {
            cause = ply == 0 ? .byTheMove : .atPly(ply)
        } else if let cause = [0, 1, 3].lazy.compactMap({ Self.prevented(in: line, atPly: $0) }).first,
            ![0, 1, 3].contains(where: { Self.prevented(in: expected, atPly: $0) != nil })
        {
            self.cause = cause
        } else {
            return nil
        }
    }

    /// Returns the ply before `end` at which the learner gives up the last castling right without castling; nil if there is
    /// none.
    private static func lastRight(in line: Refutation, before end: Int) -> Int? {
        stride(from: 0, to: min(line.moves.count, end), by: 2).first { ply in
            !line.rights(at: ply).isEmpty && line.rights(at: ply + 1).isEmpty && !line.moves[ply].isCastling
                // Later in the line the opponent must have caused it.
                && (ply == 0 || line.positions[ply].isCheck
                    || line.positions[ply - 1].captured(by: line.moves[ply - 1]) != nil
                        && line.moves[ply].to == line.moves[ply - 1].to)
        }
    }

    private static func prevented(in line: Refutation, atPly ply: Int) -> Cause? {
        let end = min(line.moves.count, patience)
        guard end >= ply + 3, !line.start.isChess960, ply == 0 || !line.moves[ply].isCastling else { return nil }
        let home = line.learner == .white ? 0 : 7
        let turns = Array(stride(from: ply == 0 ? 2 : ply + 1, through: end, by: 2))
        guard turns.allSatisfy({ turn in line.rights(at: turn).contains { $0.file == 7 } }) else { return nil }
        for crossing in [5, 6].compactMap({ Square(file: $0, rank: home) }) {
            guard line.start.attackers(of: crossing, by: line.learner.opponent).isEmpty else { continue }
            let covers = line.positions[ply + 1].attackers(of: crossing, by: line.learner.opponent)
            let cover = covers.first { cover in
                (ply == 0 || cover == line.moves[ply].to)
                    && turns.allSatisfy { turn in
                        line.place(of: cover, afterPly: ply, beforePly: turn) == cover
                            && line.positions[turn].attacks(from: cover).contains(crossing)
                    }
            }
            if let cover { return .prevented(by: cover, crossing: crossing, atPly: ply) }
        }
        return nil
    }

    func text(in line: MoveLine, mover: String) -> String {
        switch cause {
        case .byTheMove: "gives up the right to castle"
        case .atPly(let ply): "loses the right to castle after \(line.name(ofPly: ply - 1))"
        case .prevented(let cover, _, atPly: 0):
            "lets \(line.name(on: cover, afterPly: 0)) stop \(mover) from castling short"
        case .prevented(_, _, let ply):
            "lets \(line.name(ofPly: ply)) stop \(mover) from castling short"
        }
    }
}

extension Refutation {
    /// Returns the rooks with which the learner may still castle.
    func rights(at ply: Int) -> Bitboard {
        positions[ply].castlingRooks & positions[ply].pieces(learner)
    }

    /// Returns the square of the learner's king.
    func king(at ply: Int) -> Square { positions[ply].king(of: learner) }
}
