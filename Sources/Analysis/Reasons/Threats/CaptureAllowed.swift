public import Chess

/// An opponent's move of the line takes a pawn or piece, and it does not come back soon. More is not proved: something
/// may be had for it later, and with a loss of material `HangingPiece` says more.
///
/// Examples:
/// - `lets 5...Qxb2 take the pawn on b2`
/// - `lets 12...Bxh4 take the knight on h4`, of 12.Nh4, where a piece on c3 is to be taken back first
/// - `leaves the pawn on d6 to White: 11.Nxc6, and later 13.Qxd6`, of 10...b6
/// - `cannot hold the pawn on e3: 29...Qg5+, and later 31...Qxe3+`, of a move that guards it
/// - `leaves the pawn on d4 to Black: 12...Bxf3, then 13...Bxd4`, of 12.O-O
public struct CaptureAllowed: Hashable, Sendable {
    public let square: Square
    /// The ply of the capture: 1 for the reply.
    let ply: Int
    /// Whether a piece of the opponent's is to be taken back meanwhile.
    public let isBesideRecapture: Bool

    /// Whether the reply to the played move takes it.
    public var isReply: Bool { ply == 1 }

    /// The number of plies for which what is taken must be missing.
    private static let duration = 6
    /// The last ply at which a later capture is looked for.
    private static let lastPly = 5

    /// The reply takes something that is not guarded. Nil if it can be taken back, comes back soon, or the expected
    /// line allows the same capture or loses as much.
    init?(in line: Refutation, expected: Refutation) {
        guard line.moves.count > Self.duration, let taken = line.positions[1].captured(by: line.moves[1]),
            line.start.captured(by: line.moves[0]) == nil
        else { return nil }
        let square = line.moves[1].to
        let before = line.start.balance(for: line.learner)
        guard line.positions[1][square] != nil, line.positions[1].exchange(on: square) == taken.value,
            line.positions[2...Self.duration].allSatisfy({
                before - $0.balance(for: line.learner) >= taken.value
            }),
            !expected.moves.prefix(Explanation.plies).contains(where: { $0.to == square }),
            MaterialBalance.lastDeficit(of: line.learner, along: expected.line) <= 0
        else { return nil }
        (self.square, ply, isBesideRecapture) = (square, 1, false)
    }

    /// The reply takes the piece or pawn that the expected move moves to safety. Nil if that wins nothing, it comes back at
    /// once, or what the expected move moves is soon taken as well.
    static func leftBehind(in line: Refutation, expected: Refutation) -> CaptureAllowed? {
        let square = expected.moves[0].from
        guard line.moves.count > 2, line.moves[1].to == square, line.moves[0].from != square,
            line.start.captured(by: line.moves[0]) == nil,
            let taken = line.positions[1].captured(by: line.moves[1]),
            line.positions[1].exchange(on: square) == taken.value, line.moves.count > 3,
            line.positions[3...4].allSatisfy({ $0.balance(for: line.learner) < line.start.balance(for: line.learner) }),
            expected.positions[1].exchange(on: expected.moves[0].to) == 0,
            expected.capture(of: expected.moves[0].to, afterPly: 0) == nil
        else { return nil }
        return CaptureAllowed(square: square, ply: 1)
    }

    /// The reply takes a piece while a piece of the opponent's still waits to be taken: the learner takes that one too, but
    /// has lost the other. Nil if that is not so by at least two pawns' worth to the end of the shown line, or the expected
    /// line, which takes it at once, does not keep it.
    static func besideRecapture(in line: Refutation, expected: Refutation) -> CaptureAllowed? {
        let waiting = expected.moves[0].to
        guard line.moves.count > duration, let owed = expected.start.captured(by: expected.moves[0]), owed != .pawn,
            line.start.captured(by: line.moves[0])?.value ?? 0 < 2,
            let taken = line.positions[1].captured(by: line.moves[1]), taken != .pawn, line.moves[1].to != waiting,
            line.moves[2].to == waiting, line.positions[2].captured(by: line.moves[2]) == owed
        else { return nil }
        let right = line.start.balance(for: line.learner) + owed.value
        guard line.positions[3...duration].allSatisfy({ right - $0.balance(for: line.learner) >= 2 }),
            let last = line.positions.last, right - last.settled.balance(for: line.learner) >= 2,
            let end = expected.positions.last, right - end.settled.balance(for: line.learner) <= 0
        else { return nil }
        return CaptureAllowed(square: line.moves[1].to, ply: 1, isBesideRecapture: true)
    }

    /// A later move takes what is on its square from the beginning of the line, and it is missing to the end. Nil if
    /// the expected line loses as much, or the same is taken there. What is taken next after a reply that captures nothing
    /// was hardly left by the played move.
    /// - Parameter isCostly: Whether the score shows that what is taken decides: then it may come back in the middle of an
    ///   exchange.
    static func later(in line: Refutation, expected: Refutation, isCostly: Bool) -> CaptureAllowed? {
        let (learner, positions) = (line.learner, line.positions)
        let before = line.start.balance(for: learner)
        guard MaterialBalance.lastDeficit(of: learner, along: expected.line) <= 0,
            MaterialBalance.endDeficit(of: learner, along: expected.line) <= 0,
            let last = positions.last, line.moves.count > 1
        else { return nil }
        let isExchange = positions[1].captured(by: line.moves[1]) != nil
        for ply in stride(from: isExchange ? 3 : 5, through: min(lastPly, line.moves.count - 3), by: 2) {
            let square = line.moves[ply].to
            guard let taken = positions[ply].captured(by: line.moves[ply]), positions[ply][square] != nil,
                before - positions[ply].balance(for: learner) <= 0,
                positions[1...ply].allSatisfy({ $0[square] == positions[1][square] }),
                !givesUpGuard(of: square, beforePly: ply, in: line),
                isMissing(taken.value, afterPly: ply, in: line, evenInExchanges: !isCostly),
                line.moves.count > ply + 6 || before - last.settled.balance(for: learner) >= taken.value,
                !expected.moves.prefix(Explanation.longest).contains(where: { $0.to == square })
            else { continue }
            return CaptureAllowed(square: square, ply: ply)
        }
        return nil
    }

    /// Returns whether a later move of the learner, made without need, takes away a guard of a square before a ply.
    private static func givesUpGuard(of square: Square, beforePly ply: Int, in line: Refutation) -> Bool {
        let guards = { (index: Int) in line.positions[index].attackers(of: square, by: line.learner).count }
        return stride(from: 2, to: ply, by: 2).contains { !line.isForced(at: $0) && guards($0) > guards($0 + 1) }
    }

    /// Returns whether the learner has less, by some points, in all later positions of a line.
    private static func isMissing(
        _ points: Int, afterPly ply: Int, in line: Refutation, evenInExchanges: Bool
    ) -> Bool {
        let before = line.start.balance(for: line.learner)
        let counted = (ply + 1...line.moves.count).filter {
            evenInExchanges || $0 == line.moves.count || line.positions[$0].captured(by: line.moves[$0]) == nil
        }
        return counted.count > 2
            && counted.allSatisfy { before - line.positions[$0].balance(for: line.learner) >= points }
    }

    private init(square: Square, ply: Int, isBesideRecapture: Bool = false) {
        (self.square, self.ply, self.isBesideRecapture) = (square, ply, isBesideRecapture)
    }

    func text(in line: MoveLine) -> String {
        let after = line.position(before: 1)
        guard !isReply else { return "lets \(line.name(ofPly: 1)) take \(after.name(on: square))" }
        let isGuarded = after.attacks(from: line.moves[0].to).contains(square)
        return
            (isGuarded
            ? "cannot hold \(after.name(on: square))" : "leaves \(after.name(on: square)) to \(line.opponentName)")
            + ": \(line.way(toPly: ply))"
    }
}
