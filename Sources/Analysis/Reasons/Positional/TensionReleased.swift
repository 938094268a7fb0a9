public import Chess

/// The played move ends a tension between two pawns, by a capture or an advance, and the opponent profits from it.
///
/// Examples:
/// - `releases the tension: after 6...exd5 the bishop on c8 is free`
/// - `releases the tension: 6...Bxc4 takes back with a developing move`
/// - `releases the tension, and 7...f6 attacks the centre`
public struct TensionReleased: Hashable, Sendable {
    /// What the opponent gains.
    public enum Gain: Hashable, Sendable {
        /// The recapture at ply 1 develops a piece.
        case developingRecapture
        /// The recapture at ply 1 opens the diagonal of an undeveloped bishop.
        case freesBishop(Square)
        /// The opponent's pawn move at this ply attacks the advanced pawn or its neighbour.
        case pawnBreak(atPly: Int)
        /// The recapture at ply 1 brings a piece to a square in the middle of the board.
        case centralPiece(Square)
        /// No pawn attacks this pawn any more.
        case unchallenged(Square)
        /// The recapture at ply 1 brings a pawn towards the centre.
        case centrePawn(Square)
    }

    public let gain: Gain

    /// Nil if the tension remains, the expected line ends it by the same advance or soon by the same exchange, the expected
    /// move ends it too, or the opponent gains nothing by it.
    init?(in line: Refutation, expected: Refutation) {
        let (start, move) = (line.start, line.moves[0])
        guard line.moves.count > 1, start[move.from]?.kind == .pawn,
            start.captured(by: move) != nil ? !Self.isMadeNext(line, in: expected) : !expected.makes(move)
        else { return nil }
        let rivals = start.attacks(from: move.from).filter {
            start[$0] == Piece(line.learner.opponent, .pawn)
        }
        guard !rivals.isEmpty,
            !rivals.contains(where: { line.positions[1].attacks(from: move.to).contains($0) }),
            rivals.contains(where: { rival in
                expected.positions[1][rival] == start[rival] && expected.positions[1][move.from] == start[move.from]
                    || start.captured(by: move) == nil && expected.moves[0].from == move.from
                        && expected.moves[0].to == rival
            }), let gain = Self.gain(in: line, expected: expected)
        else { return nil }
        self.gain = gain
    }

    private static func gain(in line: Refutation, expected: Refutation) -> Gain? {
        let (start, move, reply) = (line.start, line.moves[0], line.moves[1])
        let (before, after) = (line.positions[1], line.positions[2])
        let opponent = line.learner.opponent
        if start.captured(by: move) != nil {
            guard reply.to == move.to else { return nil }
            if before.isUndeveloped(reply.from) { return .developingRecapture }
            let home = start.pieces(opponent, .bishop).filter { start.isUndeveloped($0) }.sorted()
            if let freed = home.first(where: {
                after[$0] == start[$0] && after.freeSquares(of: $0) >= start.freeSquares(of: $0) + 2
            }) {
                return .freesBishop(freed)
            }
            if (2...5).contains(reply.to.rank), [3, 4].contains(reply.to.file), before[reply.from]?.kind != .pawn,
                before[reply.from]?.kind != .king,
                // It stays there for a move.
                line.moves.count < 3 || line.moves[2].to != reply.to
            {
                return .centralPiece(reply.to)
            }
            let towardsCentre = abs(2 * reply.to.file - 7) < abs(2 * reply.from.file - 7)
            return before[reply.from]?.kind == .pawn && towardsCentre ? .centrePawn(reply.to) : nil
        }
        for ply in [1, 3] where ply < line.moves.count {
            let strike = line.moves[ply]
            let isAdvance = line.positions[ply].captured(by: strike) == nil
            guard isAdvance, line.positions[ply][strike.from]?.kind == .pawn, !expected.allows(strike) else { continue }
            let attacked = line.positions[ply + 1].attacks(from: strike.to)
            if attacked.contains(where: {
                line.positions[ply + 1][$0] == Piece(line.learner, .pawn) && (2...5).contains($0.file)
                    && (3...4).contains($0.rank)
            }) {
                return .pawnBreak(atPly: ply)
            }
        }
        let rivals = start.attacks(from: move.from).filter {
            start[$0] == Piece(opponent, .pawn) && (2...5).contains($0.file) && (3...4).contains($0.rank)
        }
        // A pawn that is taken where it has gone has another fault.
        let isTaken = [1, 3].contains { $0 < line.moves.count && line.moves[$0].to == move.to }
        let free = rivals.sorted().first { rival in
            !isTaken && after[rival] == start[rival]
                && !after.attackers(of: rival, by: line.learner).contains { after[$0]?.kind == .pawn }
        }
        if let free { return .unchallenged(free) }
        return nil
    }

    /// Returns whether the learner makes the same capture with one of the next two moves of the expected line, and the
    /// opponent answers it alike.
    private static func isMadeNext(_ line: Refutation, in expected: Refutation) -> Bool {
        [2, 4].contains { $0 + 1 < expected.moves.count && expected.moves[$0...($0 + 1)] == line.moves.prefix(2) }
    }

    func text(in line: MoveLine) -> String {
        let reply = line.name(ofPly: 1)
        return switch gain {
        case .developingRecapture: "releases the tension: \(reply) takes back with a developing move"
        case .freesBishop(let bishop): "releases the tension: after \(reply) the bishop on \(bishop) is free"
        case .centralPiece(let square):
            "releases the tension: \(reply) brings the \(line.position(before: 2).name(at: square)) to \(square)"
        case .unchallenged(let pawn): "releases the tension: no pawn attacks \(line.start.name(on: pawn)) any more"
        case .pawnBreak(let ply): "releases the tension, and \(line.name(ofPly: ply)) attacks the centre"
        case .centrePawn(let pawn): "releases the tension: \(reply) brings a pawn to \(pawn), nearer the centre"
        }
    }
}
