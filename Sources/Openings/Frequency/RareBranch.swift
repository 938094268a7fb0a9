/// A branch of a repertoire that begins with a reply of the opponent's and is rarely met, with the number of its cards.
public struct RareBranch: Hashable, Sendable {
    /// The position after the reply, or a chapter's start: an index into `Repertoire.positions`.
    public let position: Int
    /// The share of the learner's games that reach it, 0…1.
    public let probability: Double
    /// The number of cards met only in this branch and others as rare, without those in branches after this one. At
    /// least 1.
    public let cards: Int
}

extension PathProbabilities {
    /// The branches that a smaller share of games meets than `limit` (0…1), those with the most cards first. A branch
    /// that is part of another one is left out, and a card is counted once, in the likeliest branch that contains it.
    ///
    /// - Complexity: O(positions), and sorting the branches.
    public func rareBranches(below limit: Double) -> [RareBranch] {
        var isEntered = [Bool](repeating: false, count: repertoire.positions.count)
        for index in repertoire.positions.indices where !isRare(index, limit) {
            for next in repertoire.successors(of: index) where isRare(next.position, limit) {
                isEntered[next.position] = true
            }
        }
        for (index, position) in repertoire.positions.enumerated()
        where position.lastMove == nil && isRare(index, limit) {
            isEntered[index] = true
        }
        let entries = repertoire.positions.indices.filter { isEntered[$0] }
            .sorted { (best[$1], order($0)) < (best[$0], order($1)) }
        var seen = [Bool](repeating: false, count: repertoire.positions.count)
        let branches = entries.compactMap { entry -> RareBranch? in
            let cards = countCards(after: entry, limit, &seen)
            return cards > 0 ? RareBranch(position: entry, probability: best[entry], cards: cards) : nil
        }
        return branches.sorted { ($1.cards, order($0.position)) < ($0.cards, order($1.position)) }
    }

    private func isRare(_ index: Int, _ limit: Double) -> Bool { !best[index].reaches(limit) }

    private func order(_ index: Int) -> Int { repertoire.positions[index].order }

    /// The number of rare positions after an entry that were not seen yet and have a prepared move.
    private func countCards(after entry: Int, _ limit: Double, _ seen: inout [Bool]) -> Int {
        var cards = 0
        var open = [entry]
        while let next = open.popLast() {
            guard !seen[next], isRare(next, limit) else { continue }
            seen[next] = true
            if !repertoire.positions[next].prepared.isEmpty { cards += 1 }
            open += repertoire.successors(of: next).map(\.position)
        }
        return cards
    }
}
