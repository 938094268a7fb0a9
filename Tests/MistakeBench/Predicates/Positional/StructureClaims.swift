import Chess

/// Lasting weaknesses of the learner's pawns.
enum StructureClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        if let match = claim.words.wholeMatch(of: /leaves a hole on ([a-h][1-8]): (\d+\..+)/) {
            try proveHole(on: try claim.square(match.1), at: try claim.way(match.2), claim)
            return true
        }
        if let match = claim.words.wholeMatch(
            of: /gives up the square ([a-h][1-8]), which no pawn can guard any more/)
        {
            try proveSquareLeft(try claim.square(match.1), claim)
            return true
        }
        if let match = claim.words.wholeMatch(of: /gives up the guard of ([a-h][1-8]): (\d+\.[^ ]+)/) {
            try proveGuardLeft(of: try claim.square(match.1), at: try claim.reply(match.2), claim)
            return true
        }
        guard
            let match = claim.words.wholeMatch(
                of:
                    /leaves (doubled, isolated pawns on the|doubled pawns on the|an isolated pawn on|a backward pawn on) ([a-h])(-file|[1-8])(?: after (\d+\.[^ ]+))?/
            ),
            let file = Square.file(match.2)
        else { return false }
        let (line, other, learner) = (claim.line, claim.other, claim.judged.learner)
        let pawn = Square(match.2 + match.3)
        func isWeak(_ position: Position) -> Bool {
            switch match.1 {
            case "doubled, isolated pawns on the":
                position.isDoubled(learner, file: file) && position.isIsolated(learner, file: file)
            case "doubled pawns on the": position.isDoubled(learner, file: file)
            case "an isolated pawn on":
                position.isIsolated(learner, file: file)
                    && pawn.map { position[$0] == Piece(learner, .pawn) } ?? false
            default: pawn.map { position[$0]?.side == learner && position.isBackward($0) } ?? false
            }
        }
        let cause = try match.4.map { name throws(Disproof) in try claim.reply(name) + 2 } ?? 1
        try require(cause < line.positions.count, "the line ends before the damage is done")
        try require(!isWeak(line.start), "the weakness was there before")
        try require(isWeak(line.positions[cause]), "there is no such weakness then")
        try require(isWeak(line.end), "the weakness does not last")
        try require(!isWeak(other.end), "the expected move's line leads to the same weakness")
        try require(line.bestResult >= -1, "material is lost at the same time")
        return true
    }

    /// Requires that the played pawn guarded a square, so that a piece would have been lost there, and that one goes there now.
    private static func proveGuardLeft(of square: Square, at ply: Int, _ claim: Claim) throws(Disproof) {
        let (start, line, judged) = (claim.judged.start, claim.line, claim.judged)
        let (move, reply) = (judged.playedMove, line.moves[ply])
        try require(start[move.from]?.kind == .pawn, "no pawn moves")
        try require(
            start.attacks(move.from, square) && !judged.afterPlayed.attacks(move.destination, square),
            "the pawn did not guard \(square), or still does")
        try require(ply == 1 && reply.to == square, "no piece goes to \(square) at once")
        try require(line.positions[2].danger(to: judged.opponent, on: square) == 0, "the piece can be taken")
        if let passed = start.playingNull(), passed.isLegal(reply) {
            try require(
                passed.playing(reply).exchange(on: square) >= 1, "it could go to \(square) before")
        }
        let other = claim.other.positions.prefix(8).contains { position in
            position[square]?.side == judged.opponent && position[square]?.kind != .pawn
        }
        try require(!other, "a piece goes to \(square) after the other move too")
    }

    /// Requires that the played pawn has gone past a square beside it that no pawn can guard any more, and that the square is
    /// free for the opponent's pieces.
    private static func proveSquareLeft(_ square: Square, _ claim: Claim) throws(Disproof) {
        let move = claim.judged.playedMove
        try require(claim.judged.start[move.from]?.kind == .pawn, "no pawn moves")
        try require(
            square.rank == move.to.rank && abs(square.file - move.to.file) == 1, "\(square) is not beside the pawn")
        try requireUnguardable(square, claim)
        try require(claim.judged.start[square] == nil, "something stands on \(square)")
    }

    /// Requires that a pawn of the learner could guard a square before the played move and none can any more.
    private static func requireUnguardable(_ square: Square, _ claim: Claim) throws(Disproof) {
        let judged = claim.judged
        let isGuardable: (Position) -> Bool = { position in
            position.pieces(judged.learner, .pawn).contains { pawn in
                abs(pawn.file - square.file) == 1
                    && (judged.learner == .white ? pawn.rank < square.rank : pawn.rank > square.rank)
            }
        }
        try require(isGuardable(judged.start), "no pawn could guard \(square) before")
        try require(!isGuardable(judged.afterPlayed), "a pawn can guard \(square)")
    }

    /// Requires that no pawn of the learner can guard a square any more, and that a piece goes there and stays.
    private static func proveHole(on square: Square, at ply: Int, _ claim: Claim) throws(Disproof) {
        let (line, judged) = (claim.line, claim.judged)
        try requireUnguardable(square, claim)
        try require(line.moves[ply].destination == square, "nothing goes to \(square)")
        try require(line.positions[ply + 1][square]?.kind.isMinor == true, "no knight or bishop goes there")
        try require(line.positions[ply + 1].exchange(on: square) <= 0, "it can be taken there")
        try require(
            !claim.other.positions.contains { $0[square]?.side == judged.opponent && $0[square]?.kind != .pawn },
            "a piece goes there after the expected move too")
    }
}
