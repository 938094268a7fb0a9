import Chess

/// What the reply threatens, proved by passing after it; and the bare `is met by` and `runs into`.
enum ThreatClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        if let match = claim.words.wholeMatch(of: /is met by (\d+\.[^ ]+)/) {
            let ply = try claim.ply(match.1)
            try require(ply == 1, "\(match.1) is not the reply")
            try require(claim.line.positions[1].captured(by: claim.line.moves[1]) == nil, "the reply is a capture")
            return true
        }
        if let match = claim.words.wholeMatch(of: /runs into (\d+\.[^ ,]+)/) {
            try require(try claim.isForcing(match.1), "\(match.1) forces nothing")
            try require(!claim.other.moves.dropFirst().starts(with: [claim.line.moves[1]]), "\(match.1) comes anyway")
            return true
        }
        if let match = claim.words.wholeMatch(
            of: /(?:(cannot hold)|leaves) (the \w+ on [a-h][1-8])(?: to (?:White|Black))?: (.+)/)
        {
            try proveLoss(of: match.2, after: match.3, isHeld: match.1 != nil, claim)
            return true
        }
        if let match = claim.words.wholeMatch(of: /lets (\d+\.[^ ]+) take (the \w+ on [a-h][1-8])/) {
            try proveCapture(by: match.1, of: match.2, claim)
            return true
        }
        if let match = claim.words.wholeMatch(
            of: /lets (\d+\.[^ ]+) attack (the \w+ on [a-h][1-8])(?: and (the \w+ on [a-h][1-8]))?/)
        {
            let isNew = try proveAttack(by: match.1, on: match.2, claim)
            let isOtherNew = try match.3.map { name throws(Disproof) in try proveAttack(by: match.1, on: name, claim) }
            try require(isNew || isOtherNew == true, "the same move attacks it after the expected move")
            return true
        }
        guard
            let match = claim.words.wholeMatch(
                of: /lets (\d+\.[^ ]+) threaten (?:(mate, beginning with )?(\d+\.[^ ,]+))(?:, which forks (.+))?/)
        else { return false }
        try require(!claim.isAboutExpected, "the words are about the wrong move")
        let opponent = claim.judged.opponent
        try require(try claim.reply(match.1) == 1, "\(match.1) is not the reply")
        guard let passed = claim.line.position(2).turn(of: opponent) else { throw Disproof("the reply gives check") }
        let threat = try move(named: match.3, in: passed)
        let isMate = match.2 != nil
        try require(isThreat(threat, isMate: isMate, in: passed), "\(match.3) wins nothing")
        if let list = match.4 {
            try ForkClaims.prove(
                targets: list, of: claim.judged.learner, from: threat.destination, in: passed.playing(threat), claim)
        }
        let before = claim.line.positions[1]
        try require(
            !before.isLegal(threat) || !isThreat(threat, isMate: isMate, in: before), "it was possible before the reply"
        )
        if let same = claim.other.position(2).turn(of: opponent), same.isLegal(threat) {
            try require(!isThreat(threat, isMate: isMate, in: same), "the same is threatened after the expected move")
        }
        try require(claim.judged.loss >= 3, "the threat costs only \(claim.judged.loss) points")
        return true
    }

    /// Returns whether a move of the side to move mates by force or wins at least a pawn.
    static func isThreat(_ move: Move, isMate: Bool, in position: Position) -> Bool {
        if isMate {
            let after = position.playing(move)
            return after.isCheckmate
                || after.legalMoves().allSatisfy { after.playing($0).matesByChecks(in: 2) }
        }
        return [2, 3].contains { CaptureSearch.gain(of: move, in: position, plies: $0) >= 1 }
    }

    /// Returns the legal move with that number and name.
    static func move(named name: Substring, in position: Position) throws(Disproof) -> Move {
        guard let move = position.legalMoves().first(where: { Line.name(of: $0, in: position) == name }) else {
            throw Disproof("\(name) is not possible")
        }
        return move
    }

    /// `leaves the pawn on d4 to Black: 12...Bxf3, then 13...Bxd4`: it is missing from then on, and the other line does
    /// not lose as much. `cannot hold`: the played piece guards it.
    private static func proveLoss(
        of name: Substring, after way: Substring, isHeld: Bool, _ claim: Claim
    ) throws(Disproof) {
        let line = claim.line
        try require(!claim.isAboutExpected, "the words are about the wrong move")
        let square = try claim.piece(name, of: claim.judged.learner, in: line.positions[1])
        let ply = try claim.way(way)
        try require(
            isHeld == line.positions[1].attacks(claim.judged.playedMove.destination, square),
            "whether the played piece guards \(square) is wrong")
        try require(ply > 1 && line.moves[ply].to == square, "\(way) does not take on \(square)")
        let value = line.positions[ply].captured(by: line.moves[ply])?.points ?? 0
        let start = line.start.lead(of: line.side)
        // Not in the middle of an exchange.
        let after = line.positions.indices.dropFirst(ply + 1).filter {
            $0 == line.moves.count || line.positions[$0].captured(by: line.moves[$0]) == nil
        }.map { line.positions[$0] }
        try require(
            value > 0 && after.allSatisfy { start - $0.lead(of: line.side) >= value }, "it comes back in the line")
        try require(
            claim.other.positions.last.map { start - $0.lead(of: line.side) < value } ?? false,
            "the other line loses as much")
    }

    /// `lets 5...e4 attack the knight on f3`: it must move or is lost, and it was safe before.
    ///
    /// - Returns: whether the same move loses something or does not attack it after the other one.
    private static func proveAttack(
        by reply: Substring, on name: Substring, _ claim: Claim
    ) throws(Disproof) -> Bool {
        let (line, learner) = (claim.line, claim.judged.learner)
        try require(!claim.isAboutExpected, "the words are about the wrong move")
        try require(try claim.reply(reply) == 1, "\(reply) is not the reply")
        let (before, after, move) = (line.positions[1], line.positions[2], line.moves[1])
        let square = try claim.piece(name, of: learner, in: after)
        try require(before.captured(by: move) == nil && !after.isCheck, "\(reply) captures or gives check")
        try require(after.attacks(from: move.to).contains(square), "\(reply) does not attack \(square)")
        try require(after.danger(to: learner, on: square) >= 1, "\(name) is not in danger")
        try require(before.danger(to: learner, on: square) == 0, "\(name) was in danger before")
        try require(after.exchange(on: move.to) == 0, "the attacker can be taken")
        let other = claim.other.position(1)
        guard other.sideToMove == learner.opponent, other.isLegal(move), other[square] == after[square] else {
            return true
        }
        let same = other.playing(move)
        let isMet = same.legalMoves().contains {
            $0.to == move.to && same.points(on: $0.from) <= same.points(on: move.to)
        }
        let isAnswered = isMet || CaptureSearch.best(same, plies: 1).lead > same.lead(of: learner)
        return isAnswered || same.danger(to: learner, on: square) == 0
    }

    /// `lets 5...Qxb2 take the pawn on b2`: for nothing, it stays away for the next plies, and the other line does not allow it.
    private static func proveCapture(
        by reply: Substring, of name: Substring, _ claim: Claim
    ) throws(Disproof) {
        let line = claim.line
        try require(!claim.isAboutExpected, "the words are about the wrong move")
        try require(try claim.reply(reply) == 1, "\(reply) is not the reply")
        let before = line.positions[1]
        let square = try claim.piece(name, of: claim.judged.learner, in: before)
        try require(line.moves[1].to == square, "\(reply) does not take on \(square)")
        let value = before.captured(by: line.moves[1])?.points ?? 0
        if value > 1, isBesideRecapture(claim) { return }
        try require(value > 0 && before.exchange(on: square) == value, "it is taken back")
        let start = line.start.lead(of: line.side)
        try require(
            line.positions.prefix(7).dropFirst(2).allSatisfy { start - $0.lead(of: line.side) >= value },
            "it comes back at once")
        try require(!claim.other.moves.prefix(8).contains { $0.to == square }, "it is taken after the other move too")
    }

    /// Returns whether the expected move takes a piece that the learner takes after the reply too, but then two pawns'
    /// worth is missing to the end.
    private static func isBesideRecapture(_ claim: Claim) -> Bool {
        let (line, first) = (claim.line, claim.other.moves[0])
        guard line.moves.count > 6, let owed = claim.other.start.captured(by: first), owed != .pawn,
            line.moves[2].to == first.to, line.positions[2].captured(by: line.moves[2]) == owed
        else { return false }
        let right = line.start.lead(of: line.side) + owed.points
        return line.positions.dropFirst(3).prefix(4).allSatisfy { right - $0.lead(of: line.side) > 1 }
    }
}
