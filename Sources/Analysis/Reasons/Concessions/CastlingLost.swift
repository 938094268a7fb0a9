public import Chess

/// The learner can castle no more, or is kept from it.
public struct CastlingLost: Hashable, Sendable {
    /// How it comes about.
    public enum Way: Hashable, Sendable {
        /// The played move gives up the last right.
        case byTheMove
        /// The king, or the last rook, has to move after the opponent's move before this ply.
        case atPly(Int)
        /// The right to castle short is there, but the piece that the opponent plays at this ply covers a square on
        /// the king's way from there on.
        case prevented(atPly: Int, crossing: Square)
    }

    public let way: Way

    /// How far the line is looked along, in plies: a right that goes later goes for other reasons.
    private static let horizon = 6
    /// A way must stay closed for so long.
    private static let patience = 8

    /// Nil when castling is lost in the expected line as well, or not at all.
    init?(in line: Refutation, expected: Refutation) {
        guard !line.rights(at: 0).isEmpty else { return nil }
        if let ply = Self.lastRight(in: line), Self.lastRight(in: expected) == nil {
            way = ply == 0 ? .byTheMove : .atPly(ply)
        } else if let way = [1, 3].lazy.compactMap({ Self.prevented(in: line, atPly: $0) }).first,
            ![1, 3].contains(where: { Self.prevented(in: expected, atPly: $0) != nil })
        {
            self.way = way
        } else {
            return nil
        }
    }

    /// The ply at which the learner himself gives up his last right without castling; nil when he does not.
    private static func lastRight(in line: Refutation) -> Int? {
        stride(from: 0, to: min(line.moves.count, horizon), by: 2).first { ply in
            !line.rights(at: ply).isEmpty && line.rights(at: ply + 1).isEmpty && !line.moves[ply].isCastling
                // Later in the line it must be the opponent who brings it about.
                && (ply == 0 || line.positions[ply].isCheck
                    || line.positions[ply - 1].captured(by: line.moves[ply - 1]) != nil
                        && line.moves[ply].to == line.moves[ply - 1].to)
        }
    }

    private static func prevented(in line: Refutation, atPly start: Int) -> Way? {
        let end = min(line.moves.count, patience)
        guard end >= start + 3, !line.start.isChess960, !line.moves[start].isCastling else { return nil }
        let cover = line.moves[start].to
        let learnerPlies = stride(from: start + 1, through: end, by: 2)
        let home = line.learner == .white ? 0 : 7
        let way = [5, 6].compactMap { Square(file: $0, rank: home) }
        let isThere = learnerPlies.allSatisfy { ply in
            line.place(of: cover, afterPly: start, beforePly: ply) == cover
                && line.rights(at: ply).contains { $0.file == 7 }
        }
        guard isThere else { return nil }
        let crossing = way.first { square in
            learnerPlies.allSatisfy { line.positions[$0].attacks(from: cover).contains(square) }
                && line.positions[0].attackers(of: square, by: line.learner.opponent).isEmpty
        }
        return crossing.map { .prevented(atPly: start, crossing: $0) }
    }

    func text(in line: MoveLine) -> String {
        switch way {
        case .byTheMove: "gives up castling"
        case .atPly(let ply): "loses the right to castle after \(line.name(ofPly: ply - 1))"
        case .prevented(let ply, let crossing):
            "is kept from castling short by \(line.name(ofPly: ply)), which covers \(crossing)"
        }
    }
}

extension Refutation {
    /// The rooks with which the learner may still castle.
    func rights(at ply: Int) -> Bitboard {
        positions[ply].castlingRooks & positions[ply].pieces(learner)
    }

    /// Where the learner's king stands.
    func king(at ply: Int) -> Square { positions[ply].king(of: learner) }
}
