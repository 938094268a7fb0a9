import Chess

/// Finds what the expected move does and the played move does not.
struct PreparedPointSearch {
    let best: Refutation
    let line: Refutation
    var start: Position { best.start }
    var after: Position { best.positions[1] }
    var other: Position { line.positions[1] }
    var move: Move { best.moves[0] }
    var learner: Side { best.learner }

    /// - Parameters:
    ///   - best: The line of the expected move.
    ///   - line: The line of the played move.
    init(_ best: Refutation, against line: Refutation) {
        self.best = best
        self.line = line
    }

    /// The points, most important first. Each is searched when it is reached, because some are expensive.
    var points: some Sequence<PreparedPoint> {
        (Self.chances + Self.defences + Self.plans).lazy.compactMap { $0(self) }
    }

    /// What the move wins or attacks.
    private static let chances: [@Sendable (Self) -> PreparedPoint?] = [
        { $0.mateThreat }, { $0.perpetual }, { $0.fork }, { $0.takesBack }, { $0.captured }, { $0.exchange }, { $0.threat },
        { $0.gainsTime },
        { $0.attacked }, { $0.pin },
    ]

    /// What the move protects or prevents, and the space it takes.
    private static let defences: [@Sendable (Self) -> PreparedPoint?] = [
        { $0.saved }, { $0.centre }, { $0.centrePawn }, { $0.stopped }, { $0.guarded }, { $0.retreat }, { $0.defended },
        { $0.shielded },
        { $0.strike }, { $0.covered },
    ]

    /// What the move prepares: the smaller points.
    private static let plans: [@Sendable (Self) -> PreparedPoint?] = [
        { $0.preparedAdvance }, { $0.pressed }, { $0.castles }, { $0.castlesSoon }, { $0.supported }, { $0.prepared },
        { $0.capturedFirst },
        { $0.pressedPiece }, { $0.exchanged }, { $0.develops }, { $0.freed },
        { $0.cleared }, { $0.pawnsExchanged }, { $0.keptFrom }, { $0.leftLine }, { $0.keptPressure },
        { $0.tookCastling },
        { $0.takenFile }, { $0.takenSpace }, { $0.pressedAnyway },
    ]

    // MARK: Threats

    private var mateThreat: PreparedPoint? {
        guard other.mateThreat == nil else { return nil }
        return after.mateThreat.map(PreparedPoint.threatensMate)
    }

    /// Each move of the learner is check until the position comes again.
    private var perpetual: PreparedPoint? {
        guard best.moves.count >= 4 else { return nil }
        for end in stride(from: 4, through: min(best.moves.count, Explanation.plies), by: 2) {
            guard best.positions[end - 1].isCheck else { return nil }
            if best.positions[1].isCheck,
                best.positions[..<end].contains(where: { $0.identity == best.positions[end].identity })
            {
                return .perpetual
            }
        }
        return nil
    }

    /// Pieces and pawns the moved piece attacks and could now win, most valuable first.
    private var targets: [Square] {
        guard let passed = after.playingNull(), !isTakenBack else { return [] }
        let played = other.playingNull()
        return after.attacks(from: move.to).filter { square in
            start[square]?.side == learner.opponent && passed.exchange(on: square) > 0
                && start.exchange(on: square) == 0 && (played?.exchange(on: square) ?? 0) == 0
                // What is taken may be lost again: a queen that takes a pawn may be trapped.
                && passed.legalMoves(from: move.to).contains {
                    $0.to == square && MaterialSearch.wins(by: $0, in: passed)
                }
        }.sorted { (passed.value(of: $0), $0) > (passed.value(of: $1), $1) }
    }

    /// Whether the reply captures the moved piece.
    var isTakenBack: Bool {
        best.moves.count > 1 && after.captured(by: best.moves[1]) != nil && best.positions[2][move.to] != after[move.to]
    }

    /// A fork whose piece takes one of its targets with the next move: in the line, or against every defence.
    var fork: PreparedPoint? {
        let targets = after.forkTargets(from: move.to, of: learner.opponent)
        guard targets.count > 1, !move.isCastling, !isTakenBack, after.exchange(on: move.to) == 0,
            start.forkTargets(from: move.from, of: learner.opponent).count < 2,
            other.forkTargets(from: line.moves[0].to, of: learner.opponent).count < 2
        else { return nil }
        let takes = { (next: Move) in next.from == move.to && targets.contains(next.to) }
        if best.moves.count > 2, takes(best.moves[2]), best.positions[2].exchange(on: best.moves[2].to) > 0 {
            return .forks(targets)
        }
        guard let gain = MaterialSearch.gain(in: start, plies: 3), gain.points > 1, !gain.isMate,
            gain.moves[0] == move, gain.moves.count > 2, takes(gain.moves[2])
        else { return nil }
        return .forks(targets)
    }

    private var gainsTime: PreparedPoint? {
        guard best.moves.count > 1, after.captured(by: best.moves[1]) == nil,
            // It does not attack something itself.
            best.positions[2].forkTargets(from: best.moves[1].to, of: learner).isEmpty
        else { return nil }
        let target = targets.first { after[$0]?.kind != .pawn && best.moves[1].from == $0 }
        return target.map(PreparedPoint.gainsTime)
    }

    /// Beside a capture that is a side effect.
    private var attacked: PreparedPoint? {
        start.captured(by: move) == nil ? targets.first.map(PreparedPoint.attacks) : nil
    }

    private var threat: PreparedPoint? {
        // Beside the capture of a piece a threat is a side effect.
        guard !isTakenBack, start.captured(by: move)?.value ?? 0 < 3, let passed = after.playingNull(),
            let threat = MaterialSearch.gain(in: passed, plies: 3),
            // The played move would carry it out.
            threat.moves[0] != line.moves[0], isNew(threat.moves[0]),
            threat.points > (start.captured(by: move) == nil ? 0 : 1),
            threat.points > 2 || MaterialSearch.keeps(threat, in: passed),
            (MaterialSearch.gain(in: start, plies: 3)?.points ?? 0) < threat.points,
            (other.playingNull().flatMap { MaterialSearch.gain(in: $0, plies: 3) }?.points ?? 0) < threat.points,
            isRespected(threat.moves[0])
        else { return nil }
        return .threatens(threat.moves[0])
    }

    /// Returns whether the line treats a threat as one: the reply meets it, gives check or captures, or the learner carries it out.
    private func isRespected(_ threat: Move) -> Bool {
        guard best.moves.count > 2 else { return true }
        let next = best.positions[2]
        if best.moves[2] == threat || next.isCheck || after.captured(by: best.moves[1]) != nil { return true }
        return !next.isLegal(threat) || !MaterialSearch.wins(by: threat, in: next)
    }

    /// Returns whether the move makes a threatened one possible: as the moved piece's own, as one that was not legal before, or
    /// by its help on the same square.
    private func isNew(_ threat: Move) -> Bool {
        threat.from == move.to || !start.isCheck && !start.isLegal(threat)
            || after.attackers(of: threat.to, by: learner).contains(move.to)
    }

    private var pin: PreparedPoint? {
        guard after[move.to]?.kind.isSlider == true, !isTakenBack else { return nil }
        for square in after.attacks(from: move.to).sorted() {
            guard after[square]?.side == learner.opponent, after[square]?.kind != .pawn,
                let behind = after.firstPiece(behind: square, from: move.to), after[behind]?.side == learner.opponent,
                [.king, .queen].contains(after[behind]?.kind), after.value(of: behind) > after.value(of: square),
                after.value(of: behind) > after.value(of: move.to),
                // A pin that was there before is not the merit of the move.
                !start.attacks(from: move.from).contains(square)
                    || start.firstPiece(behind: square, from: move.from) != behind,
                !isPinned(square, to: behind, in: other)
            else { continue }
            return .pins(square, to: behind)
        }
        return nil
    }

    /// Returns whether a piece of the learner pins the piece on a square to the one behind it.
    private func isPinned(_ square: Square, to behind: Square, in position: Position) -> Bool {
        position.attackers(of: square, by: learner).contains {
            position[$0]?.kind.isSlider == true && position.firstPiece(behind: square, from: $0) == behind
        }
    }

    // MARK: Defence

    /// The learner's pieces and pawns that could be won before the move, and still after the played one, most valuable first.
    private var endangered: [Square] {
        guard let passed = start.playingNull() else { return [] }
        return start.pieces(learner).filter { square in
            start[square]?.kind != .king && passed.exchange(on: square) > 0
                && (line.moves[0].from == square
                    ? other.exchange(on: line.moves[0].to) > (start.captured(by: line.moves[0])?.value ?? 0)
                    : other.exchange(on: square) > 0)
        }.sorted { (start.value(of: $0), $0) > (start.value(of: $1), $1) }
    }

    /// Returns whether one of the opponent's first two moves in the played line takes what is on a square at the start.
    private func isTakenSoon(_ square: Square) -> Bool {
        let place = line.moves[0].from == square ? line.moves[0].to : square
        return [1, 3].contains { ply in
            ply < line.moves.count && line.moves[ply].to == place
                && line.positions[ply][place]?.side == learner && line.positions[ply].captured(by: line.moves[ply]) != nil
        }
    }

    /// The played line must show the danger: it takes the piece, or loses material.
    private var saved: PreparedPoint? {
        guard !after.isCheck, !move.isCastling, endangered.contains(move.from), start[move.from]?.kind != .pawn,
            line.material != nil || isTakenSoon(move.from)
        else { return nil }
        if after.exchange(on: move.to) == 0 { return .saves(from: move.from) }
        let isTraded = after.exchange(on: move.to) <= (start.captured(by: move)?.value ?? 0)
        return isTraded ? .trades(from: move.from) : nil
    }

    /// What could be won and is safe after the move, which captures nothing.
    private var secured: [Square] {
        guard !after.isCheck, start.captured(by: move) == nil else { return [] }
        return endangered.filter { square in
            square != move.from && square != line.moves[0].from && after[square] == start[square]
                && after.exchange(on: square) == 0
        }
    }

    private var defended: PreparedPoint? {
        secured.first {
            after.attackers(of: $0, by: learner).count > start.attackers(of: $0, by: learner).count
        }.map(PreparedPoint.defends)
    }

    private var shielded: PreparedPoint? {
        for square in secured {
            let slider = start.attackers(of: square, by: learner.opponent).sorted().first {
                after[$0]?.kind.isSlider == true && $0.between(square)?.contains(move.to) == true
            }
            if let slider { return .shields(square, from: slider) }
        }
        return nil
    }

    /// The captured piece makes the reply to the played move, or a capture with its next move. A reply that does nothing is
    /// not named.
    private var capturedFirst: PreparedPoint? {
        guard start.captured(by: move) != nil, line.moves.count > 1, !after.isCheck,
            line.moves[1].to != line.moves[0].to
        else { return nil }
        if line.moves[1].from == move.to {
            let isQuiet =
                other.captured(by: line.moves[1]) == nil && !line.positions[2].isCheck
                && line.positions[2].forkTargets(from: line.moves[1].to, of: learner).isEmpty
            if !isQuiet { return .capturesFirst(line.moves[1]) }
            // Where it would go does not matter.
            return isTakenBack ? nil : .captures(on: move.to)
        }
        guard line.moves.count > 3, line.moves[3].from == move.to, line.moves[1].to != move.to,
            start[move.to] == line.positions[3][move.to],
            line.positions[3].captured(by: line.moves[3]) != nil
                || line.positions[4].forkTargets(from: line.moves[3].to, of: learner).count > 1,
            line.positions[4].exchange(on: line.moves[3].to) == 0 || line.positions[4].isCheck
        else { return nil }
        return .capturesFirst(line.moves[3])
    }

    private var stopped: PreparedPoint? {
        guard line.moves.count > 1, !after.isCheck, line.moves[1].to != line.moves[0].to else { return nil }
        let reply = line.moves[1]
        let isMate = line.positions[2].isCheckmate
        let isPossible = after.isLegal(reply)
        guard isMate ? !(isPossible && after.playing(reply).isCheckmate) : !isPossible,
            isMate || other.captured(by: reply) == nil && line.positions[2].exchange(on: reply.to) == 0
                && isSensible(reply),
            // The moving piece must still exist: a captured piece does not count as stopped.
            after[reply.from] == other[reply.from]
        else { return nil }
        return .stops(reply, isMate: isMate)
    }

    /// Returns whether the opponent could play a move at once without losing the piece: else nothing needs to be prevented.
    private func isSensible(_ reply: Move) -> Bool {
        guard let passed = start.playingNull(), passed.isLegal(reply) else { return false }
        return passed[reply.from]?.kind == .pawn || passed.playing(reply).exchange(on: reply.to) == 0
    }

    /// Returns whether a reply to the expected move loses more than it takes, proved by a search of all moves.
    private func loses(_ reply: Move, besides taken: Int) -> Bool {
        (MaterialSearch.gain(in: after.playing(reply), plies: 3)?.points ?? 0) > taken
    }

    /// The reply to the played move is legal, but would lose the moving piece.
    private var guarded: PreparedPoint? {
        guard line.moves.count > 1, best.moves.count > 1, after.isLegal(line.moves[1]), !line.moves[1].isCastling,
            line.moves[1].to != line.moves[0].to
        else { return nil }
        let reply = line.moves[1]
        // What guarded the square before is not the merit of the move.
        let guards = after.attackers(of: reply.to, by: learner)
        guard guards.contains(move.to), !start.attackers(of: reply.to, by: learner).contains(move.from) else {
            return nil
        }
        let taken = after.captured(by: reply)?.value ?? 0
        guard after[reply.from] == other[reply.from], after[reply.from]?.kind != .king,
            after[reply.from]?.kind == .pawn || after[reply.from]?.kind.isMinor == true
                || after[move.to]?.kind == .pawn,
            after.playing(reply).exchange(on: reply.to) > taken, line.positions[2].exchange(on: reply.to) == 0,
            // What is won there may be lost again, as in the line itself.
            best.moves[1] != reply, loses(reply, besides: taken)
        else { return nil }
        return .guards(reply)
    }
}
