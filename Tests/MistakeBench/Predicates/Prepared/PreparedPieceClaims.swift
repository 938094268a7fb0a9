import Chess

/// What the prepared move does for the learner's pieces and king.
enum PreparedPieceClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        guard claim.isAboutExpected else { return false }
        let judged = claim.judged
        let (start, expected, played) = (judged.start, judged.afterExpected, judged.afterPlayed)
        let (move, other, learner) = (judged.expectedMove, judged.playedMove, judged.learner)
        if claim.words == "wins the bishop pair" {
            let bishops = { (position: Position, side: Side) in position.pieces(side, .bishop).count }
            let hasPair = { (line: Line) in
                bishops(line.end, learner) >= 2 && bishops(line.end, judged.opponent) < 2
                    && bishops(line.end, judged.opponent) < bishops(start, judged.opponent)
            }
            try require(hasPair(judged.expected), "the line does not lead to it")
            try require(!hasPair(judged.played), "the played move leads to it too")
            return true
        }
        if claim.words == "brings the king to safety" {
            try require(move.isCastling, "the move is not castling")
            try require(!other.isCastling, "the played move is castling too")
            return true
        }
        if claim.words == "clears the way for castling" {
            guard
                let castling = judged.expected.moves.enumerated().first(where: {
                    $0.element.isCastling && $0.offset % 2 == 0
                })
            else { throw Disproof("castling does not follow in the line") }
            let rank = Position.between(castling.element.from, castling.element.to) ?? []
            try require(rank.contains(move.from), "the moving piece was not in the way")
            try require(!rank.contains(other.from), "the played move clears the way too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /exchanges the (?:(queens)|(\w+) on ([a-h][1-8]))/) {
            let name = match.1 == nil ? String(match.2 ?? "") : "queen"
            try require(start[move.to]?.kind.name == name, "no \(name) is taken")
            try require(match.3 == nil || match.3.map(String.init) == move.to.description, "not on that square")
            try require(start.points(on: move.from) == start.points(on: move.to), "the pieces are not worth the same")
            try require(
                expected.legalMoves().contains { $0.destination == move.to && expected.captured(by: $0) != nil },
                "it cannot be taken back")
            return true
        }
        if let match = claim.words.wholeMatch(of: /offers to exchange the (?:(queens)|(\w+) on ([a-h][1-8]))/) {
            let name = match.1 == nil ? String(match.2 ?? "") : "queen"
            try require(start[move.from]?.kind.name == name, "the moving piece is no \(name)")
            let line = judged.expected
            let taken = (1...3).first { ply in
                ply + 1 < line.moves.count && line.positions[ply].captured(by: line.moves[ply])?.name == name
                    && line.positions[ply + 1].captured(by: line.moves[ply + 1])?.name == name
                    && line.moves[ply].to == line.moves[ply + 1].to
            }
            try require(taken != nil, "they are not exchanged soon")
            try require(
                expected.pieces(judged.opponent).contains {
                    expected[$0]?.kind.name == name && expected.attacks(move.destination, $0)
                        && (match.3 == nil || $0.description == String(match.3 ?? ""))
                }, "it attacks no \(name)")
            let end = judged.played.positions.prefix(9).last ?? start
            let isGone = { (side: Side) in
                end.pieces(side).count { end[$0]?.kind.name == name }
                    < start.pieces(side).count { start[$0]?.kind.name == name }
            }
            try require(!isGone(learner) || !isGone(judged.opponent), "the played line exchanges it too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /develops the (\w+)/) {
            try require(start[move.from]?.kind.name == String(match.1), "the moving piece is no \(match.1)")
            try require(start.isHome(move.from) && !expected.isHome(move.destination), "it is not developed")
            try require(other.isCastling || !start.develops(other), "the played move develops a piece too")
            return true
        }
        if let match = claim.words.wholeMatch(of: /puts the knight on ([a-h][1-8]), in the centre/) {
            let square = try claim.square(match.1)
            try require(start[move.from]?.kind == .knight && move.destination == square, "no knight goes to \(square)")
            try require(["d4", "e4", "d5", "e5"].contains(square.description), "it is not the centre")
            try require(other.destination != square, "the played move goes there too")
            try require(
                !expected.pieces(judged.opponent).contains {
                    expected[$0]?.kind == .pawn && expected.attacks($0, square)
                }, "a pawn attacks it")
            return true
        }
        if claim.words == "develops the knight towards the centre" {
            try require(start[move.from]?.kind == .knight && start.isHome(move.from), "no knight leaves its square")
            try require(other.from == move.from, "the played move moves another piece")
            let isEdge = { (square: Square) in [0, 7].contains(square.file) }
            try require(!isEdge(move.destination) && isEdge(other.destination), "not away from the edge")
            return true
        }
        if claim.words == "puts the bishop on the long diagonal" {
            try require(start[move.from]?.kind == .bishop && start.isHome(move.from), "no bishop leaves its square")
            try require(
                ["b2", "g2", "b7", "g7"].contains(move.destination.description), "it is not on the long diagonal")
            return true
        }
        if let match = claim.words.wholeMatch(of: /makes way for the pawn on ([a-h][1-8])/) {
            let square = try claim.square(match.1)
            try require(start[square] == Piece(learner, .pawn), "no pawn is on \(square)")
            let forward = learner == .white ? 1 : -1
            try require(
                move.from.file == square.file && move.from.rank == square.rank + forward, "the piece was not before it")
            let advances = { (line: Line) in line.moves.contains { $0.from == square && $0.to.file == square.file } }
            try require(advances(judged.expected), "the pawn does not advance")
            try require(!advances(judged.played), "it advances after the played move too")
            return true
        }
        guard let match = claim.words.wholeMatch(of: /opens the way for the bishop on ([a-h][1-8])/) else {
            return false
        }
        let bishop = try claim.piece("the bishop on \(match.1)", of: learner, in: expected)
        let gained = expected.mobility(of: bishop) - start.mobility(of: bishop)
        try require(gained > 0, "the bishop gains no square")
        try require(
            played[bishop] != expected[bishop] || played.mobility(of: bishop) <= start.mobility(of: bishop),
            "the played move opens it too")
        return true
    }
}
