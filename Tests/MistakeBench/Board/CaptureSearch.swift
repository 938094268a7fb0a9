import Chess

/// An alpha-beta search for material: all moves for a few plies, then captures only.
///
/// It is written apart from the program's own search, so that a fault in one does not hide a fault in the other.
struct CaptureSearch {
    /// The value of a mate in pawns.
    static let mate = 1000
    /// After that many positions no further move is tried.
    private static let limit = 40_000

    private var visited = 0

    /// Returns how many pawns the side to move is ahead after best play, and the moves that lead there.
    static func best(_ position: Position, plies: Int) -> (lead: Int, moves: [Move]) {
        var search = CaptureSearch()
        return search.value(position, plies: plies, above: -2 * mate, below: 2 * mate, captures: 8)
    }

    /// Returns how many pawns `side` is ahead after best play.
    static func lead(of side: Side, in position: Position, plies: Int = 2) -> Int {
        let lead = best(position, plies: plies).lead
        return position.sideToMove == side ? lead : -lead
    }

    /// Returns what the side to move wins with a move against the best answers, compared with the position before it.
    static func gain(of move: Move, in position: Position, plies: Int = 2) -> Int {
        let side = position.sideToMove
        return lead(of: side, in: position.playing(move), plies: plies) - position.lead(of: side)
    }

    private mutating func value(
        _ position: Position, plies: Int, above floor: Int, below ceiling: Int, captures: Int
    ) -> (lead: Int, moves: [Move]) {
        visited += 1
        let moves = position.legalMoves()
        if moves.isEmpty { return (position.isCheck ? -Self.mate : 0, []) }
        let standing = position.lead(of: position.sideToMove)
        let isForced = plies > 0 || (position.isCheck && captures > 0)
        var best = (lead: isForced ? -2 * Self.mate : standing, moves: [Move]())
        if !isForced && (captures == 0 || best.lead >= ceiling) { return best }
        if visited > Self.limit { return (standing, []) }
        var floor = max(floor, best.lead)
        for move in Self.ordered(moves, in: position, capturesOnly: !isForced) {
            let rest = value(
                position.playing(move), plies: max(0, plies - 1), above: -ceiling, below: -floor,
                captures: plies > 0 ? captures : captures - 1)
            // A later mate is worth a little less.
            let lead = -rest.lead - (rest.lead <= -Self.mate / 2 ? 1 : 0)
            if lead > best.lead { best = (lead, [move] + rest.moves) }
            floor = max(floor, lead)
            if floor >= ceiling { break }
        }
        return best
    }

    /// The most valuable captures by the least valuable pieces first.
    private static func ordered(_ moves: [Move], in position: Position, capturesOnly: Bool) -> [Move] {
        var rated: [(move: Move, rank: Int)] = []
        for move in moves {
            let won = (position.captured(by: move)?.points ?? 0) + (move.promotion == .queen ? 8 : 0)
            if won == 0 && capturesOnly { continue }
            rated.append((move, won == 0 ? 0 : won * 16 - min(15, position.points(on: move.from))))
        }
        return rated.sorted { $0.rank > $1.rank }.map(\.move)
    }
}
