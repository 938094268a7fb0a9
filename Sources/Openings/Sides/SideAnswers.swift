import Chess
import PGN

/// The moves each side makes in the positions of some chapters, without those marked as mistakes.
struct SideAnswers {
    private var moves: [Side: [PositionIdentity: Set<Move>]] = [:]

    init() {}

    init(_ tree: GameTree) {
        tree.forEachMove { id, before, _ in
            let node = tree[id]
            guard let move = node.move, !node.nags.contains(where: \.isWarning) else { return }
            moves[before.sideToMove, default: [:]][before.identity, default: []].insert(move)
        }
    }

    var isEmpty: Bool { moves.isEmpty }

    mutating func add(_ other: SideAnswers) {
        for side in Side.allCases {
            moves[side, default: [:]].merge(other.moves[side] ?? [:]) { $0.union($1) }
        }
    }

    /// The side that has one answer where the other side branches; nil when no side or both sides do. The side has
    /// several answers in at most one of ten of its positions. The other side has several in at least two positions, in
    /// four times as many as the first side, and in at least one of ten of its own (an annotated game does not).
    var clearSide: Side? {
        let clear = Side.allCases.filter { side in
            let own = branching(side)
            let other = branching(side.opponent)
            return own * 10 <= (moves[side]?.count ?? 0) && other >= 2 && other >= own * 4
                && other * 10 >= (moves[side.opponent]?.count ?? 0)
        }
        return clear.count == 1 ? clear[0] : nil
    }

    /// Returns whether both have positions of `side` in common, and the pool has all answers in them.
    func agrees(with pool: SideAnswers, for side: Side) -> Bool {
        var shared = 0
        for (position, answers) in moves[side] ?? [:] {
            guard let known = pool.moves[side]?[position] else { continue }
            guard answers.isSubset(of: known) else { return false }
            shared += 1
        }
        return shared > 0
    }

    private func branching(_ side: Side) -> Int {
        (moves[side] ?? [:]).values.count { $0.count > 1 }
    }
}
