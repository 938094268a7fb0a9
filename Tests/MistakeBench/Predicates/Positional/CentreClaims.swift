import Chess

/// The centre left to the opponent.
enum CentreClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        let judged = claim.judged
        if let match = claim.words.wholeMatch(
            of: /lets (White|Black) build a centre with pawns on ([a-h][1-8]) and ([a-h][1-8])/)
        {
            try require(match.1.lowercased() == judged.opponent.name, "\(match.1) is not the opponent")
            let squares = [try claim.square(match.2), try claim.square(match.3)]
            try require(squares.allSatisfy(\.isCentral), "the squares are not in the middle")
            let stand = { (position: Position) in
                squares.allSatisfy { position[$0] == Piece(judged.opponent, .pawn) }
            }
            try require(!stand(judged.start), "the pawns stood there before")
            try require(claim.line.positions.prefix(7).contains(where: stand), "the pawns do not come there")
            try require(
                !claim.other.positions.prefix(9).contains(where: stand), "they come there in the other line too")
            return true
        }
        guard
            let match = claim.words.wholeMatch(of: /strengthens (White|Black)'s centre: (\d+\.[^ ]+) takes towards it/)
        else { return false }
        try require(match.1.lowercased() == judged.opponent.name, "\(match.1) is not the opponent")
        try require(try claim.ply(match.2) == 1, "\(match.2) is not the reply")
        let reply = claim.line.moves[1]
        try require(judged.afterPlayed[reply.from]?.kind == .pawn, "no pawn takes")
        try require(reply.to == judged.playedMove.to, "\(match.2) does not take back")
        try require(distance(reply.to) < distance(reply.from), "it does not take towards the centre")
        try require(judged.expectedMove.to != reply.to, "the expected move takes there too")
        return true
    }

    private static func distance(_ square: Square) -> Int { min(abs(square.file - 3), abs(square.file - 4)) }
}
