import Chess
import UCI

/// Finds what the board shows against a played move.
struct ReasonSearch {
    private let comparison: MoveComparison
    private let line: MoveLine
    private let positions: [Position]
    private let learner: Side
    private let course: MaterialCourse?

    init(_ comparison: MoveComparison) {
        self.comparison = comparison
        line = comparison.played.line
        positions = line.positions
        learner = comparison.played.side
        let course = MaterialCourse(of: learner, along: line)
        // Material that the engine does not mind losing is not lost but given.
        self.course = course.flatMap { comparison.lossCentipawns >= $0.loss.points * 40 ? $0 : nil }
    }

    /// The reasons against the played move, the most telling first; never empty unless the move is as good.
    var reasons: [Reason] {
        guard comparison.outcome == .worse || comparison.outcome == .slightlyWorse else { return [] }
        var found: [Reason] = []
        if let mate = mate(by: learner.opponent, along: line) {
            found.append(.allowsMate(in: mate, line: line))
        } else {
            found = [fork, trapped, hanging].compactMap { $0 }
            if let course { found.append(.losesMaterial(course.loss, line: line)) }
            if found.isEmpty { found = [mateThreat].compactMap { $0 } }
        }
        if found.isEmpty { found.append(.onlyWorse(line: line)) }
        return found + missed
    }

    /// What the expected move would have won, if the board shows that.
    private var missed: [Reason] {
        let best = comparison.expected.line
        if let mate = mate(by: learner, along: best) { return [.missesMate(in: mate, line: best)] }
        guard let gain = MaterialCourse(of: learner.opponent, along: best),
            comparison.lossCentipawns >= gain.loss.points * 40
        else { return [] }
        return [.missesMaterial(gain.loss, line: best)]
    }

    /// The number of `side`'s moves until it mates at the end of a line; nil if the line does not end so.
    private func mate(by side: Side, along line: MoveLine) -> Int? {
        guard let end = line.positions.last, end.sideToMove != side, end.isCheckmate else { return nil }
        return zip(line.positions, line.moves).count { $0.0.sideToMove == side }
    }

    // MARK: The reply

    /// The first of the opponent's captures on one of `squares` within the next moves, made from `origin` if that is
    /// given.
    private func isTaken(on squares: [Square], from origin: Square? = nil) -> Bool {
        stride(from: 3, to: min(line.moves.count, 6), by: 2).contains { ply in
            let move = line.moves[ply]
            return squares.contains(move.to) && (origin == nil || move.from == origin)
                && positions[ply].captured(by: move) != nil
        }
    }

    private var fork: Reason? {
        guard course != nil, line.moves.count > 3 else { return nil }
        let reply = line.moves[1]
        let after = positions[2]
        guard !reply.isCastling, let attacker = after[reply.to] else { return nil }
        let targets = after.attacks(from: reply.to).filter { square in
            guard let piece = after[square], piece.side == learner, piece.kind != .pawn else { return false }
            return piece.kind == .king || piece.kind.worth > attacker.kind.worth
                || after.attackers(of: square, by: learner).isEmpty
        }
        let dearestFirst = targets.sorted { worth($0, in: after) > worth($1, in: after) }
        guard targets.count > 1, isTaken(on: targets, from: reply.to) else { return nil }
        return .fork(by: attacker, targets: dearestFirst, line: line)
    }

    private func worth(_ square: Square, in position: Position) -> Int {
        guard let kind = position[square]?.kind else { return 0 }
        return kind == .king ? 100 : kind.worth
    }

    private var trapped: Reason? {
        guard let course, course.loss.points > 1, line.moves.count > 3 else { return nil }
        let reply = line.moves[1]
        let after = positions[2]
        guard !reply.isCastling, positions[1].captured(by: reply) == nil, !after.isCheck else { return nil }
        for square in after.attacks(from: reply.to) {
            guard let piece = after[square], piece.side == learner, piece.kind.worth > 1,
                (after.playingNull()?.exchange(on: square) ?? 0) > 1
            else { continue }
            let escapes = after.legalMoves().filter { $0.from == square }
            let isLost = escapes.allSatisfy { escape in
                let won = after.captured(by: escape)?.worth ?? 0
                return after.playing(escape).exchange(on: escape.to) - won > 1
            }
            if isLost, isTaken(on: [square] + escapes.map(\.to)) { return .trapped(piece, on: square, line: line) }
        }
        return nil
    }

    private var hanging: Reason? {
        guard let course, course.loss.points > 1, line.moves.count > 1 else { return nil }
        let reply = line.moves[1]
        let before = positions[1]
        // A capture that is taken back is an exchange gone wrong: the account of material tells it better.
        guard let victim = before.captured(by: reply), victim != .pawn,
            positions[0].captured(by: line.moves[0]) == nil, before.exchange(on: reply.to) > 1
        else { return nil }
        let isDefended = positions[2].legalMoves().contains { $0.to == reply.to && !$0.isCastling }
        return .hanging(
            Piece(before.sideToMove.opponent, victim), on: reply.to, isDefended: isDefended, line: line)
    }

    private var mateThreat: Reason? {
        guard line.moves.count > 1, let passed = positions[2].playingNull() else { return nil }
        let mates = passed.legalMoves().filter { passed.playing($0).isCheckmate }
        return mates.min { $0.rawValue < $1.rawValue }.map { .allowsMateThreat($0, line: line) }
    }
}
