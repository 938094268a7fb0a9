public import Chess

/// The opponent's reply threatens something that was not there before it, and that the expected move does not allow.
///
/// If the learner passed after the reply, the opponent would win material or give mate, proved by a search of all
/// moves.
///
/// Examples:
/// - `lets 6.Nb5 threaten 7.Nc7+, which forks the king and the rook on a8`
/// - `lets 7.Qh5 threaten mate, beginning with 8.Qxf7#`
/// - `lets 9.g4 threaten 10.g5`
public struct ReplyThreat: Hashable, Sendable {
    /// The threatened moves after the reply and the pass: first the opponent's, then the best defence, and so on.
    public let moves: [Move]
    /// The material threatened, in pawns; nil for mate.
    public let points: Int?
    /// The pieces the first threatened move attacks at once, if there are two or more.
    public let targets: [Square]

    /// The plies the threat is searched.
    private static let plies = 3

    /// Nil if the reply threatens nothing new, gives check or takes back, or the expected move allows the same threat.
    init?(in line: Refutation, expected: Refutation) {
        guard line.moves.count > 1, let threat = Self.threat(afterPly: 1, of: line) else { return nil }
        // That the reply attacks a piece is plain to see.
        let first = threat.moves[0]
        guard threat.isMate || line.positions[2].captured(by: first) == nil else { return nil }
        // The threat was there before the reply: then the reply is not the point.
        if let before = MaterialSearch.gain(in: line.positions[1], plies: Self.plies),
            before.points >= threat.points
        {
            return nil
        }
        if expected.moves.count > 1, let other = Self.threat(afterPly: 1, of: expected),
            other.points >= threat.points || other.moves[0] == first
        {
            return nil
        }
        guard !Self.isPossible(threat, in: expected), !threat.isMate || !Self.mates(line.moves[1], threat, expected)
        else { return nil }
        moves = threat.moves
        points = threat.isMate ? nil : threat.points
        guard let passed = line.positions[2].playingNull() else { return nil }
        let after = passed.playing(first)
        let attacked = after.forkTargets(from: first.to, of: line.learner)
        targets = attacked.count > 1 ? attacked : []
    }

    private static func threat(afterPly ply: Int, of line: Refutation) -> MaterialSearch.Gain? {
        let reply = line.moves[ply]
        guard !line.positions[ply + 1].isCheck, line.positions[ply].captured(by: reply) == nil, !reply.isCastling,
            let passed = line.positions[ply + 1].playingNull()
        else { return nil }
        return MaterialSearch.gain(in: passed, plies: plies)
    }

    /// Returns whether the same reply to the expected move would threaten the same mate.
    private static func mates(_ reply: Move, _ threat: MaterialSearch.Gain, _ expected: Refutation) -> Bool {
        guard expected.positions[1].isLegal(reply),
            expected.positions[1].playing(reply).exchange(on: reply.to) == 0,
            let passed = expected.positions[1].playing(reply).playingNull(), passed.isLegal(threat.moves[0])
        else { return false }
        return MaterialSearch.gain(in: passed, plies: plies)?.isMate ?? false
    }

    /// Returns whether the threatened move wins something after the reply to the expected move too, though another may
    /// win more.
    private static func isPossible(_ threat: MaterialSearch.Gain, in expected: Refutation) -> Bool {
        guard expected.moves.count > 1, let passed = expected.positions[2].playingNull(),
            passed.isLegal(threat.moves[0])
        else { return false }
        return MaterialSearch.keeps(threat, in: passed)
    }

    func text(in line: MoveLine) -> String {
        let reply = line.name(ofPly: 1)
        guard let passed = line.position(before: 2).playingNull() else { return "lets \(reply) attack" }
        let threat = MoveLine.numbered(moves[0], in: passed)
        let after = passed.playing(moves[0])
        if points == nil { return "lets \(reply) threaten mate, beginning with \(threat)" }
        if targets.count > 1 {
            let forked = targets.prefix(3).map { after.name(on: $0) }.joinedByAnd
            return "lets \(reply) threaten \(threat), which forks \(forked)"
        }
        return "lets \(reply) threaten \(threat)"
    }
}
