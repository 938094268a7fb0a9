/// Deleting nodes and changing the order of variations.
extension GameTree {
    /// Deletes a node with all moves after it; at the root all moves.
    ///
    /// The remaining nodes keep their order and are numbered anew: identifiers obtained before are no longer valid. O(size
    /// of the tree).
    ///
    /// ```swift
    /// var tree = try GameTree(pgn: "1. e4 e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 *")
    /// tree.delete(tree.mainLine()[1])
    /// print(PGNWriter.write(tree), terminator: "")  // 1. e4 c5 (1... e6) 2. Nf3 *
    /// ```
    public mutating func delete(_ node: NodeID) {
        if node == .root {
            stored.removeSubrange(1...)
            stored[0].lastChild = 0
            return
        }
        let parent = Int(stored[node.index].parent)
        setChildren(self[NodeID(index: parent)].children.map(\.index).filter { $0 != node.index }, of: parent)
        // A parent always has a smaller number than its children.
        var numbers: [UInt32] = []
        numbers.reserveCapacity(stored.count)
        var kept: UInt32 = 0
        for index in stored.indices {
            let isDeleted = index == node.index || (index > node.index && numbers[Int(stored[index].parent)] == .max)
            numbers.append(isDeleted ? .max : kept)
            kept += isDeleted ? 0 : 1
        }
        stored = stored.indices.filter { numbers[$0] != .max }.map { stored[$0].renumbered { numbers[Int($0)] } }
    }

    /// Moves a variation one place forward among the moves at its position; before the first of them it becomes the main
    /// continuation.
    ///
    /// ```swift
    /// var tree = try GameTree(pgn: "1. e4 e5 (1... c5 2. Nf3) (1... e6) 2. Nf3 *")
    /// if let french = tree[tree.mainLine()[0]].children.last {
    ///     tree.promote(french)
    ///     print(PGNWriter.write(tree), terminator: "")  // 1. e4 e5 (1... e6) (1... c5 2. Nf3) 2. Nf3 *
    ///     tree.makeMain(french)
    ///     print(PGNWriter.write(tree), terminator: "")  // 1. e4 e6 (1... e5 2. Nf3) (1... c5 2. Nf3) *
    /// }
    /// ```
    public mutating func promote(_ node: NodeID) { move(node, by: -1) }

    /// Moves a variation one place back among the moves at its position; a main continuation becomes the first
    /// variation.
    public mutating func demote(_ node: NodeID) { move(node, by: 1) }

    /// Makes the line that leads to a node the main line.
    public mutating func makeMain(_ node: NodeID) {
        for id in line(to: node) {
            let parent = Int(stored[id.index].parent)
            let others = self[NodeID(index: parent)].children.map(\.index).filter { $0 != id.index }
            setChildren([id.index] + others, of: parent)
        }
    }

    private mutating func move(_ node: NodeID, by places: Int) {
        let parent = Int(stored[node.index].parent)
        var children = self[NodeID(index: parent)].children.map(\.index)
        guard let place = children.firstIndex(of: node.index), children.indices.contains(place + places) else { return }
        children.swapAt(place, place + places)
        setChildren(children, of: parent)
    }

    /// Links nodes as the children of their parent, in this order.
    private mutating func setChildren(_ children: [Int], of parent: Int) {
        stored[parent].lastChild = UInt32(truncatingIfNeeded: children.last ?? 0)
        for (place, child) in children.enumerated() {
            stored[child].nextSibling = UInt32(truncatingIfNeeded: children[(place + 1) % children.count])
        }
    }
}
