import Chess

/// `gives check, and 6.Rxb1 follows`, `should come first`, `heads for f5`, `guards the pawn on e6 once more`: what is said of
/// the prepared move only instead of nothing.
enum PreparedOrderClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        guard claim.isAboutExpected else { return false }
        let judged = claim.judged
        if let match = claim.words.wholeMatch(of: /gives check, and (\d+\.[^ ]+) follows/) {
            try require(judged.afterExpected.isCheck, "it gives no check")
            try require(!judged.afterPlayed.isCheck, "the played move gives check too")
            let line = claim.line
            try require(line.ply(of: match.1) == 2, "\(match.1) does not follow")
            let next = line.moves[2]
            try require(!line.positions[2].isCheck, "\(match.1) answers a check")
            let takes = line.positions[2].captured(by: next) != nil
            try require(!takes || next.to != line.moves[1].to, "\(match.1) only takes back")
            try require(
                next.from != judged.expectedMove.destination || takes || line.positions[3].isCheck,
                "the checking piece only moves away")
            try require(
                next == judged.playedMove || !judged.played.plays(next), "the played line has \(match.1) too")
        } else if let match = claim.words.wholeMatch(of: /takes (the .+) with check/) {
            let square = try claim.piece(match.1, of: judged.opponent, in: judged.start)
            try require(judged.expectedMove.to == square, "it does not take \(match.1)")
            try require(judged.afterExpected.isCheck, "it gives no check")
            try require(!judged.afterPlayed.isCheck, "the played move gives check too")
            try require(
                claim.line.moves.count < 2 || claim.line.moves[1].to != square, "it is taken back")
        } else if let match = claim.words.wholeMatch(of: /should come first(?:, and then (\d+\.[^ ]+))?/) {
            try proveOrder(claim, before: match.1)
        } else if let match = claim.words.wholeMatch(of: /heads for ([a-h][1-8])(?:, where it attacks the (\w+))?/) {
            try proveWay(claim, to: match.1, attacking: match.2)
        } else if let match = claim.words.wholeMatch(of: /guards (the .+) once more/) {
            try proveGuard(claim, of: match.1)
        } else if let match = claim.words.wholeMatch(of: /avoids the exchange of the (\w+)/) {
            try proveExchange(claim, of: match.1)
        } else if let match = claim.words.wholeMatch(of: /makes room for (\d+\.[^ ]+)/) {
            try proveRoom(claim, for: match.1)
        } else {
            return false
        }
        return true
    }

    /// One of the lines has both moves, and nothing forces the later one.
    private static func proveOrder(_ claim: Claim, before name: Substring?) throws(Disproof) {
        let (judged, line) = (claim.judged, name == nil ? claim.other : claim.line)
        let later = name == nil ? judged.expectedMove : judged.playedMove
        var ply = 2
        if let name {
            guard let found = line.ply(of: name) else { throw Disproof("the line has no move \(name)") }
            ply = found
        }
        try require(ply == 2 || name != nil && ply == 4, "it comes too late")
        try require(ply < line.moves.count && line.moves[ply] == later, "the line does not have both moves")
        try require(
            line.positions[ply][later.from] == judged.start[later.from], "another piece makes it")
        try require(!line.positions[ply].isCheck, "it answers a check")
        try require(
            line.positions[ply].captured(by: later) == judged.start.captured(by: later), "it takes something else")
        if name == nil { try proveUrgent(claim) }
        let last = line.moves[ply - 1]
        try require(
            line.positions[ply - 1].captured(by: last) == nil || last.to != later.to, "it only takes back")
    }

    /// The move wins something by a capture, or newly attacks a piece that is undefended or worth more.
    private static func proveUrgent(_ claim: Claim) throws(Disproof) {
        let (judged, after) = (claim.judged, claim.judged.afterExpected)
        let move = judged.expectedMove
        if judged.start.captured(by: move) != nil {
            try require(judged.start.danger(to: judged.opponent, on: move.to) >= 1, "the capture wins nothing")
            return
        }
        let attacked = after.pieces(judged.opponent).contains {
            after.attacks(move.destination, $0) && !judged.start.attacks(move.from, $0) && after[$0]?.kind != .king
                && after.points(on: $0) > 1
                && (after.points(on: $0) > after.points(on: move.destination)
                    || after.attackers(of: $0, by: judged.opponent).isEmpty)
        }
        try require(attacked, "nothing makes it urgent")
    }

    /// The moved piece goes to the square with one of the next two moves, as it could not at once, and takes nothing there.
    private static func proveWay(
        _ claim: Claim, to name: Substring, attacking target: Substring?
    ) throws(Disproof) {
        let (judged, line, square) = (claim.judged, claim.line, try claim.square(name))
        let (move, start) = (judged.expectedMove, judged.start)
        guard let ply = [2, 4].first(where: { $0 < line.moves.count && line.moves[$0].from == move.destination }) else {
            throw Disproof("it does not move on")
        }
        try require(line.moves[ply].to == square, "it goes elsewhere")
        try require(line.positions[ply][move.destination] == start[move.from], "another piece goes there")
        try require(line.positions[ply].captured(by: line.moves[ply]) == nil, "it takes something there")
        try require(!start.attacks(move.from, square), "it could go there at once")
        try require(!line.positions[ply].isCheck, "it answers a check")
        try require(line.positions[ply + 1].danger(to: judged.learner, on: square) == 0, "it is lost there")
        let isDriven = (1...ply).contains { later in
            let position = line.positions[later]
            return position.attackers(of: move.destination, by: judged.opponent).contains {
                position.points(on: $0) <= position.points(on: move.destination) && position[$0]?.kind != .king
            }
        }
        try require(!isDriven, "it is driven away")
        if let target {
            let there = line.positions[ply + 1]
            try require(
                there.pieces(judged.opponent).contains {
                    there[$0]?.kind.name == String(target) && there.attacks(square, $0)
                        && (there.points(on: $0) > there.points(on: square)
                            || there.attackers(of: $0, by: judged.opponent).isEmpty)
                }, "it attacks no \(target) there")
        }
        try require(
            !judged.played.moves.indices.contains {
                $0 % 2 == 0 && judged.played.moves[$0].to == square
                    && judged.played.positions[$0][judged.played.moves[$0].from] == start[move.from]
            }, "such a piece goes there after the played move too")
    }

    /// The moved piece newly guards something that has another guard and that the opponent attacks or takes later.
    private static func proveGuard(_ claim: Claim, of name: Substring) throws(Disproof) {
        let judged = claim.judged
        let (start, expected, played) = (judged.start, judged.afterExpected, judged.afterPlayed)
        let square = try claim.piece(name, of: judged.learner, in: expected)
        try require(start[square] == expected[square], "it is the piece that moved")
        try require(
            expected.attacks(judged.expectedMove.destination, square)
                && !start.attacks(judged.expectedMove.from, square), "it is not newly guarded")
        try require(!start.attackers(of: square, by: judged.learner).isEmpty, "it had no guard before")
        if judged.playedMove.from == square {
            try require(!expected.attackers(of: square, by: judged.opponent).isEmpty, "the opponent does not attack it")
            return
        }
        try require(!played.attacks(judged.playedMove.destination, square), "the played move guards it too")
        let attackers = played.attackers(of: square, by: judged.opponent).count
        try require(attackers > 0, "the opponent does not attack it")
        try require(
            attackers >= played.attackers(of: square, by: judged.learner).count
                || judged.played.moves.indices.contains { $0 % 2 == 1 && judged.played.moves[$0].to == square },
            "it has guards enough")
    }

    /// The played move takes something with the piece, or the reply takes the piece, and that is taken back; in the
    /// shown line of the expected move nothing takes it.
    private static func proveExchange(_ claim: Claim, of name: Substring) throws(Disproof) {
        let (judged, line) = (claim.judged, claim.judged.played)
        let square = judged.expectedMove.from
        try require(judged.start[square]?.kind.name == String(name), "no \(name) moves")
        let first = judged.playedMove.from == square ? 0 : 1
        try require(
            first + 1 < line.moves.count && line.moves[first].to == line.moves[first + 1].to
                && line.positions[first].captured(by: line.moves[first]) != nil, "it is not exchanged")
        try require(first == 0 || line.moves[1].to == square, "it is not the piece that is taken")
        let (taker, taken) = (
            line.positions[first][line.moves[first].from], line.positions[first][line.moves[first].to]
        )
        try require(taker?.kind.isMinor == true && taken?.kind.isMinor == true, "no knight or bishop is exchanged")
        var place = judged.expectedMove.destination
        for (ply, next) in claim.line.moves.prefix(8).enumerated().dropFirst() {
            try require(ply % 2 == 0 || next.to != place, "it is taken all the same")
            if next.from == place { place = next.to }
        }
    }

    /// Another piece goes to an empty square later, to which it could not go before, because something of the learner was
    /// in the way or on it.
    private static func proveRoom(_ claim: Claim, for name: Substring) throws(Disproof) {
        let (judged, line) = (claim.judged, claim.line)
        guard let ply = line.ply(of: name), ply == 2 || ply == 4 else {
            throw Disproof("\(name) is not one of the next two")
        }
        let next = line.moves[ply]
        try require(next.from != judged.expectedMove.destination, "the moved piece goes there")
        try require(line.positions[ply][next.from] == judged.start[next.from], "another piece goes there")
        try require(line.positions[ply].captured(by: next) == nil, "\(name) takes something")
        let wasOpen = judged.start.attacks(next.from, next.to) && judged.start[next.to] == nil
        try require(!wasOpen, "it could go there before")
        try require(judged.afterExpected.attacks(next.from, next.to), "the way is not open")
        try require(!judged.played.plays(next), "it goes there after the played move too")
        let other = judged.afterPlayed
        let isOpen =
            other[next.from] == judged.start[next.from] && other[next.to]?.side != judged.learner
            && other.attacks(next.from, next.to)
        try require(!isOpen, "the way is open after the played move too")
    }
}
