import Chess

/// The prepared move threatens, captures, attacks or pins something.
enum PreparedAttackClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        guard claim.isAboutExpected else { return false }
        let judged = claim.judged
        let (start, expected, played) = (judged.start, judged.afterExpected, judged.afterPlayed)
        let (move, learner, opponent) = (judged.expectedMove, judged.learner, judged.opponent)
        if let match = claim.words.wholeMatch(of: /threatens mate on ([a-h][1-8])/) {
            let mates = { (position: Position) in
                (position.turn(of: learner)?.mates ?? []).contains { $0.destination.description == match.1 }
            }
            try require(mates(expected), "no mate is threatened on \(match.1)")
            try require(!mates(played), "the played move threatens it too")
            return true
        }
        if claim.words == "draws by perpetual check" {
            let positions = judged.expected.positions
            let end = positions.indices.first { index in
                positions[..<index].contains { $0.identity == positions[index].identity }
            }
            guard let end else { throw Disproof("no position comes again") }
            try require(
                stride(from: 1, through: end, by: 2).allSatisfy { positions[$0].isCheck }, "not every move gives check")
            return true
        }
        if let match = claim.words.wholeMatch(of: /is the Greek gift, followed by (\d+\.[^ ]+)/) {
            let line = judged.expected
            try require(
                start[move.from]?.kind == .bishop && start[move.destination] == Piece(opponent, .pawn)
                    && move.destination.file == 7, "no bishop takes the rook pawn")
            try require(
                line.moves.count > 2 && line.moves[1].to == move.to && line.moves[1].from == start.king(of: opponent),
                "the king does not take it")
            try require(
                line.positions[2][line.moves[2].from]?.kind == .knight && line.positions[3].isCheck, "no knight checks")
            try require(try claim.ply(match.1) == 2, "\(match.1) does not follow at once")
            return true
        }
        if let match = claim.words.wholeMatch(of: /threatens (\d+\.[^ ]+)/) {
            guard let passed = expected.turn(of: learner) else { throw Disproof("the move gives check") }
            let threat = try ThreatClaims.move(named: match.1, in: passed)
            try require(ThreatClaims.isThreat(threat, isMate: false, in: passed), "\(match.1) wins nothing")
            for other in [start, played.turn(of: learner)].compactMap({ $0 }) where other.isLegal(threat) {
                try require(!ThreatClaims.isThreat(threat, isMate: false, in: other), "it wins without the move too")
            }
            return true
        }
        if let match = claim.words.wholeMatch(of: /attacks (the .+), the guard of ([a-h][1-8])/) {
            let guardian = try claim.piece(match.1, of: opponent, in: expected)
            let square = try claim.square(match.2)
            try require(expected.attacks(move.destination, guardian), "\(match.1) is not attacked")
            try require(expected[square]?.side == opponent, "nothing to guard on \(square)")
            try require(expected.attacks(guardian, square), "\(match.1) does not guard \(square)")
            guard let passed = expected.turn(of: learner) else { throw Disproof("the move gives check") }
            let takes = passed.legalMoves().filter { $0.to == guardian }
            try require(
                takes.contains { ThreatClaims.isThreat($0, isMate: false, in: passed) }, "taking it wins nothing")
            return true
        }
        if let match = claim.words.wholeMatch(of: /(gains time by attacking|attacks|puts pressure on) (the .+)/) {
            let square = try claim.piece(match.2, of: opponent, in: expected)
            let attackers = expected.attackers(of: square, by: learner)
            let isNew = { (from: Square, position: Position) in
                position[from] != start[from] || !start.attacks(from, square)
            }
            try require(attackers.contains { isNew($0, expected) }, "\(square) was attacked before")
            if match.1 == "puts pressure on" {
                let isSame = played.attackers(of: square, by: learner).contains { isNew($0, played) }
                try require(!isSame, "the played move attacks it too")
                return true
            }
            let strikes = { (position: Position, move: Move) in
                position[move.to] == Piece(learner, .pawn) && position[square] == Piece(opponent, .pawn)
                    && position.attacks(move.to, square)
            }
            if match.1 == "attacks" && strikes(expected, move) {
                try require(!strikes(played, judged.playedMove), "the played move attacks it too")
                return true
            }
            try require(expected.danger(to: opponent, on: square) >= 1, "\(square) cannot be won")
            try require(played.danger(to: opponent, on: square) == 0, "\(square) can be won after the played move")
            if match.1 == "attacks" { return true }
            let replies = judged.expected.moves.indices.filter { [1, 3].contains($0) }
            try require(
                replies.contains { judged.expected.moves[$0].from == square }, "the attacked piece does not move")
            return true
        }
        if let match = claim.words.wholeMatch(of: /forks (the .+)/) {
            try ForkClaims.prove(targets: match.1, of: opponent, from: move.destination, in: expected, claim)
            try require(expected.danger(to: learner, on: move.destination) == 0, "the forking piece can be taken")
            return true
        }
        if let match = claim.words.wholeMatch(of: /traps (the .+)/) {
            let square = try claim.piece(match.1, of: opponent, in: expected)
            try require(expected.attacks(move.destination, square), "it is not attacked")
            try require(expected.danger(to: opponent, on: square) >= 1, "it is not in danger")
            for exit in expected.legalMoves() where exit.from == square {
                let gain = CaptureSearch.gain(of: exit, in: expected, plies: 1)
                try require(gain <= -1, "it escapes with \(expected.san(exit))")
            }
            return true
        }
        if let match = claim.words.wholeMatch(of: /pins (the .+) to (the .+)/) {
            let front = try claim.piece(match.1, of: opponent, in: expected)
            let back = try claim.piece(match.2, of: opponent, in: expected)
            try PinClaims.prove(front, to: back, by: learner, in: expected)
            try require(start.pinners(learner, pinning: front, to: back).isEmpty, "it was pinned before")
            try require(played.pinners(learner, pinning: front, to: back).isEmpty, "the played move pins it too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /takes (the \w+ on [a-h][1-8]), and the material is level again/) {
            let square = try claim.piece(match.1, of: opponent, in: start)
            try require(move.to == square, "the move does not capture \(match.1)")
            try require(start.lead(of: learner) < 0, "the material was level before")
            try require(expected.lead(of: learner) == 0, "the material is not level")
            try require(judged.playedMove.to != move.to, "the played move captures it too")
            return true
        }
        guard let match = claim.words.wholeMatch(of: /takes (the \w+ on [a-h][1-8])(?: and (attacks the .+))?/) else {
            return false
        }
        if let attack = match.2 { _ = try proves(claim.with(attack)) }
        let square = try claim.piece(match.1, of: opponent, in: start)
        try require(move.to == square, "the move does not capture \(match.1)")
        try require(judged.playedMove.to != square, "the played move captures it too")
        let line = judged.expected
        let isKept =
            line.moves.count > 2 && line.moves[1].destination != square
            && line.positions[3].lead(of: learner) > start.lead(of: learner)
        try require(start.exchange(after: move) >= 1 || isKept, "the exchange on \(square) wins nothing")
        return true
    }
}
