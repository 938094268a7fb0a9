import Chess

/// A search for material: every move for a few plies, then captures until no capture pays. It proves threats on the
/// board, without an engine, and always gives the same answer for a position.
///
/// Values are in pawns, 1-3-3-5-9. A mate is worth more than all material.
struct MaterialSearch {
    /// What the side to move wins by force.
    struct Gain: Hashable {
        /// The material won, in pawns, at least 1; `mate` for a mate.
        let points: Int
        /// The moves by which it is won, beginning with the side to move; the defender loses as little as possible.
        let moves: [Move]

        var isMate: Bool { points > MaterialSearch.mate / 2 }
    }

    /// The value of a mate.
    static let mate = 1000
    /// The number of positions after which a search gives up.
    private static let limit = 40_000
    /// The plies of captures after the full search.
    private static let captures = 8

    private var nodes = 0

    /// Returns what the side to move wins by force; nil if it wins nothing, or the search gave up.
    /// - Parameter plies: The depth of the full search: 1 finds what can be captured now, 3 what the next move forces.
    static func gain(in position: Position, plies: Int) -> Gain? {
        for depth in Array(stride(from: 1, through: plies, by: 2)) {
            var search = MaterialSearch()
            guard let first = search.winningMove(in: position, plies: depth) else { continue }
            var line = [first]
            let rest = search.best(position.playing(first), plies: depth - 1, -mate - 1, mate + 1)
            guard search.nodes < limit else { return nil }
            line += rest.moves
            let points = position.captureValue(first) - rest.points
            return points > 0 ? Gain(points: points, moves: line) : nil
        }
        return nil
    }

    /// Returns whether the side to move wins nothing by force; false if the search gave up.
    /// - Parameter plies: The depth of the full search.
    static func isQuiet(_ position: Position, plies: Int) -> Bool {
        var search = MaterialSearch()
        let best = search.best(position, plies: plies, -mate - 1, mate + 1)
        return search.nodes < limit && best.points <= 0
    }

    /// Returns whether a gain still stands when the answer to its first move is searched a move deeper: a queen that
    /// takes a pawn may be trapped.
    static func keeps(_ gain: Gain, in position: Position) -> Bool {
        var search = MaterialSearch()
        let reply = search.best(position.playing(gain.moves[0]), plies: 3, -mate - 1, mate + 1)
        return search.nodes >= limit || position.captureValue(gain.moves[0]) - reply.points > 0
    }

    /// Returns whether a move wins material against the best defence, searched two plies and then captures; false if
    /// the search gave up.
    static func wins(by move: Move, in position: Position) -> Bool {
        var search = MaterialSearch()
        let reply = search.best(position.playing(move), plies: 2, -mate - 1, mate + 1)
        return search.nodes < limit && position.captureValue(move) - reply.points > 0
    }

    /// Returns the first move that wins at least a pawn; of several the one that wins most at this depth.
    private mutating func winningMove(in position: Position, plies: Int) -> Move? {
        var best: (points: Int, move: Move)?
        for move in position.orderedMoves() {
            let floor = best?.points ?? 0
            let taken = position.captureValue(move)
            let result = self.best(position.playing(move), plies: plies - 1, -Self.mate - 1, taken - floor)
            guard nodes < Self.limit else { return best?.move }
            if taken - result.points > floor { best = (taken - result.points, move) }
        }
        return best?.move
    }

    /// Returns the best value for the side to move within a window, and the moves that reach it.
    private mutating func best(
        _ position: Position, plies: Int, _ alpha: Int, _ beta: Int
    ) -> (points: Int, moves: [Move]) {
        nodes += 1
        guard nodes < Self.limit else { return (0, []) }
        let isCheck = position.isCheck
        guard position.hasLegalMove else { return (isCheck ? -Self.mate : 0, []) }
        var alpha = alpha
        var result: (points: Int, moves: [Move]) = (-Self.mate - 1, [])
        let isQuiescent = plies <= 0
        if isQuiescent, !isCheck || plies <= -Self.captures {
            result = (0, [])
            if plies <= -Self.captures || result.points >= beta { return result }
            alpha = max(alpha, 0)
        }
        for move in position.orderedMoves(onlyCaptures: isQuiescent && !isCheck) {
            let taken = position.captureValue(move)
            let reply = best(position.playing(move), plies: plies - 1, taken - beta, taken - alpha)
            let points = taken - reply.points
            if points > result.points { result = (points, [move] + reply.moves) }
            alpha = max(alpha, points)
            if alpha >= beta { break }
        }
        return result
    }
}

extension Position {
    /// Returns the value in pawns of what a move captures and promotes to.
    fileprivate func captureValue(_ move: Move) -> Int {
        (captured(by: move)?.value ?? 0) + (move.promotion.map { $0.value - 1 } ?? 0)
    }

    /// Returns the legal moves, the most valuable captures by the least valuable pieces first.
    fileprivate func orderedMoves(onlyCaptures: Bool = false) -> [Move] {
        let moves = legalMoves()
        // Rank, move and index in one number: without optimization it is sorted much faster than a tuple.
        var keys: [Int] = []
        for (index, move) in moves.enumerated() where !onlyCaptures || changesMaterial(move) {
            let rank = captureValue(move) * 16 - (self[move.from]?.kind.value ?? 0)
            keys.append(rank << 32 | Int(UInt16.max - move.rawValue) << 16 | index)
        }
        keys.sort(by: >)
        return keys.map { moves[$0 & 0xFFFF] }
    }
}
