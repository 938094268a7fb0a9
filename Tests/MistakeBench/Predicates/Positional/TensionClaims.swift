import Chess

/// Tension between pawns released, and what the opponent gains by it.
enum TensionClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        guard let match = claim.words.wholeMatch(of: /releases the tension(?:: |, and )(.+)/) else { return false }
        let judged = claim.judged
        let (start, move) = (judged.start, judged.playedMove)
        let contacts = start.pawnContacts(of: judged.learner).filter { $0.own == move.from }
        try require(!contacts.isEmpty, "the moving pawn is in no tension")
        let expected = judged.expectedMove
        try require(
            expected.from != move.from || start.captured(by: expected) != nil && start.captured(by: move) == nil,
            "the expected move releases it too")
        let words = match.1
        let reply = judged.played.moves.count > 1 ? judged.played.moves[1] : nil
        let before = judged.afterPlayed
        func requireReply(_ name: Substring) throws(Disproof) -> Move {
            guard let reply, try claim.ply(name) == 1, reply.to == move.to else {
                throw Disproof("\(name) does not take back")
            }
            return reply
        }
        if let match = words.wholeMatch(of: /(\d+\.[^ ]+) takes back with a developing move/) {
            let reply = try requireReply(match.1)
            try require(before.develops(reply), "\(match.1) develops nothing")
        } else if let match = words.wholeMatch(of: /after (\d+\.[^ ]+) the bishop on ([a-h][1-8]) is free/) {
            _ = try requireReply(match.1)
            let after = judged.played.position(2)
            let bishop = try claim.piece("the bishop on \(match.2)", of: judged.opponent, in: after)
            try require(after.isHome(bishop), "the bishop is out")
            try require(after.mobility(of: bishop) > start.mobility(of: bishop), "the bishop gains no square")
        } else if let match = words.wholeMatch(of: /(\d+\.[^ ]+) brings a pawn to ([a-h][1-8]), nearer the centre/) {
            let reply = try requireReply(match.1)
            try require(
                before[reply.from]?.kind == .pawn && reply.to.description == match.2, "no pawn goes to \(match.2)")
            try require(distance(reply.to) < distance(reply.from), "\(match.2) is not nearer the centre")
        } else if let match = words.wholeMatch(of: /(\d+\.[^ ]+) brings the (\w+) to ([a-h][1-8])/) {
            let reply = try requireReply(match.1)
            try require(
                before[reply.from]?.kind.name == String(match.2) && reply.to.description == match.3,
                "no \(match.2) goes to \(match.3)")
            try require(reply.to.isCentral, "\(match.3) is not in the middle")
        } else if let match = words.wholeMatch(of: /no pawn attacks the pawn on ([a-h][1-8]) any more/) {
            let rival = try claim.square(match.1)
            try require(contacts.contains { $0.other == rival }, "no pawn attacked \(rival)")
            try require(
                !judged.afterPlayed.pawnContacts(of: judged.learner).contains { $0.other == rival },
                "a pawn still attacks \(rival)")
            try require(judged.afterPlayed[rival] == start[rival], "the pawn on \(rival) is gone")
        } else if let match = words.wholeMatch(of: /(\d+\.[^ ]+) attacks the centre/) {
            let ply = try claim.reply(match.1)
            let (breaking, after) = (judged.played.moves[ply], judged.played.positions[ply + 1])
            try require(after[breaking.to]?.kind == .pawn, "\(match.1) is no pawn move")
            try require(
                after.attacks(from: breaking.to).contains {
                    after[$0] == Piece(judged.learner, .pawn) && (2...5).contains($0.file)
                }, "\(match.1) attacks no pawn in the centre")
        } else {
            return false
        }
        return true
    }

    private static func distance(_ square: Square) -> Int { min(abs(square.file - 3), abs(square.file - 4)) }
}
