extension GameTree: Hashable {
    /// Compares everything an author wrote: tags, start position, result, and the same moves, glyphs and comments in
    /// the same order. Locations in a file and node numbers are ignored. O(size).
    ///
    /// A game that is written and read back may have more tags in another order, because `PGNWriter` adds the Seven Tag
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
            guard next.levelsUp == nextOther.levelsUp else { return false }
            (one, other) = (next.node, nextOther.node)
        }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(tags)
        hasher.combine(start)
        hasher.combine(result)
        for id in mainLine() { hasher.combine(stored[id.index].move) }
    }

    /// Returns the next node in depth-first order: first child, else next sibling of the node or its nearest ancestor.
    private func step(from node: Int) -> (node: Int, levelsUp: Int)? {
        let child = firstChild(node)
        if child != 0 { return (child, 0) }
        var node = node
        var levelsUp = 1
        while node != 0 {
            let sibling = siblingAfter(node)
            if sibling != 0 { return (sibling, levelsUp) }
            node = Int(stored[node].parent)
            levelsUp += 1
        }
        return nil
    }

    private func isSame(_ node: Int, as other: Int, in tree: GameTree) -> Bool {
        let (mine, theirs) = (stored[node], tree.stored[other])
        guard mine.move == theirs.move, nags(chain: mine.nags) == tree.nags(chain: theirs.nags) else { return false }
        return isSameText(mine.comments, as: theirs.comments, in: tree)
            && isSameText(mine.commentsBefore, as: theirs.commentsBefore, in: tree)
    }

    private func isSameText(_ chain: UInt32, as other: UInt32, in tree: GameTree) -> Bool {
        if chain == 0 || other == 0 { return chain == other }
        var mine: [Range<Int>] = []
        var theirs: [Range<Int>] = []
        forEachComment(chain: chain) { mine.append($0) }
        tree.forEachComment(chain: other) { theirs.append($0) }
        return mine.count == theirs.count && zip(mine, theirs).allSatisfy { text[$0] == tree.text[$1] }
    }
}
