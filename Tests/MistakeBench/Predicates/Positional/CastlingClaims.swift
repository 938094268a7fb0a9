import Chess

/// The right to castle lost, and castling prevented.
enum CastlingClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        let (line, other, learner) = (claim.line, claim.other, claim.judged.learner)
        if claim.words == "gives up the right to castle" {
            try require(line.start.mayCastle(learner), "there was no right to castle")
            try require(!line.moves[0].isCastling && !line.positions[1].mayCastle(learner), "the right remains")
            try require(keepsRight(other, plies: 1), "the other move gives it up too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /loses the right to castle after (\d+\.[^ ]+)/) {
            let ply = try claim.reply(match.1)
            let after = line.position(ply + 2)
            try require(line.positions[ply].mayCastle(learner), "there was no right before \(match.1)")
            try require(!after.mayCastle(learner), "the right remains after \(match.1)")
            try require(!line.moves.prefix(ply + 2).contains { $0.isCastling }, "the learner castles")
            try require(keepsRight(other, plies: ply + 2), "it is lost after the other move too")
            return true
        }
        guard let match = claim.words.wholeMatch(of: /lets (.+) stop (you|White|Black) from castling short/) else {
            return false
        }
        try require(match.2 == "you" || match.2.lowercased() == learner.name, "\(match.2) is not the learner")
        let ply = match.1.first?.isNumber == true ? try claim.reply(match.1) : 0
        let after = line.position(ply + 1)
        try require(after.mayCastleShort(learner), "there is no right to castle short")
        let cover =
            ply == 0 ? try claim.piece(match.1, of: claim.judged.opponent, in: after) : line.moves[ply].destination
        let king = after.king(of: learner)
        let path = (king.file...6).compactMap { Square(file: $0, rank: king.rank) }
        for plies in [ply + 1, ply + 3] where plies < line.positions.count {
            let position = line.positions[plies]
            try require(
                path.contains { position.attacks(cover, $0) } && position.mayCastleShort(learner),
                "the piece on \(cover) does not stop castling")
        }
        for plies in [1, 3] where other.moves.count > plies {
            let position = other.positions[plies + 1]
            try require(
                !path.contains { !position.attackers(of: $0, by: claim.judged.opponent).isEmpty }
                    || other.moves.prefix(plies + 2).contains { $0.isCastling },
                "castling is stopped after the other move too")
        }
        return true
    }

    /// Returns whether the side of a line may still castle, or has castled, after `plies` plies.
    private static func keepsRight(_ line: Line, plies: Int) -> Bool {
        line.position(plies).mayCastle(line.side)
            || line.moves.prefix(plies).enumerated().contains { $0.offset % 2 == 0 && $0.element.isCastling }
    }
}
