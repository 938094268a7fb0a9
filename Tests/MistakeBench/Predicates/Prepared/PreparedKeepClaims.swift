import Chess

/// `keeps the queen from b4`, `keeps the queens on the board`: what the prepared move does not allow.
enum PreparedKeepClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        guard claim.isAboutExpected else { return false }
        let judged = claim.judged
        if claim.words == "gives check" {
            try require(judged.afterExpected.isCheck, "it gives no check")
            try require(!judged.afterPlayed.isCheck, "the played move gives check too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /moves the king before the (\w+) gives check on ([a-h][1-8])/) {
            let square = try claim.square(match.2)
            try require(judged.start[judged.expectedMove.from]?.kind == .king, "no king moves")
            let line = judged.played
            let isChecked = [1, 3].contains { ply in
                ply < line.moves.count && line.moves[ply].to == square && line.positions[ply + 1].isCheck
                    && line.positions[ply][line.moves[ply].from]?.kind.name == String(match.1)
            }
            try require(isChecked, "the played line has no such check")
            try require(
                !judged.expected.positions.prefix(6).enumerated().contains { $0.offset > 1 && $0.element.isCheck },
                "it is checked in the other line too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /moves the (\w+) before a pawn attacks it from ([a-h][1-8])/) {
            let (square, from) = (try claim.square(match.2), judged.expectedMove.from)
            try require(judged.start[from]?.kind.name == String(match.1), "no \(match.1) moves")
            let line = judged.played
            let isAttacked = [1, 3, 5].contains { (ply: Int) -> Bool in
                guard ply + 1 < line.moves.count, line.moves[ply].to == square else { return false }
                let next = line.positions[ply + 1]
                let isPawn = next[square] == Piece(judged.opponent, .pawn) && next.attacks(square, from)
                return isPawn && next[from] == judged.start[from] && line.moves[ply + 1].from == from
            }
            try require(isAttacked, "no pawn attacks it from there in the played line")
            return true
        }
        if claim.words == "keeps the queens on the board" {
            let counts = { (line: Line) in
                line.positions.prefix(9).map { $0.pieces(.white, .queen).count + $0.pieces(.black, .queen).count }
            }
            try require(counts(judged.expected).allSatisfy { $0 == 2 }, "a queen goes in the line of the prepared move")
            try require(counts(judged.played).last == 0, "the queens are not exchanged in the played line")
            let after = judged.afterExpected
            let isExchange = { (move: Move) in
                after[move.from]?.kind == .queen && after.captured(by: move) == .queen
            }
            try require(!after.legalMoves().contains(where: isExchange), "the opponent can exchange them")
            return true
        }
        guard let match = claim.words.wholeMatch(of: /keeps the (queen|rook|bishop|knight|pawn) from ([a-h][1-8])/)
        else {
            return false
        }
        let square = try claim.square(match.2)
        // The reply would lose the piece there; else a pawn guards a square to which it goes later.
        if let reply = judged.played.moves.dropFirst().first, reply.destination == square,
            judged.afterPlayed[reply.from]?.kind.name == String(match.1),
            judged.afterExpected.captured(by: reply) == nil
        {
            try PreparedDefenceClaims.proveLost(reply, judged)
            return true
        }
        // Or the pawn that goes there may not be taken.
        if let reply = judged.played.moves.dropFirst().first, reply.destination == square,
            judged.afterPlayed[reply.from]?.kind.name == String(match.1), judged.expectedMove.to == square
        {
            try require(judged.played.positions[2].isCheck, "the reply gives no check there")
            try require(judged.afterExpected[square]?.kind == .pawn, "no pawn stands on \(square)")
            try require(judged.afterExpected.exchange(on: square) <= 0, "the pawn can be won")
            return true
        }
        let goesThere = { (line: Line) in
            line.moves.indices.contains {
                $0 % 2 == 1 && line.moves[$0].to == square
                    && line.positions[$0][line.moves[$0].from]?.kind.name == String(match.1)
            }
        }
        try require(goesThere(judged.played), "no \(match.1) goes to \(square) in the played line")
        try require(!goesThere(judged.expected), "one goes there in the line of the prepared move too")
        let isGuarded = { (position: Position) in
            position.attackers(of: square, by: judged.learner).contains { position[$0]?.kind == .pawn }
        }
        try require(isGuarded(judged.afterExpected), "no pawn guards \(square)")
        try require(!isGuarded(judged.start) && !isGuarded(judged.afterPlayed), "a pawn guards it anyway")
        return true
    }
}
