public import Chess

/// The learner can castle no more, or is kept from it.
public struct CastlingLost: Hashable, Sendable {
    /// How it comes about.
    public enum Way: Hashable, Sendable {
        /// The played move gives up the last right.
        case byTheMove
        /// The king, or the last rook, has to move after the opponent's move before this ply.
        case atPly(Int)
        /// The right to castle short is there, but a piece of the opponent's covers a square on the king's way: from
        /// this ply on, when he plays it there, or from ply 0, when the played move opens its line.
        case prevented(by: Square, crossing: Square, atPly: Int)
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
        } else if let way = [0, 1, 3].lazy.compactMap({ Self.prevented(in: line, atPly: $0) }).first,
            ![0, 1, 3].contains(where: { Self.prevented(in: expected, atPly: $0) != nil })
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

    private static func prevented(in line: Refutation, atPly ply: Int) -> Way? {
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
        switch way {
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
    /// The rooks with which the learner may still castle.
    func rights(at ply: Int) -> Bitboard {
        positions[ply].castlingRooks & positions[ply].pieces(learner)
    }

    /// Where the learner's king stands.
    func king(at ply: Int) -> Square { positions[ply].king(of: learner) }
}
