extension GameTree: Hashable {
    /// Equal in all an author wrote: tags, start, result, and the same moves, glyphs and comments in the same order.
    /// Where things stood in a file, and the numbers of the nodes, do not count. O(size).
    ///
    /// A game that is written and read back may have tags more, and in another order: `PGNWriter` adds the Seven Tag
    /// Roster.
    public static func == (left: GameTree, right: GameTree) -> Bool {
        guard left.tags == right.tags, left.start == right.start, left.result == right.result,
            left.stored.count == right.stored.count
        else { return false }
        var (one, other) = (0, 0)
        while true {
            guard left.isSame(one, as: other, in: right) else { return false }
            guard let next = left.step(from: one), let nextOther = right.step(from: other) else {
                return left.step(from: one) == nil && right.step(from: other) == nil
            }
            guard next.climbed == nextOther.climbed else { return false }
            (one, other) = (next.node, nextOther.node)
        }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(tags)
        hasher.combine(start)
        hasher.combine(result)
        for id in mainLine() { hasher.combine(stored[id.index].move) }
    }

    /// The node after another in the order parent, first child and all below it, next child.
    private func step(from node: Int) -> (node: Int, climbed: Int)? {
        let child = firstChild(node)
        if child != 0 { return (child, 0) }
        var node = node
        var climbed = 1
        while node != 0 {
            let sibling = siblingAfter(node)
            if sibling != 0 { return (sibling, climbed) }
            node = Int(stored[node].parent)
            climbed += 1
        }
        return nil
    }

    private func isSame(_ node: Int, as other: Int, in tree: GameTree) -> Bool {
        let (mine, its) = (stored[node], tree.stored[other])
        guard mine.move == its.move, nags(chain: mine.nags) == tree.nags(chain: its.nags) else { return false }
        return isSameText(mine.comments, as: its.comments, in: tree)
            && isSameText(mine.commentsBefore, as: its.commentsBefore, in: tree)
    }

    private func isSameText(_ chain: UInt32, as other: UInt32, in tree: GameTree) -> Bool {
        if chain == 0 || other == 0 { return chain == other }
        var mine: [Range<Int>] = []
        var its: [Range<Int>] = []
        forEachComment(chain: chain) { mine.append($0) }
        tree.forEachComment(chain: other) { its.append($0) }
        return mine.count == its.count && zip(mine, its).allSatisfy { text[$0] == tree.text[$1] }
    }
}
