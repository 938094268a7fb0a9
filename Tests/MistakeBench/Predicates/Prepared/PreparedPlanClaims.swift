import Chess

/// What the prepared move keeps or takes: pressure, the opponent's right to castle, space, a file.
enum PreparedPlanClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        guard claim.isAboutExpected else { return false }
        if let match = claim.words.wholeMatch(of: /keeps up the pressure on (the .+)/) {
            try provePressure(claim, on: match.1)
        } else if let match = claim.words.wholeMatch(of: /takes the (queen|king) off the line of (the .+)/) {
            try proveLine(claim, match.1, of: match.2)
        } else if let match = claim.words.wholeMatch(of: /takes away (White|Black)'s right to castle/) {
            try proveCastling(claim, match.1)
        } else if let match = claim.words.wholeMatch(
            of: /gains space on the (queenside|kingside) with the pawn on ([a-h][1-8])/)
        {
            try proveSpace(claim, match.1, match.2)
        } else if let match = claim.words.wholeMatch(
            of: /prepares to drive (the .+) away with the pawn on ([a-h][1-8])/)
        {
            try proveAdvance(claim, match.2, against: match.1)
        } else if let match = claim.words.wholeMatch(of: /puts the rook on the (open|half-open) ([a-h])-file/) {
            try proveFile(claim, isOpen: match.1 == "open", match.2)
        } else {
            return false
        }
        return true
    }

    /// A piece attacks the target before and after the prepared move, and none that did attacks it after the played one.
    private static func provePressure(_ claim: Claim, on name: Substring) throws(Disproof) {
        let judged = claim.judged
        let target = try claim.piece(name, of: judged.opponent, in: judged.afterExpected)
        try require(judged.start[target] == judged.afterExpected[target], "it has just come there")
        let before = judged.start.attackers(of: target, by: judged.learner)
        let leaving = judged.playedMove.from
        try require(before.contains(leaving), "the played piece did not attack it")
        let kept = judged.expectedMove.from == leaving ? judged.expectedMove.destination : leaving
        try require(judged.afterExpected.attacks(kept, target), "the attack ends")
        try require(
            judged.afterPlayed[target] == judged.start[target]
                && judged.afterPlayed.attackers(of: target, by: judged.learner).isEmpty,
            "the played move keeps it too")
        try require(
            judged.start.points(on: target) >= judged.start.points(on: leaving), "it is worth less than the attacker")
        try require(judged.expected.position(2).attacks(kept, target), "the reply ends it")
    }

    /// The piece stood on a line of the slider and stands on none now; in the played line the slider comes to attack it.
    private static func proveLine(_ claim: Claim, _ kind: Substring, of name: Substring) throws(Disproof) {
        let judged = claim.judged
        let slider = try claim.piece(name, of: judged.opponent, in: judged.afterExpected)
        let from = judged.expectedMove.from
        try require(judged.start[from]?.kind.name == String(kind), "no \(kind) moves")
        try require(!judged.afterExpected.attacks(slider, judged.expectedMove.destination), "it is attacked there")
        try require(
            judged.played.positions.dropFirst().prefix(7).contains {
                $0[from] == judged.start[from] && $0[slider] == judged.start[slider] && $0.attacks(slider, from)
            }, "the slider never attacks it in the played line")
    }

    /// The right is there at the start, gone after the reply without castling, and not lost in the played line.
    private static func proveCastling(_ claim: Claim, _ side: Substring) throws(Disproof) {
        let judged = claim.judged
        try require(side.lowercased() == judged.opponent.name, "\(side) is not the opponent")
        let mayCastle = { (position: Position) in
            position.castlingRooks.contains { position[$0]?.side == judged.opponent }
        }
        try require(mayCastle(judged.start), "there was no right to castle")
        let line = judged.expected
        try require(line.moves.count > 1 && !line.moves[1].isCastling, "the reply castles")
        try require(!mayCastle(line.position(2)), "the right is still there")
        let takesBack =
            judged.start.captured(by: judged.expectedMove) != nil && line.moves[1].to == judged.expectedMove.to
        try require(line.position(1).isCheck || takesBack, "nothing makes the opponent give it up")
        let played = judged.played
        let castles = played.moves.indices.contains { $0 % 2 == 1 && played.moves[$0].isCastling }
        try require(castles || mayCastle(played.position(8)), "the right is lost in the played line too")
    }

    private static func proveSpace(_ claim: Claim, _ wing: Substring, _ name: Substring) throws(Disproof) {
        let judged = claim.judged
        let (square, own) = (try claim.square(name), Piece(judged.learner, .pawn))
        try require((square.file < 4) == (wing == "queenside"), "\(square) is on the other wing")
        try require(
            judged.expectedMove.to == square && judged.afterExpected[square] == own, "no pawn goes to \(square)")
        try require(
            judged.learner == .white ? square.rank >= 3 : square.rank <= 4, "\(square) is not on the fourth rank")
        try require(judged.start.captured(by: judged.expectedMove) == nil, "it captures")
        try require(judged.afterPlayed[square] != own, "the played move does the same")
        try require(judged.afterExpected.danger(to: judged.learner, on: square) == 0, "the pawn is lost")
    }

    /// The moved pawn goes on with the next move and attacks a piece that stood there before, and that then moves.
    private static func proveAdvance(_ claim: Claim, _ name: Substring, against target: Substring) throws(Disproof) {
        let line = claim.judged.expected
        try require(claim.judged.expectedMove.to.description == String(name), "the pawn is not on \(name)")
        try require(line.moves.count > 3, "the line is too short")
        let square = try claim.piece(target, of: claim.judged.opponent, in: line.position(2))
        let advance = line.moves[2]
        try require(advance.from == claim.judged.expectedMove.to, "another piece makes it")
        try require(line.positions[2][advance.from] == Piece(claim.judged.learner, .pawn), "no pawn makes it")
        try require(line.position(3).attacks(advance.to, square), "it does not attack \(target)")
        try require(line.moves[3].from == square, "\(target) does not move")
        try require(line.positions[3].captured(by: line.moves[3]) == nil, "\(target) takes something")
        try require(
            claim.judged.start[square] == line.positions[3][square], "\(target) was not there before the prepared move")
        try require(
            !claim.judged.played.moves.contains { $0.to == advance.to && $0.from.file == advance.from.file },
            "the played line has the same advance")
    }

    private static func proveFile(_ claim: Claim, isOpen: Bool, _ letter: Substring) throws(Disproof) {
        let judged = claim.judged
        let move = judged.expectedMove
        try require(judged.start[move.from]?.kind == .rook, "no rook moves")
        try require("\(move.to.fileLetter)" == letter, "it goes to another file")
        let pawns = { (side: Side) in judged.afterExpected.pieces(side, .pawn).count { $0.file == move.to.file } }
        try require(
            !judged.afterPlayed.pieces(judged.learner, .rook).contains { $0.file == move.to.file },
            "a rook is there after the played move too")
        try require(pawns(judged.learner) == 0, "an own pawn is on the file")
        try require((pawns(judged.opponent) == 0) == isOpen, "a pawn of the opponent decides whether the file is open")
        try require(
            judged.start.pieces(judged.learner, .pawn).contains { $0.file == move.from.file }, "it was on such a file")
    }
}
