import Chess

/// What a prepared pawn move does in the centre, and doubled pawns it causes.
enum PreparedPawnClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        guard claim.isAboutExpected else { return false }
        let judged = claim.judged
        let (start, expected, played) = (judged.start, judged.afterExpected, judged.afterPlayed)
        let (move, learner, opponent) = (judged.expectedMove, judged.learner, judged.opponent)
        let own = Piece(learner, .pawn)
        if let match = claim.words.wholeMatch(of: /builds a centre with pawns on ([a-h][1-8]) and ([a-h][1-8])/) {
            let pawns = [try claim.square(match.1), try claim.square(match.2)]
            try require(pawns.allSatisfy { $0.isCentral && expected[$0] == own }, "the pawns are not there")
            try require(Set(pawns.map(\.file)).count == 2, "the pawns are not side by side")
            try require(!pawns.allSatisfy { played[$0] == own }, "the played move builds it too")
            try require(!pawns.allSatisfy { start[$0] == own }, "the centre was there before")
            try require(pawns.allSatisfy { expected.danger(to: learner, on: $0) == 0 }, "a pawn of it can be taken")
            return true
        }
        if let match = claim.words.wholeMatch(of: /challenges the pawn on ([a-h][1-8])/) {
            let square = try claim.piece("the pawn on \(match.1)", of: opponent, in: expected)
            try require(start[move.from] == own && expected.attacks(move.to, square), "no pawn attacks \(square)")
            let other = judged.playedMove
            let isSame = played[other.to] == own && played.attacks(other.to, square) && played[square] != nil
            try require(!isSame, "the played move does too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /supports the pawn on ([a-h][1-8])( with a pawn)?/) {
            let square = try claim.piece("the pawn on \(match.1)", of: learner, in: expected)
            try require(expected.attacks(move.destination, square), "the move does not guard \(square)")
            try require(!start.attacks(move.from, square), "it was guarded before")
            let other = judged.playedMove.destination
            let isSame = played.attacks(other, square) && (match.2 == nil || played[other] == own)
            try require(played[square] != own || !isSame, "the played move does too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /prepares to put a pawn on ([a-h][1-8])/) {
            let square = try claim.square(match.1)
            try require(goesThere(judged.expected, square), "no pawn goes to \(square) in the line")
            try require(!goesThere(judged.played, square), "a pawn goes there after the played move too")
            try require(expected.attacks(move.destination, square), "the move does not guard \(square)")
            return true
        }
        if let match = claim.words.wholeMatch(of: /gives the bishop on ([a-h][1-8]) a retreat to ([a-h][1-8])/) {
            let (bishop, retreat) = (try claim.square(match.1), try claim.square(match.2))
            try require(start[bishop] == Piece(learner, .bishop), "no bishop is on \(bishop)")
            try require(start[retreat] == own && expected[retreat] == nil, "\(retreat) is not given up by a pawn")
            try require(expected.attacks(bishop, retreat), "the bishop does not reach \(retreat)")
            let line = judged.played
            let isAttacked = (1...4).contains { ply in
                ply < line.positions.count && line.positions[ply][bishop] == start[bishop]
                    && line.positions[ply].pieces(opponent).contains { square in
                        [.knight, .pawn].contains(line.positions[ply][square]?.kind)
                            && line.positions[ply].attacks(square, bishop)
                    }
            }
            try require(isAttacked, "no knight or pawn attacks it in the played line")
            return true
        }
        if let match = claim.words.wholeMatch(of: /takes space in the centre with the pawn on ([a-h][1-8])/) {
            let square = try claim.square(match.1)
            try require(start[move.from] == own && move.to == square, "no pawn goes to \(square)")
            try require(
                (2...5).contains(square.file) && (3...4).contains(square.rank), "\(square) is not in the centre")
            try require(played[square] != own, "the played move does the same")
            return true
        }
        guard
            let match = claim.words.wholeMatch(of: /leaves (White|Black) with doubled pawns on the ([a-h])-file/),
            let file = Square.file(match.2)
        else { return false }
        try require(match.1.lowercased() == opponent.name, "\(match.1) is not the opponent")
        let count = { (position: Position) in position.pawnRanks(opponent, file: file).count }
        try require(count(judged.expected.end) > max(1, count(start)), "there are no new doubled pawns at the end")
        try require(
            (1...min(4, judged.expected.moves.count)).contains { count(judged.expected.positions[$0]) > count(start) },
            "they come later than with the fourth ply")
        try require(count(judged.played.end) <= count(start), "the played move leads to them too")
        return true
    }

    /// Returns whether a pawn of the side of the line advances to a square, after its first move.
    private static func goesThere(_ line: Line, _ square: Square) -> Bool {
        line.moves.indices.contains { ply in
            ply % 2 == 0 && line.moves[ply].to == square && line.moves[ply].from.file == square.file
                && line.positions[ply][line.moves[ply].from]?.kind == .pawn
        }
    }
}
