import Chess

/// A reason why a move is worse that is proved on the board: it has been verified by the rules along its line. The
/// engine only chose the line.
public struct Reason: Hashable, Sendable {
    /// The finding with its evidence.
    public let finding: Finding
    /// The line that shows the reason, from the question's position. It begins with the played move, or with the
    /// expected one if the reason is about that move.
    public let line: MoveLine
    /// The number of plies of the line after which the finding can be seen on the board.
    let plies: Int
    /// Whether the reason is that the expected move comes at once: the learner plays it later in the played line.
    let isAtOnce: Bool

    /// The kind of the finding.
    public var kind: FindingKind { finding.kind }

    /// Whether the reason reveals something about the expected move and must be hidden until the answer.
    public var isAboutExpected: Bool { finding.isAboutExpected }

    /// The ply of a later move of the learner that the text names; nil for none.
    var laterPly: Int? {
        switch finding {
        case .point(let point), .chance(let point): point.laterPly
        default: nil
        }
    }

    /// The reason of a move without a proved one.
    static func onlyWorse(_ comparison: MoveComparison) -> Reason {
        Reason(finding: .onlyWorse, line: comparison.played.line, plies: 0, isAtOnce: false)
    }

    /// A phrase that continues a sentence after the move: `loses a piece for a pawn`, or of an expected move that the
    /// learner also plays later `challenges the pawn on d5 at once`.
    public var text: String { finding.text(in: line) + (isAtOnce ? " at once" : "") }

    /// The move of the line that shows the reason, with the reply that leads to it, and what it does: `13.Nxe5, then 14.Ng6
    /// forks the king and the rook on h8`. Nil if no single move does.
    var phrase: String? {
        finding.tactic.map { "\(line.way(toPly: $0.ply)) \($0.phrase(in: line))" }
    }

    /// The last ply at which a capture is named.
    private static let lastNamed = Explanation.longest - 1
    /// The last ply at which a capture of the learner is named: the opponent need not allow a later one.
    private static let lastSoon = 4

    /// The ply of the opponent's first capture of the most valuable piece that is lost, exchanges left out, and a piece
    /// that the learner has just put there because it was lost anyway. Nil if the line shows none before the material
    /// is lost for good.
    var capturePly: Int? {
        guard case .losesMaterial(let loss) = finding else { return nil }
        let positions = line.positions
        let side = line.start.sideToMove
        // After an exchange that gains nothing the loss may be a move later than it could not be avoided.
        let end = min(max(plies, loss.isPartlyGivenBack ? 4 : 0), line.moves.count, Self.lastNamed + 1)
        let first = stride(from: 1, to: end, by: 2).first { ply in
            let after = positions[min(ply + 2, positions.count - 1)]
            return wins(loss.lost.first, atPly: ply, positions)
                // Meanwhile other pieces may be exchanged.
                && (2 * (line.start.balance(for: side) - after.balance(for: side)) >= loss.points
                    || loss.lost.first == .pawn && ply > 1 && positions[ply].exchange(on: line.moves[ply].to) == 1
                        && line.start.balance(for: side) > positions[ply + 1].balance(for: side))
        }
        return first ?? 0 > 3 && loss.isPartlyGivenBack && isPieceTakenAtOnce ? 1 : first
    }

    /// Whether the reply takes a piece for nothing, and the first move took nothing.
    private var isPieceTakenAtOnce: Bool {
        guard line.moves.count > 1, line.start.captured(by: line.moves[0]) == nil else { return false }
        let (before, reply) = (line.position(before: 1), line.moves[1])
        guard let taken = before.captured(by: reply), taken.value > 1 else { return false }
        return before.exchange(on: reply.to) == taken.value
    }

    /// The ply of the learner's first capture of the most valuable piece that the expected move wins soon, or of a pawn's
    /// promotion. Nil if the expected move itself captures, or the line shows none.
    var winningPly: Int? {
        guard case .missesMaterial(let gain) = finding, line.start.captured(by: line.moves[0]) == nil, !isAtOnce else {
            return nil
        }
        let positions = line.positions
        let promotion = firstPromotion(of: line.start.sideToMove)
        let capture = stride(from: 2, to: min(plies, line.moves.count, Self.lastSoon + 1), by: 2).first { ply in
            wins(gain.lost.first, atPly: ply, positions)
                && !hasCaptured(line.moves[ply].to, beforePly: ply - 1, positions)
        }
        return capture ?? promotion
    }

    /// Returns whether a move wins a piece of a kind by capturing it, which was not put there because it was lost anyway: it
    /// may have taken something there, but not late, where that shows little.
    private func wins(_ kind: PieceKind?, atPly ply: Int, _ positions: [Position]) -> Bool {
        positions[ply].captured(by: line.moves[ply]) == kind && positions[ply].exchange(on: line.moves[ply].to) > 0
            && (ply == 1 || line.moves[ply - 1].to != line.moves[ply].to
                || ply < 6
                    && positions[ply - 1].captured(by: line.moves[ply - 1])?.value ?? 0
                        >= max(min(kind?.value ?? 0, 3) - 1, 1))
    }

    /// Returns whether the piece that is on a square before a ply has captured there or on its way: it may have been lost
    /// anyway.
    private func hasCaptured(_ square: Square, beforePly end: Int, _ positions: [Position]) -> Bool {
        var place = square
        for ply in (1..<max(end, 1)).reversed() where line.moves[ply].to == place {
            if positions[ply].captured(by: line.moves[ply]) != nil { return true }
            place = line.moves[ply].from
        }
        return false
    }

    /// The ply at which a pawn of the opponent promotes before the material is lost for good; nil if none does.
    var promotionPly: Int? {
        guard case .losesMaterial = finding else { return nil }
        return firstPromotion(of: line.start.sideToMove.opponent)
    }

    private func firstPromotion(of side: Side) -> Int? {
        (0..<min(plies, line.moves.count, Self.lastNamed + 1)).first {
            line.moves[$0].promotion != nil && ($0 % 2 == 0) == (line.start.sideToMove == side)
        }
    }
}
