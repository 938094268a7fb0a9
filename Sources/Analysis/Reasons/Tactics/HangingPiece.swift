public import Chess

/// The reply takes a piece for nothing, or for less.
public struct HangingPiece: Tactic, Hashable {
    public let ply = 1
    public let square: Square
    /// Whether something may take back; it was taken by something cheaper then, or attacked more often than guarded.
    public let isDefended: Bool

    /// Nil when the reply takes nothing that pays, or takes back what has just taken.
    init?(in line: Refutation) {
        guard line.moves.count > 1, let material = line.material else { return nil }
        let reply = line.moves[1]
        let before = line.positions[1]
        // A capture that is taken back is an exchange gone wrong: the account of material tells it better.
        guard let victim = before.captured(by: reply), before[reply.to] != nil, line.tellsLoss(victim, atPly: 1),
            line.positions[0].captured(by: line.moves[0]) == nil || reply.to != line.moves[0].to,
            before.exchange(on: reply.to) >= min(2, material.loss.points)
        else { return nil }
        square = reply.to
        isDefended = line.positions[2].legalMoves().contains { $0.to == reply.to && !$0.isCastling }
        // A pawn that something could take back is an exchange, not a pawn left hanging.
        guard victim != .pawn || !isDefended else { return nil }
    }

    func deed(in line: MoveLine) -> String {
        let before = line.position(before: 1)
        let kind = before[square]?.kind.name ?? "piece"
        guard isDefended, let taker = before[line.moves[1].from] else {
            return "takes the undefended \(kind) on \(square)"
        }
        guard taker.kind != .king, taker.kind.worth < before.dearness(of: square) else {
            return "takes the \(kind) on \(square), which is not defended well enough"
        }
        return "takes the \(kind) on \(square) with a \(taker.kind.name)"
    }
}
