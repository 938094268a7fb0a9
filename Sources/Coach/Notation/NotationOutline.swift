public import Chess
public import PGN

/// The moves of a chapter with their numbers, and its variations with their labels.
public struct NotationOutline: Sendable {
    public let tree: GameTree
    /// The main line, then the variations in the order of the text.
    public private(set) var lines: [NotationLine] = [.main]
    /// The line of each node, by its number; the root belongs to the main line.
    private var lineOfNode: [Int]
    /// The move of each node, by its number; nil for the root.
    private var moves: [NotationMove?]
    private var lineOfLabel: [String: Int] = [:]

    /// Numbers and labels a tree. O(nodes).
    public init(_ tree: GameTree) {
        self.tree = tree
        lineOfNode = [Int](repeating: 0, count: tree.count)
        moves = [NotationMove?](repeating: nil, count: tree.count)
        tree.forEachMove { id, before, _ in
            let node = tree[id]
            let san = node.move.map { before.san($0) } ?? "--"
            moves[id.index] = NotationMove(number: before.fullmoveNumber, side: before.sideToMove, san: san)
            let parent = lineOfNode[(node.parent ?? .root).index]
            lineOfNode[id.index] = node.isFirstChild ? parent : addVariation(id, of: parent)
            lines[lineOfNode[id.index]].moves += 1
        }
    }

    /// Adds the variation that begins with a node. Returns its index.
    private mutating func addVariation(_ first: GameTree.NodeID, of parent: Int) -> Int {
        let line = NotationLine(
            first: first, of: lines[parent], at: parent, rank: lines[parent].variations, number: lines.count)
        lines[parent].variations += 1
        lineOfLabel[line.label] = lines.count
        lines.append(line)
        return lines.count - 1
    }

    /// The move that leads to a node; nil for the root.
    public func move(_ node: GameTree.NodeID) -> NotationMove? { moves[node.index] }

    /// The index in `lines` of the line of a node.
    public func line(of node: GameTree.NodeID) -> Int { lineOfNode[node.index] }

    /// The index in `lines` of the variation with a label such as `b2`; nil when there is none.
    public func line(labelled label: String) -> Int? { lineOfLabel[label] }

    /// The nodes from the first move to `node`, and on to the end of its line. O(their number).
    public func path(through node: GameTree.NodeID) -> [GameTree.NodeID] {
        var path = tree.line(to: node)
        var last = node
        while let next = tree[last].mainChild {
            path.append(next)
            last = next
        }
        return path
    }

    /// The first node with a position, for any move order; nil when there is none. O(nodes).
    public func node(at position: Position) -> GameTree.NodeID? {
        let identity = position.identity
        var found: GameTree.NodeID?
        tree.forEachMove { id, _, after in
            if found == nil, after.identity == identity { found = id }
        }
        return found
    }

    /// `12...Nf6 [b2]`: a move, with the label of its line if it begins a variation.
    public func choice(_ node: GameTree.NodeID) -> String {
        let text = move(node)?.text ?? ""
        let line = lines[line(of: node)]
        return line.first == node && line.level > 0 ? "\(text) [\(line.label)]" : text
    }
}
