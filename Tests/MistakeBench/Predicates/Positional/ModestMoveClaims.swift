import Chess

/// Shut-in bishops, blocked pawns, modest moves and recaptures.
enum ModestMoveClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        let judged = claim.judged
        let (start, after, move) = (judged.start, judged.afterPlayed, judged.playedMove)
        if let match = claim.words.wholeMatch(of: /(?:shuts in|gets in the way of) the bishop on ([a-h][1-8])/) {
            let bishop = try claim.piece("the bishop on \(match.1)", of: judged.learner, in: after)
            try require(after.isHome(bishop), "the bishop is out")
            try require(after.mobility(of: bishop) < start.mobility(of: bishop), "the move takes no square from it")
            for plies in [1, 3] {
                let position = claim.line.position(plies)
                try require(
                    position[bishop] == after[bishop] && position.mobility(of: bishop) <= 2, "the bishop is free")
            }
            try require(
                judged.afterExpected.mobility(of: judged.expectedMove.from == bishop ? judged.expectedMove.to : bishop)
                    > after.mobility(of: bishop), "the expected move shuts it in too")
            return true
        }
        if let match = claim.words.wholeMatch(
            of: /blocks the ([a-h])-pawn(?:, which has to advance| and with it the bishop on ([a-h][1-8]))/)
        {
            try proveBlock(claim, file: match.1, bishop: match.2)
            return true
        }
        if let match = claim.words.wholeMatch(of: /is passive: the ([a-h])-pawn goes one square instead of two/) {
            let other = judged.expectedMove
            try require(start[move.from]?.kind == .pawn && other.from == move.from, "not the same pawn")
            try require(String(move.from.fileLetter) == match.1 && move.to.file == move.from.file, "not that pawn")
            try require(
                abs(move.to.rank - move.from.rank) == 1 && abs(other.to.rank - other.from.rank) == 2,
                "not one square instead of two")
            return true
        }
        if let match = claim.words.wholeMatch(
            of: /is passive: the (\w+) does less on ([a-h][1-8]) than on ([a-h][1-8])/)
        {
            let other = judged.expectedMove
            try require(start[move.from]?.kind.name == String(match.1) && other.from == move.from, "not the same piece")
            try require(move.to.description == match.2 && other.to.description == match.3, "not those squares")
            let (less, more) = (after.mobility(of: move.to), judged.afterExpected.mobility(of: other.to))
            try require(less < more, "\(less) squares are not fewer than \(more)")
            return true
        }
        if let match = claim.words.wholeMatch(
            of: /is passive: the (\w+) goes back to ([a-h][1-8]), where it has (one|two|three) moves?/)
        {
            try require(start[move.from]?.kind.name == String(match.1), "another piece")
            try require(move.to.description == match.2, "not to that square")
            let back = (move.to.rank - move.from.rank) * (judged.learner == .white ? 1 : -1)
            try require(back < 0 && start.danger(to: judged.learner, on: move.from) == 0, "not back, or by need")
            let count = after.mobility(of: move.to)
            try require(count == ["one": 1, "two": 2, "three": 3][match.3], "it has \(count) moves")
            try require(start.mobility(of: move.from) >= 2 * count, "it had few before")
            return true
        }
        if let match = claim.words.wholeMatch(
            of: /is passive: the (\w+) goes back to ([a-h][1-8]), although nothing attacks it/)
        {
            try require(start[move.from]?.kind.name == String(match.1), "another piece")
            try require(move.to.description == match.2, "not to that square")
            let forward = judged.learner == .white ? 1 : -1
            try require((move.to.rank - move.from.rank) * forward < 0, "it does not go back")
            try require(start.attackers(of: move.from, by: judged.opponent).isEmpty, "something attacks it")
            try require(!claim.other.plays(move), "the expected line has the same move")
            return true
        }
        return try provesRecapture(claim)
    }

    private static func proveBlock(_ claim: Claim, file: Substring, bishop: Substring?) throws(Disproof) {
        let judged = claim.judged
        let (after, to) = (judged.afterPlayed, judged.playedMove.destination)
        let back = judged.learner == .white ? -1 : 1
        guard let pawn = Square(file: to.file, rank: to.rank + back), String(pawn.fileLetter) == file else {
            throw Disproof("the move is not in front of the \(file)-pawn")
        }
        try require(
            after[pawn] == Piece(judged.learner, .pawn) && after.isHome(pawn), "no unmoved \(file)-pawn behind it")
        try require(claim.line.position(3)[to] == after[to], "the piece leaves at once")
        if let bishop {
            let square = try claim.piece("the bishop on \(bishop)", of: judged.learner, in: after)
            try require(
                after.isHome(square) && after.attacks(square, pawn), "the \(file)-pawn does not block \(bishop)")
            try require(after.mobility(of: square) <= 1, "the bishop on \(bishop) has other ways out")
            try require(judged.afterExpected[to]?.side != judged.learner, "the expected move blocks it too")
        } else {
            try require(
                claim.other.moves.enumerated().contains { $0.offset % 2 == 0 && $0.element.from == pawn },
                "the pawn does not move in the expected line")
        }
    }

    private static func provesRecapture(_ claim: Claim) throws(Disproof) -> Bool {
        let judged = claim.judged
        let (start, move, other) = (judged.start, judged.playedMove, judged.expectedMove)
        let match = claim.words.wholeMatch(of: /does not take (the \w+ on ([a-h][1-8]))/)
        let wrong = claim.words.wholeMatch(of: /takes with the wrong (?:piece|pawn)(?:: (.+))?/)
        guard match != nil || wrong != nil else { return false }
        try require(start.captured(by: other) != nil, "the expected move takes nothing")
        if let match {
            try require(start.lead(of: judged.learner) < 0, "nothing to take back")
            let square = try claim.piece(String(match.1), of: judged.learner.opponent, in: start)
            try require(other.to == square, "the expected move does not take \(match.1)")
            try require(move.to != other.to, "the played move takes back")
        } else {
            try require(move.to == other.to && move.from != other.from, "not another piece that takes there")
            if let fault = wrong?.1 { try provesFault(String(fault), claim) }
        }
        return true
    }

    /// What is wrong with a recapture.
    private static func provesFault(_ words: String, _ claim: Claim) throws(Disproof) {
        let (judged, line) = (claim.judged, claim.line)
        let square = judged.playedMove.to
        if let match = words.wholeMatch(of: /the pawns on the ([a-h])-file are doubled/) {
            let pawns = { (position: Position) in
                position.pieces(judged.learner, .pawn).count { $0.description.hasPrefix(match.1) }
            }
            try require(pawns(judged.afterPlayed) > 1, "they are not doubled")
            try require(pawns(judged.afterExpected) < 2, "the expected capture doubles them too")
        } else if let match = words.wholeMatch(of: /(\d+\.[^ ]+) attacks the queen/) {
            try require(try claim.reply(match.1) == 1, "\(match.1) is not the reply")
            try require(line.positions[2][square]?.kind == .queen, "no queen has captured")
            try require(line.positions[2].attacks(line.moves[1].to, square), "it is not attacked")
        } else {
            try require(words == "the king may not castle any more", "an unknown fault")
            try require(judged.start[judged.playedMove.from]?.kind == .king, "no king captures")
            try require(judged.start.mayCastle(judged.learner), "it could not castle before")
        }
    }
}
