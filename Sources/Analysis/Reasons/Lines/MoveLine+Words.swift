import Chess

extension MoveLine {
    /// Returns a move of the line with its number: `6...Qa5+`. Empty after the end of the line.
    func name(ofPly ply: Int) -> String {
        guard moves.indices.contains(ply) else { return "" }
        return Self.numbered(moves[ply], in: position(before: ply))
    }

    /// Returns an opponent's move with the reply that begins the way to it: `17...Rxb2`, `5...c4, then 6...Qxb2`,
    /// `13...Ba6, and later 17...Rxb2`.
    func way(toPly ply: Int) -> String {
        guard ply > 1 else { return name(ofPly: ply) }
        return name(ofPly: 1) + (ply == 3 ? ", then " : ", and later ") + name(ofPly: ply)
    }

    /// Returns the position before the move at a ply, or the final position.
    func position(before ply: Int) -> Position {
        moves.prefix(ply).reduce(start) { $0.playing($1) }
    }

    /// `White` or `Black`: the side that answers the first move.
    var opponentName: String { start.sideToMove == .white ? "Black" : "White" }

    /// Whether the first move takes something of its own value and the second one takes back.
    var beginsWithExchange: Bool {
        moves.count > 1 && moves[1].to == moves[0].to
            && start.captured(by: moves[0])?.value == start[moves[0].from]?.kind.value
    }

    /// Whether the second move captures without taking back, gives check, or attacks something that could not be won
    /// before it.
    var isReplyForcing: Bool {
        guard moves.count > 1 else { return false }
        let (before, reply) = (position(before: 1), moves[1])
        let after = before.playing(reply)
        if before.captured(by: reply) != nil { return reply.to != moves[0].to || start.captured(by: moves[0]) == nil }
        if after.isCheck { return true }
        guard let passed = after.playingNull() else { return false }
        return Square.all.contains {
            after[$0]?.side == start.sideToMove && passed.exchange(on: $0) > 0 && before.exchange(on: $0) <= 0
        }
    }

    /// Whether the second move takes nothing, gives no check and wins nothing if its side moves again.
    var isReplyIdle: Bool {
        guard moves.count > 1, position(before: 1).captured(by: moves[1]) == nil else { return false }
        guard let passed = position(before: 2).playingNull() else { return false }
        return MaterialSearch.gain(in: passed, plies: 1) == nil
    }

    /// Returns the name of the piece on a square after a ply: `the knight on e5`, `the king`.
    func name(on square: Square, afterPly ply: Int) -> String {
        position(before: ply + 1).name(on: square)
    }
}

extension Position {
    /// Returns the name of the piece on a square: `the knight on e5`; a king needs no square.
    func name(on square: Square) -> String {
        guard let kind = self[square]?.kind else { return "the piece on \(square)" }
        return kind == .king ? "the king" : "the \(kind.name) on \(square)"
    }
}

extension [String] {
    /// `a`, `a and b`, `a, b and c`.
    public var joinedByAnd: String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
