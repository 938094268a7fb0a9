import Analysis
import Chess

/// Proves all evidence of a reason on the board by brute force, with its own board representation.
struct ReasonCheck {
    let comparison: MoveComparison
    let reason: Reason
    let positions: [Position]
    let grids: [Grid]
    let learner: Side
    /// The positions of the other line: that of the expected move for a reason against the played one, and vice versa.
    let others: [Position]

    var opponent: Side { learner.opponent }
    var moves: [Move] { reason.line.moves }

    init(_ reason: Reason, of comparison: MoveComparison) {
        self.comparison = comparison
        self.reason = reason
        positions = reason.line.positions
        grids = positions.map(Grid.init)
        learner = comparison.position.sideToMove
        others = (reason.isAboutExpected ? comparison.played : comparison.expected).line.positions
    }

    /// Returns the reasons that hold and those that were chosen.
    static func reasons(of explanation: Explanation) -> [Reason] {
        let all = explanation.allReasons
        return all + explanation.reasons.filter { !all.contains($0) }
    }

    /// Returns the errors in the reasons of an explanation; empty if all of them are true.
    static func faults(of explanation: Explanation) -> [String] {
        faults(in: reasons(of: explanation), of: explanation)
    }

    /// Returns the errors in some reasons of an explanation.
    static func faults(in reasons: [Reason], of explanation: Explanation) -> [String] {
        reasons.flatMap { reason in
            ReasonCheck(reason, of: explanation.comparison).faults.map {
                "\(reason.kind): \($0) in \(explanation.comparison.position.fen) \(reason.line.text) [\(reason.text)]"
            }
        }
    }

    var faults: [String] {
        var faults: [String] = []
        let expectedStart = reason.isAboutExpected ? comparison.expected.move : comparison.played.move
        if moves.first != expectedStart { faults.append("the line begins with another move") }
        if reason.text.contains("piece on") || reason.text.contains("  ") {
            faults.append("the sentence is incomplete")
        }
        let truth: String? =
            switch reason.finding {
            case .allowsMate(let moves): isMate(in: moves, by: opponent)
            case .missesMate(let moves): isMate(in: moves, by: learner)
            case .fork(let fork): holds(fork)
            case .discoveredAttack(let attack): holds(attack)
            case .skewer(let skewer): holds(skewer)
            case .pin(let pin): holds(pin)
            case .pinned(let pinned): holds(pinned)
            case .trapped(let piece): holds(piece)
            case .removedDefender(let removed): holds(removed)
            case .hanging(let piece): holds(piece)
            case .mateThreat(let threat): isMate(threat.mate, in: positions[2].passed)
            case .losesMaterial(let loss): loses(loss, learner)
            case .missesMaterial(let loss): loses(loss, opponent)
            case .castling(let lost): holds(lost)
            case .tempo(let lost): holds(lost)
            case .structure(let damage): holds(damage)
            case .bishopPair(let lost): holds(lost)
            case .shutIn(let shutIn): holds(shutIn)
            case .blockedPawn(let blocked): holds(blocked)
            case .tension(let released): holds(released)
            case .recapture(let recapture): holds(recapture)
            case .king(let king): holds(king)
            case .centre(let given): holds(given)
            case .passive(let space): holds(space)
            case .development(let neglected): holds(neglected)
            case .replyThreat(let threat): holds(threat)
            case .replyAttack(let attack): holds(attack)
            case .replyTrap(let trap): holds(trap)
            case .chance(let point), .point(let point): holds(point)
            case .weakSquare(let weak): holds(weak)
            case .guardGivenUp(let given): holds(given)
            case .unequalTrade(let trade): holds(trade)
            case .lostRetreat(let lost): holds(lost)
            case .captureAllowed(let allowed): holds(allowed)
            case .escape(let escape): holds(escape)
            case .onlyWorse: nil
            }
        if let truth { faults.append(truth) }
        return faults
    }

    // MARK: Helpers

    /// Returns the message of the first condition that is false; nil if all are true.
    func all(_ conditions: (Bool, String)...) -> String? {
        conditions.first { !$0.0 }?.1
    }

    /// Returns the ply at which the learner's piece that is on `square` after `ply` is captured.
    func takenPly(_ square: Square, afterPly ply: Int) -> Int? {
        var place = square
        for later in moves.indices where later > ply {
            let move = moves[later]
            if grids[later].isWhiteToMove == (learner == .white) {
                if move.from == place { place = move.to }
            } else if move.to == place {
                return later
            }
        }
        return nil
    }

    func isMate(_ move: Move, in position: Position?) -> String? {
        guard let position, position.legalMoves().contains(move) else { return "the threat is not legal" }
        let end = position.playing(move)
        return end.legalMoves().isEmpty && end.isCheck ? nil : "the threat is not mate"
    }

    private func isMate(in count: Int, by side: Side) -> String? {
        guard let end = positions.last, let grid = grids.last else { return "no line" }
        let king: Character = side == .white ? "k" : "K"
        let kings = Grid.squares.filter { grid[$0] == king }
        return all(
            (end.legalMoves().isEmpty, "there are moves at the end"),
            (kings.allSatisfy { !grid.attackers(of: $0, by: side).isEmpty }, "no check at the end"),
            ((moves.count + (side == learner ? 1 : 0)) / 2 == count, "the mate is not in \(count)"))
    }

    // MARK: Material

    /// Returns the number of points a side has less than the other.
    func missing(_ grid: Grid, _ side: Side) -> Int {
        let (own, other) = side == .white ? ("PNBRQ", "pnbrq") : ("pnbrq", "PNBRQ")
        return other.reduce(0) { $0 + Grid.value($1) * grid.count($1) }
            - own.reduce(0) { $0 + Grid.value($1) * grid.count($1) }
    }

    private static func account(_ loss: MaterialLoss) -> Int {
        loss.lost.reduce(0) { $0 + Grid.value($1.letter) } - loss.won.reduce(0) { $0 + Grid.value($1.letter) }
    }

    /// Returns nil if exactly that material is lost somewhere in the line and cannot be won back at once.
    private func loses(_ loss: MaterialLoss, _ side: Side) -> String? {
        let start = missing(grids[0], side)
        // The last capture may come after the end of the line.
        let found = positions.indices.dropFirst().contains { index in
            let next = positions[index].sideToMove == side ? nil : positions[index]
            let more = next.map { position in Grid.squares.map { position.bestCapture(on: $0) }.max() ?? 0 } ?? 0
            return missing(grids[index], side) - start + more >= Self.account(loss)
        }
        return all(
            (found, "nowhere in the line is \(loss.text) gone"), (Self.account(loss) == loss.points, "the sum is wrong")
        )
    }
}
