import Chess
import PGN

/// Merges chapters into one graph by position. A finished merge can take further moves of the learner.
struct Merge {
    private(set) var input: MergeInput
    var graph = PositionGraph()
    var evidence = FaultEvidence()
    /// The comments found while chapters are merged; empty afterwards.
    var comments = SeenComments()
    private let mistakes: AuthorMistakes

    init(_ input: MergeInput) {
        self.input = input
        mistakes = AuthorMistakes(in: input)
    }

    mutating func run() {
        let moves = input.chapters.reduce(0) { $0 + $1.loadedMoves }
        graph.reserve(moves)
        evidence.reserve(moves)
        for chapter in input.chapters.indices { merge(chapter) }
        for addition in input.additions { add(addition) }
        for place in graph.positions.indices where graph.positions[place].isOwn { chooseMain(at: place) }
        comments = SeenComments()
        graph.setOrder()
    }

    /// Decides between the answers of a position.
    private mutating func chooseMain(at place: Int) {
        // A move that one repertoire warns of and another prepares is prepared, like all answers that differ.
        let prepared = graph.positions[place].prepared.map(\.move)
        graph.positions[place].warnings.removeAll { prepared.contains($0.move) }
        if let preferred = input.preferences[graph.positions[place].identity] { graph.prefer(preferred, at: place) }
    }

    // MARK: - Further additions

    /// Returns whether a chapter marks the added move as a mistake.
    func isMarkedAsMistake(_ addition: RepertoireAddition) -> Bool { mistakes.contains(addition) }

    /// Adds a move to a finished merge.
    mutating func append(_ addition: RepertoireAddition) {
        input.append(addition)
        add(addition)
        if let place = graph.index[addition.position.identity] { chooseMain(at: place) }
        graph.setOrder()
    }

    /// Returns the same work with one more move, before it is run.
    func restarted(adding addition: RepertoireAddition) -> Merge {
        var input = input
        input.append(addition)
        return Merge(input)
    }

    // MARK: - Chapters

    private mutating func merge(_ chapter: Int) {
        let tree = input.chapters[chapter].tree
        // The place of each node's position; nil after a mistake, a null move or the depth.
        var places = [Int?](repeating: nil, count: tree.nodes.count)
        tree.forEachMove { id, before, after in
            let node = tree[id]
            guard let parent = node.parent else { return }
            if parent.index == 0, places[0] == nil { places[0] = root(of: tree, in: chapter) }
            guard let from = places[parent.index] else { return }
            guard let move = node.move else { return evidence.end(at: from) }
            let isOwn = before.sideToMove == input.side
            if isOwn {
                if let depth = input.depth, before.fullmoveNumber > depth { return evidence.end(at: from) }
                if isMistake(move, in: chapter, at: from) {
                    return warn(of: move, id, of: tree, in: chapter, at: from)
                }
                prepare(move, node, in: chapter, at: from)
            } else {
                reply(move, node, in: chapter, at: from)
            }
            let to = place(of: after, id, of: tree, in: chapter)
            places[id.index] = to
            graph.link(move, from: from, to: to)
            // A comment on the opponent's move also describes the position it leads to.
            if !isOwn { graph.positions[to].comments += comments.new(node.commentsBefore + node.comments, at: to) }
        }
    }

    private func isMistake(_ move: Move, in chapter: Int, at place: Int) -> Bool {
        mistakes.contains(
            move, at: graph.positions[place].identity, in: input.chapters[chapter].repertoire)
    }

    private mutating func root(of tree: GameTree, in chapter: Int) -> Int {
        let place = place(of: tree.start, nil, of: tree, in: chapter)
        // The introductions of further chapters that start here belong to those chapters, not to the position.
        if graph.appendRoot(place), let root = tree.nodes.first {
            graph.positions[place].comments += comments.new(root.comments, at: place)
        }
        return place
    }

    /// Returns the place of a position, which is created at its first appearance.
    private mutating func place(
        of position: Position, _ id: GameTree.NodeID?, of tree: GameTree, in chapter: Int
    ) -> Int {
        let identity = position.identity
        let side = input.side
        return place(of: identity) {
            RepertoirePosition(
                position: position, identity: identity, isOwn: position.sideToMove == side, start: tree.start,
                line: id.map(tree.moves(to:)) ?? [], chapter: chapter, location: id.map { tree[$0].location })
        }
    }

    /// Returns the place of a position, which `make` creates at its first appearance.
    mutating func place(of identity: PositionIdentity, _ make: () -> RepertoirePosition) -> Int {
        let place = graph.place(of: identity, make)
        evidence.makeRoom(for: place)
        return place
    }
}
