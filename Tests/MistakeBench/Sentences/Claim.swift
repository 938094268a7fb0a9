import Chess

/// What a sentence says about one of the two moves, as the words after the move.
struct Claim {
    let words: String
    /// Whether the move is the expected one.
    let isAboutExpected: Bool
    let judged: JudgedCase

    /// The line of the move it is about.
    var line: Line { isAboutExpected ? judged.expected : judged.played }
    /// The line of the other move.
    var other: Line { isAboutExpected ? judged.played : judged.expected }

    /// Returns other words about the same move.
    func with(_ words: some StringProtocol) -> Claim {
        Claim(words: String(words), isAboutExpected: isAboutExpected, judged: judged)
    }

    /// Returns the ply of a named move in the line.
    func ply(_ name: some StringProtocol) throws(Disproof) -> Int {
        guard let ply = line.ply(of: name) else { throw Disproof("the line has no move \(name)") }
        return ply
    }

    /// Returns the ply of a named move of the opponent.
    func reply(_ name: some StringProtocol) throws(Disproof) -> Int {
        let ply = try ply(name)
        try require(ply % 2 == 1, "\(name) is not the opponent's move")
        return ply
    }

    /// Returns the ply of the opponent's move to which words lead: `17...Rxb2`, `5...c4, then 6...Qxb2` or `13...Ba6, and
    /// later 17...Rxb2`, where the first move is the reply.
    func way(_ words: some StringProtocol) throws(Disproof) -> Int {
        guard let match = String(words).wholeMatch(of: /([^ ,]+), (then|and later) ([^ ]+)/) else {
            return try reply(words)
        }
        let ply = try reply(match.3)
        try require(try reply(match.1) == 1, "\(match.1) is not the reply")
        try require(ply == 3 && match.2 == "then" || ply > 3 && match.2 != "then", "\(match.3) is not after \(match.2)")
        return ply
    }

    /// Returns a named square.
    func square(_ name: some StringProtocol) throws(Disproof) -> Square {
        guard let square = Square(name) else { throw Disproof("\(name) is not a square") }
        return square
    }

    /// Returns the square of a piece such as `the knight on e5` or `the king`, which is there in a position.
    func piece(_ name: some StringProtocol, of side: Side, in position: Position) throws(Disproof) -> Square {
        if name == "the king" { return position.king(of: side) }
        let words = name.split(separator: " ")
        guard words.count == 4, words[0] == "the", words[2] == "on", let square = Square(words[3]) else {
            throw Disproof("\(name) is not a piece on a square")
        }
        try require(position[square]?.side == side, "no piece of \(side.name) on \(square)")
        try require(position[square]?.kind.name == String(words[1]), "no \(words[1]) on \(square)")
        return square
    }

    /// Returns whether a named move is the reply and captures without taking back, gives check, or attacks something that it
    /// could win.
    func isForcing(_ name: some StringProtocol) throws(Disproof) -> Bool {
        guard try reply(name) == 1 else { return false }
        let (before, move, after) = (line.positions[1], line.moves[1], line.positions[2])
        let isTakingBack = line.positions[0].captured(by: line.moves[0]) != nil && move.to == line.moves[0].to
        if before.captured(by: move) != nil, !isTakingBack { return true }
        if after.isCheck { return true }
        return Square.all.contains {
            after[$0]?.side == judged.learner && after.danger(to: judged.learner, on: $0) > 0
                && before.danger(to: judged.learner, on: $0) == 0
        }
    }

    /// Returns the squares of a list of pieces: `the king, the queen on d8 and the rook on a8`.
    func pieces(_ list: some StringProtocol, of side: Side, in position: Position) throws(Disproof) -> [Square] {
        var squares: [Square] = []
        for part in String(list).replacing(" and ", with: ", ").split(separator: ", ") {
            squares.append(try piece(part, of: side, in: position))
        }
        return squares
    }
}
