import Chess

/// Time lost, early queens, rook pawns and neglected development.
enum TempoClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        let judged = claim.judged
        let (start, move, learner) = (judged.start, judged.playedMove, judged.learner)
        if let match = claim.words.wholeMatch(
            of: /loses time: (\d+\.[^ ]+) attacks the (\w+)(?: on ([a-h][1-8]))?, which moves (?:again|away)/)
        {
            let square = try match.3.map { (name: Substring) throws(Disproof) in try claim.square(name) }
            try proveChase(claim, ply: try claim.reply(match.1), piece: String(match.2), on: square)
            return true
        }
        if let match = claim.words.wholeMatch(
            of: /loses time: (\d+\.[^ ]+) attacks the queen, which has just taken on ([a-h][1-8])/)
        {
            let (ply, square) = (try claim.reply(match.1), try claim.square(match.2))
            try proveChase(claim, ply: ply, piece: "queen", on: square)
            let taken = ply > 1 && claim.line.moves[ply - 1].to == square
            try require(
                taken && claim.line.positions[ply - 1].captured(by: claim.line.moves[ply - 1]) != nil,
                "the queen has not just taken on \(square)")
            return true
        }
        if let match = claim.words.wholeMatch(of: /loses time by moving the (\w+) again/) {
            try requirePiece(match.1, claim)
            try require(!start.isHome(move.from), "the \(match.1) has not moved before")
            try require(start.captured(by: move) == nil, "the move captures")
            try require(start.danger(to: learner, on: move.from) == 0, "the \(match.1) was in danger")
            let other = judged.expectedMove
            try require(
                start[other.from]?.kind == .pawn || start.isHome(other.from) || start.captured(by: other) != nil,
                "the expected move moves a piece again too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /loses time by putting the (\w+) back on ([a-h][1-8])/) {
            try requirePiece(match.1, claim)
            try require(move.destination == (try claim.square(match.2)), "the move does not go to \(match.2)")
            try require(!start.isHome(move.from) && judged.afterPlayed.isHome(move.to), "\(match.2) is no first square")
            return true
        }
        if let match = claim.words.wholeMatch(of: /loses time: the (\w+) goes back with (\d+\.[^ ]+)/) {
            try requirePiece(match.1, claim)
            let back = claim.line.moves[try claim.ply(match.2)]
            try require(start.captured(by: move) == nil, "the move captures")
            try require(back.from == move.destination && back.to == move.from, "\(match.2) does not take it back")
            let other = judged.expected.moves
            try require(
                !other.dropFirst().prefix(4).contains { $0.from == other[0].to && $0.to == other[0].from },
                "the piece of the expected move goes back too")
            return true
        }
        if let match = claim.words.wholeMatch(
            of: /loses time: the (\w+) goes to ([a-h][1-8]) after all with (\d+\.[^ ]+)/)
        {
            try requirePiece(match.1, claim)
            let next = claim.line.moves[try claim.ply(match.3)]
            try require(next.from == move.destination, "\(match.3) is another piece's move")
            try require(next.destination == (try claim.square(match.2)), "\(match.3) does not go to \(match.2)")
            try require(start.captured(by: move) == nil, "the move captures")
            try require(
                judged.expectedMove.from == move.from && judged.expectedMove.to == next.to,
                "the expected move does not go there")
            return true
        }
        if let match = claim.words.wholeMatch(
            of: /brings the queen out too early, with (two|three|four) minor pieces still at home/)
        {
            try requirePiece("queen", claim)
            try require(start.isHome(move.from), "the queen was out before")
            try requireAtHome(match.1, claim)
            try require(start[judged.expectedMove.from]?.kind != .queen, "the expected move is a queen move too")
            return true
        }
        if let match = claim.words.wholeMatch(
            of: /spends a move on the ([a-h])-pawn with (two|three|four) minor pieces still at home/)
        {
            try requirePiece("pawn", claim)
            try require(
                String(move.from.fileLetter) == match.1 && [0, 7].contains(move.from.file), "no rook pawn moves")
            try requireAtHome(match.2, claim)
            try require(
                ![0, 7].contains(judged.expectedMove.from.file)
                    || start[judged.expectedMove.from]?.kind != .pawn, "the expected move is a rook pawn's too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /loses time: the (\w+) moves again with (\d+\.[^ ]+)/) {
            try requirePiece(match.1, claim)
            let ply = try claim.ply(match.2)
            let next = claim.line.moves[ply]
            try require(ply == 2 && next.from == move.destination, "\(match.2) is another piece's move")
            try require(
                start.captured(by: move) == nil && claim.line.positions[ply].captured(by: next) == nil,
                "one of the moves captures")
            try require(claim.line.positions[ply].danger(to: learner, on: next.from) == 0, "it was driven away")
            return true
        }
        if let match = claim.words.wholeMatch(of: /spends a move on the (?:([a-h])-pawn|king)/) {
            try requirePiece(match.1 == nil ? "king" : "pawn", claim)
            if let file = match.1 { try require(String(move.from.fileLetter) == file, "another pawn") }
            try require(start.captured(by: move) == nil && !start.isCheck, "the move captures or was forced")
            try require(
                start[judged.expectedMove.from]?.kind != start[move.from]?.kind, "the expected move does it too")
            return true
        }
        return try provesDevelopment(claim)
    }

    /// The opponent's move attacks a piece that has left its first square, or is named, and it moves away without a capture.
    private static func proveChase(_ claim: Claim, ply: Int, piece: String, on named: Square?) throws(Disproof) {
        let (line, learner) = (claim.line, claim.judged.learner)
        let (before, after) = (line.positions[ply], line.positions[ply + 1])
        let chased = after.pieces(learner).filter { square in
            after[square]?.kind.name == piece && (named == square || named == nil && !after.isHome(square))
                && after.danger(to: learner, on: square) >= 1 && before.danger(to: learner, on: square) == 0
        }
        try require(!chased.isEmpty, "no \(piece) that has moved is driven away")
        let leaves = [ply + 1, ply + 3, ply + 5].contains { next in
            line.moves.indices.contains(next) && chased.contains(line.moves[next].from)
                && line.positions[next].captured(by: line.moves[next]) == nil
        }
        try require(leaves, "the \(piece) does not move away")
        let move = line.moves[ply]
        let position = claim.other.position(ply)
        let isSame = chased.contains { square in
            position[square] == after[square] && position.sideToMove == learner.opponent && position.isLegal(move)
                && position.playing(move).danger(to: learner, on: square) >= 1
        }
        try require(!isSame, "the same move drives it away after the expected move")
    }

    private static func provesDevelopment(_ claim: Claim) throws(Disproof) -> Bool {
        guard
            let match = claim.words.wholeMatch(
                of:
                    /neglects development: after (\d+\.[^ ]+) (White|Black) has (\d+) minor pieces? out, (?:White|Black) (\d+)/
            )
        else { return false }
        let judged = claim.judged
        let ply = try claim.ply(match.1)
        let position = claim.line.positions[ply + 1]
        try require(match.2.lowercased() == judged.opponent.name, "\(match.2) is not the opponent")
        for (side, count) in [(judged.opponent, match.3), (judged.learner, match.4)] {
            let out = position.minorsOut(side)
            try require(Int(count) == out, "\(side.name) has \(out) minor pieces out")
        }
        try require(Int(match.3) ?? 0 > Int(match.4) ?? 0, "the opponent is not ahead")
        try require(!judged.start.develops(judged.playedMove), "the played move develops")
        return true
    }

    private static func requirePiece(_ name: Substring, _ claim: Claim) throws(Disproof) {
        try require(
            claim.judged.start[claim.line.moves[0].from]?.kind.name == String(name), "the moving piece is no \(name)")
    }

    private static func requireAtHome(_ number: Substring, _ claim: Claim) throws(Disproof) {
        let count = claim.judged.start.minorsAtHome(claim.judged.learner)
        try require(["two": 2, "three": 3, "four": 4][number] == count, "\(count) minor pieces are at home")
    }
}
