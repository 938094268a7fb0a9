import Chess

/// The king's safety.
enum KingClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        let judged = claim.judged
        let (start, after, move, line) = (judged.start, judged.afterPlayed, judged.playedMove, claim.line)
        let king = after.king(of: judged.learner)
        if let match = claim.words.wholeMatch(
            of: /opens the diagonal ([a-h][1-8])–([a-h][1-8]) to the king: (\d+\..+)/)
        {
            let ply = try claim.way(match.3)
            let (far, near) = (try claim.square(match.1), try claim.square(match.2))
            try require(near == king && start[move.from]?.kind == .pawn, "no pawn opens a line to \(near)")
            try require(
                abs(far.file - near.file) == abs(far.rank - near.rank), "\(far)–\(near) is no diagonal")
            try require(Position.between(far, near)?.contains(move.from) ?? false, "the pawn was not on it")
            let checker = line.moves[ply].destination
            try require(
                line.positions[ply + 1].attacks(checker, king), "\(match.3) gives no check")
            try require(
                checker == far || Position.between(far, near)?.contains(checker) ?? false, "not on the diagonal")
            try require(judged.expectedMove.from != move.from, "the expected move opens it too")
            return true
        }
        if claim.words == "moves the f-pawn, which weakens the king and develops nothing" {
            try require(start[move.from] == Piece(judged.learner, .pawn) && move.from.file == 5, "no f-pawn moves")
            try require(king.file == 4 && start.mayCastle(judged.learner), "the king may not castle any more")
            try require(start.captured(by: move) == nil, "the pawn captures")
            try require(judged.expectedMove.from != move.from, "the expected move is one of the f-pawn too")
            return true
        }
        if claim.words == "loosens the pawns in front of the king" {
            try require(start[move.from]?.kind == .pawn, "no pawn moves")
            try require(!start.mayCastle(judged.learner) && ![3, 4].contains(king.file), "the king has not castled")
            try require(abs(move.from.file - king.file) <= 1, "the pawn is not in front of the king")
            try require(abs(move.to.rank - king.rank) >= 3, "the pawn still guards the king")
            try require(judged.expectedMove.from != move.from, "the expected move loosens them too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /weakens the king(?:: (\d+\..+))?/) {
            try require(start[move.from]?.kind == .pawn && start.captured(by: move) == nil, "no pawn advances")
            try require([5, 6].contains(move.from.file) && king.file >= 4, "the pawn is not on the king's wing")
            try require(abs(king.rank - (judged.learner == .white ? 0 : 7)) == 0, "the king is not at home")
            if let reply = match.1 { try require(claim.isForcing(reply), "\(reply) forces nothing") }
            return true
        }
        if let match = claim.words.wholeMatch(of: /weakens the castled king: (\d+\..+)/) {
            let ply = try claim.way(match.1)
            try require(start[move.from]?.kind == .pawn, "no pawn moves")
            try require(!start.mayCastle(judged.learner) && ![3, 4].contains(king.file), "the king has not castled")
            try require(abs(move.from.file - king.file) <= 1, "the pawn is not in front of the king")
            let takesThePawn =
                line.moves[ply].to == move.to && line.positions[ply].captured(by: line.moves[ply]) == .pawn
            try require(
                takesThePawn || aims(line.moves[ply], at: king, in: line.positions[ply + 1]),
                "\(match.1) does not attack there")
            return true
        }
        if let match = claim.words.wholeMatch(
            of: /allows the Greek gift: (\d+\.(?:\.\.)?Bxh[27]\+), followed by (\d+\.[^ ]+)/)
        {
            let (gift, check) = (try claim.reply(match.1), try claim.reply(match.2))
            try require(check == gift + 2, "\(match.2) does not follow at once")
            try require(
                line.positions[check][line.moves[check].from]?.kind == .knight, "\(match.2) is no knight's move")
            try require(line.positions[check + 1].isCheck, "\(match.2) is no check")
            return true
        }
        guard let match = claim.words.wholeMatch(of: /castles into an attack: (\d+\..+)/) else { return false }
        let ply = try claim.way(match.1)
        try require(move.isCastling, "the move is not castling")
        try require(aims(line.moves[ply], at: king, in: line.positions[ply + 1]), "\(match.1) does not attack there")
        return true
    }

    /// Returns whether a piece goes near the king or attacks a square beside it, or a pawn on the king's wing has reached
    /// the fourth rank of its side.
    private static func aims(_ move: Move, at king: Square, in position: Position) -> Bool {
        if let piece = position[move.destination], piece.kind == .pawn {
            let rank = piece.side == .white ? move.to.rank : 7 - move.to.rank
            return abs(move.to.file - king.file) <= 1 && rank >= 3
        }
        let zone = Square.all.filter { max(abs($0.file - king.file), abs($0.rank - king.rank)) <= 1 }
        return zone.contains(move.destination) || zone.contains { position.attacks(move.destination, $0) }
    }
}
