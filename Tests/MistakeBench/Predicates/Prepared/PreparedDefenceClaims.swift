import Chess

/// The prepared move protects, saves or stops something.
enum PreparedDefenceClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        guard claim.isAboutExpected else { return false }
        let judged = claim.judged
        let (start, expected, played) = (judged.start, judged.afterExpected, judged.afterPlayed)
        let (move, learner) = (judged.expectedMove, judged.learner)
        if let match = claim.words.wholeMatch(of: /moves the (\w+) out of danger/) {
            try require(start[move.from]?.kind.name == String(match.1), "the moving piece is no \(match.1)")
            try require(start.danger(to: learner, on: move.from) >= 1, "it was in no danger")
            try require(
                expected.danger(to: learner, on: move.destination) == 0, "it is in danger on \(move.destination)")
            let playedMove = judged.playedMove
            let now = playedMove.from == move.from ? playedMove.destination : move.from
            try require(played.danger(to: learner, on: now) >= 1, "the played move saves it too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /exchanges the (\w+), which is in danger/) {
            try require(start[move.from]?.kind.name == String(match.1), "the moving piece is no \(match.1)")
            try require(start.captured(by: move) != nil, "the move captures nothing")
            try require(start.danger(to: learner, on: move.from) >= 1, "it was in no danger")
            try require(start.exchange(after: move) >= 0, "the exchange loses material")
            let now = judged.playedMove.from == move.from ? judged.playedMove.destination : move.from
            try require(played.danger(to: learner, on: now) >= 1, "the played move saves it too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /protects (the .+)/) {
            let square = try claim.piece(match.1, of: learner, in: expected)
            try require(square != move.destination, "it is the piece that moved")
            // A pin of the attacker protects as well; its capture is something else.
            try require(
                start.captured(by: move) == nil
                    || expected.attackers(of: square, by: learner).count
                        > start.attackers(of: square, by: learner).count,
                "it captures, and no piece more guards \(square)")
            try require(start.danger(to: learner, on: square) >= 1, "it was in no danger")
            try require(expected.danger(to: learner, on: square) == 0, "it is still in danger")
            try require(played.danger(to: learner, on: square) >= 1, "it is in no danger after the played move")
            return true
        }
        if let match = claim.words.wholeMatch(of: /shields (the .+) from (the .+)/) {
            let square = try claim.piece(match.1, of: learner, in: expected)
            let attacker = try claim.piece(match.2, of: judged.opponent, in: expected)
            try require(start.attacks(attacker, square), "\(attacker) did not attack \(square)")
            try require(!expected.attacks(attacker, square), "\(attacker) still attacks \(square)")
            try require(start.danger(to: learner, on: square) >= 1, "it was in no danger")
            try require(expected.danger(to: learner, on: square) == 0, "it is still in danger")
            try require(played.danger(to: learner, on: square) >= 1, "it is in no danger after the played move")
            return true
        }
        if let match = claim.words.wholeMatch(of: /guards (the .+)/) {
            let square = try claim.piece(match.1, of: learner, in: expected)
            try require(start[square] == expected[square], "it is the piece that moved")
            try require(
                expected.attacks(move.destination, square) && !start.attacks(move.from, square),
                "it is not newly guarded")
            // A piece that the played move moves is not there to be guarded.
            try require(
                judged.playedMove.from == square || !played.attacks(judged.playedMove.destination, square),
                "the played move guards it too")
            let positions = judged.played.positions.dropFirst(2)
            try require(
                positions.contains {
                    !$0.attackers(of: square, by: judged.opponent).isEmpty || $0[square] != start[square]
                },
                "the opponent never attacks it")
            try require(expected.danger(to: learner, on: square) == 0, "it is still in danger")
            return true
        }
        return try provesStop(claim)
    }

    private static func provesStop(_ claim: Claim) throws(Disproof) -> Bool {
        let judged = claim.judged
        let (expected, played) = (judged.afterExpected, judged.afterPlayed)
        let reply = judged.played.moves.count > 1 ? judged.played.moves[1] : nil
        if claim.words == "prevents the mate" {
            let mates = played.mates
            try require(!mates.isEmpty && expected.mates.isEmpty, "no mate is prevented")
            return true
        }
        if let match = claim.words.wholeMatch(of: /prevents ([NBRQK]?)([a-h][1-8])–([a-h][1-8])/) {
            let (from, to) = (try claim.square(match.2), try claim.square(match.3))
            let moves = { (position: Position) in position.legalMoves().contains { $0.from == from && $0.to == to } }
            try require(played[from]?.kind == kind(match.1), "no such piece on \(from)")
            try require(moves(played), "the move is not possible after the played move")
            try require(!moves(expected), "the move is still possible")
            return true
        }
        if let match = claim.words.wholeMatch(of: /answers (\d+\.[^ ]+) with (\d+\.[^ ]+)/) {
            let move = try ThreatClaims.move(named: match.1, in: expected)
            try require(reply == move, "\(match.1) is not the reply to the played move")
            let next = expected.playing(move)
            let answer = try ThreatClaims.move(named: match.2, in: next)
            let won = CaptureSearch.gain(of: answer, in: next, plies: 3) - (expected.captured(by: move)?.points ?? 0)
            try require(won >= 2, "\(match.2) wins \(won)")
            return true
        }
        if let match = claim.words.wholeMatch(of: /stops (White|Black) from castling/) {
            try require(match.1.lowercased() == judged.opponent.name, "\(match.1) is not the opponent")
            try require(reply?.isCastling ?? false, "castling is not the reply to the played move")
            for plies in [1, 3] where plies < judged.expected.positions.count {
                try require(
                    !judged.expected.positions[plies].legalMoves().contains { $0.isCastling }, "castling is possible")
            }
            return true
        }
        if let match = claim.words.wholeMatch(
            of: /(?:takes|(exchanges)) the (\w+) before it (?:goes to|captures on) ([a-h][1-8])/)
        {
            try require(judged.start[judged.expectedMove.to]?.kind.name == String(match.2), "no \(match.2) is taken")
            if match.1 != nil {
                let better = judged.expected
                try require(
                    better.moves.count > 1 && better.moves[1].to == better.moves[0].to, "it is not taken back")
            }
            let line = judged.played
            let isMoved = [1, 3].contains { ply in
                ply < line.moves.count && line.moves[ply].from == judged.expectedMove.to
                    && line.moves[ply].destination.description == String(match.3)
                    && line.positions[ply][line.moves[ply].from] == judged.start[judged.expectedMove.to]
                    && (ply == 1 || line.positions[ply].captured(by: line.moves[ply]) != nil
                        || isFork(line.positions[ply + 1], from: line.moves[ply].destination))
            }
            try require(isMoved, "it does not go to \(match.3) in the played line")
            return true
        }
        guard
            let match = claim.words.wholeMatch(of: /guards ([a-h][1-8]), so that ([^ ]+) would lose an? (\w+)/)
        else { return false }
        let square = try claim.square(match.1)
        guard let lost = expected.legalMoves().first(where: { expected.san($0) == match.2 }), lost.destination == square
        else { throw Disproof("\(match.2) is not possible") }
        try require(expected[lost.from]?.kind.name == String(match.3), "\(match.2) is no \(match.3)'s move")
        try proveLost(lost, judged)
        return true
    }

    /// Requires that a reply loses the moving piece after the expected move, newly, and not after the played one.
    static func proveLost(_ lost: Move, _ judged: JudgedCase) throws(Disproof) {
        let (expected, played, square) = (judged.afterExpected, judged.afterPlayed, lost.destination)
        try require(expected.isLegal(lost), "\(square) cannot be reached")
        try require(
            CaptureSearch.gain(of: lost, in: expected, plies: 1) <= -1, "going to \(square) loses nothing")
        try require(
            expected.attackers(of: square, by: judged.learner).contains {
                judged.start[$0] != expected[$0] || !judged.start.attacks($0, square)
            },
            "\(square) was guarded before in the same way")
        try require(
            judged.played.moves.dropFirst().first == lost || !played.isLegal(lost)
                || CaptureSearch.gain(of: lost, in: played, plies: 1) >= 0,
            "going to \(square) loses something after the played move too")
    }

    /// Returns whether the piece on a square attacks two others that are undefended or worth more.
    private static func isFork(_ position: Position, from square: Square) -> Bool {
        guard let piece = position[square] else { return false }
        return position.pieces(piece.side.opponent).count { target in
            position.attacks(square, target)
                && (position[target]?.kind == .king || position.points(on: target) > position.points(on: square)
                    || position.attackers(of: target, by: piece.side.opponent).isEmpty)
        } > 1
    }

    private static func kind(_ letter: Substring) -> PieceKind {
        PieceKind.allCases.first { String($0.letter) == letter } ?? .pawn
    }
}
