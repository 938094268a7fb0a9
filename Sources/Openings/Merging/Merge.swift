import Chess
import PGN

/// Merges chapters into one graph by position. A finished merge can take further moves of the learner.
struct Merge {
    let side: Side
    let chapters: [Chapter]
    let depth: Int?
    let preferences: [PositionIdentity: Move]
    /// The learner's own moves that belong to these chapters, in the order in which they were added.
    private(set) var additions: [RepertoireAddition]
    private let repertoires: Set<String>

    var positions: [RepertoirePosition] = []
    var index: [PositionIdentity: Int] = [:]
    /// Parallel to `positions`.
    var successors: [[Repertoire.Successor]] = []
    /// Parallel to `positions`: the first answer of each file, in the order of the files.
    var answers: [[FirstAnswer]] = []
    /// Parallel to `positions`: whether a line ends here on purpose (a null move, the depth), so no answer is missing.
    var isEnded: [Bool] = []
    /// Starts of chapters, as indices into `positions`, in the order of the chapters, each once.
    var roots: [Int] = []
    private var knownRoots: Set<Int> = []
    /// The comments found so far, while chapters are merged: a file may repeat a position with many comments.
    private var commented: Set<CommentedPlace> = []

    private struct CommentedPlace: Hashable {
        let place: Int
        let move: Move?
        let comment: Comment
    }

    /// Returns those of the comments that are new for a position (nil), or for a move in it.
    mutating func new(_ comments: [Comment], at place: Int, of move: Move? = nil) -> [Comment] {
        comments.filter { commented.insert(CommentedPlace(place: place, move: move, comment: $0)).inserted }
    }

    /// By repertoire: the moves that its author marks as mistakes in any chapter, without those the learner accepted.
    /// They are not mistakes in other repertoires.
    var mistakes: [String: [PositionIdentity: Set<Move>]] = [:]
    /// Unmarked appearances of such moves.
    var contradictions: [RepertoireFault] = []

    struct FirstAnswer {
        let move: Move
        let answer: RepertoireFault.Answer
    }

    init(
        side: Side, chapters: [Chapter], depth: Int?, preferences: [PositionIdentity: Move],
        additions: [RepertoireAddition]
    ) {
        self.side = side
        self.chapters = chapters
        self.depth = depth
        self.preferences = preferences
        self.additions = []
        repertoires = Set(chapters.lazy.map(\.repertoire))
        self.additions = additions.filter(admits)
    }

    mutating func run() {
        collectMistakes()
        for chapter in chapters.indices { merge(chapter) }
        for addition in additions { add(addition) }
        for place in positions.indices where positions[place].isOwn { chooseMain(at: place) }
        commented = []
        setOrder()
    }

    /// Decides between the answers of a position.
    private mutating func chooseMain(at place: Int) {
        // A move that one repertoire warns of and another prepares is prepared, like all answers that differ.
        let prepared = positions[place].prepared.map(\.move)
        positions[place].warnings.removeAll { prepared.contains($0.move) }
        if let preferred = preferences[positions[place].identity] { prefer(preferred, at: place) }
    }

    private mutating func setOrder() {
        let walk = Walk.preorder(from: roots + Array(positions.indices), count: positions.count) { successors[$0] }
        for (order, place) in walk.enumerated() { positions[place].order = order }
    }

    // MARK: - Further additions

    /// Returns whether an addition belongs to these chapters.
    func admits(_ addition: RepertoireAddition) -> Bool {
        addition.side == side && addition.repertoire.map(repertoires.contains) ?? true
    }

    /// Returns whether a chapter marks the added move as a mistake.
    func isMarkedAsMistake(_ addition: RepertoireAddition) -> Bool {
        mistakes.values.contains { $0[addition.position.identity]?.contains(addition.move) ?? false }
    }

    /// Adds a move to a finished merge.
    mutating func append(_ addition: RepertoireAddition) {
        additions.append(addition)
        add(addition)
        if let place = index[addition.position.identity] { chooseMain(at: place) }
        setOrder()
    }

    /// Returns the same work with one more move, before it is run.
    func restarted(adding addition: RepertoireAddition) -> Merge {
        Merge(
            side: side, chapters: chapters, depth: depth, preferences: preferences,
            additions: additions + [addition])
    }

    // MARK: - Chapters

    private mutating func collectMistakes() {
        for chapter in chapters where chapter.hasWarnings {
            let tree = chapter.tree
            for node in tree.nodes where node.nags.contains(where: \.isWarning) {
                guard let move = node.move, let parent = node.parent else { continue }
                let before = tree.position(at: parent)
                guard before.sideToMove == side else { continue }
                mistakes[chapter.repertoire, default: [:]][before.identity, default: []].insert(move)
            }
        }
        for repertoire in Array(mistakes.keys) {
            for addition in additions {
                mistakes[repertoire]?[addition.position.identity]?.remove(addition.move)
            }
        }
    }

    private mutating func merge(_ chapter: Int) {
        let tree = chapters[chapter].tree
        // The place of each node's position; nil after a mistake, a null move or the depth.
        var places = [Int?](repeating: nil, count: tree.nodes.count)
        tree.forEachMove { id, before, after in
            let node = tree[id]
            guard let parent = node.parent else { return }
            if parent.index == 0, places[0] == nil { places[0] = root(of: tree, in: chapter) }
            guard let from = places[parent.index] else { return }
            guard let move = node.move else {
                isEnded[from] = true
                return
            }
            let isOwn = before.sideToMove == side
            if isOwn {
                if let depth, before.fullmoveNumber > depth {
                    isEnded[from] = true
                    return
                }
                if mistakes[chapters[chapter].repertoire]?[positions[from].identity]?.contains(move) == true {
                    warn(of: move, id, of: tree, in: chapter, at: from)
                    return
                }
                prepare(move, node, in: chapter, at: from)
                let to = place(of: after, id, of: tree, in: chapter)
                places[id.index] = to
                link(move, from: from, to: to)
            } else {
                // A long comment is not kept twice.
                let comments = node.commentsBefore + node.comments
                reply(move, node, comments, in: chapter, at: from)
                let to = place(of: after, id, of: tree, in: chapter)
                places[id.index] = to
                link(move, from: from, to: to)
                positions[to].comments += new(comments, at: to)
            }
        }
    }

    private mutating func root(of tree: GameTree, in chapter: Int) -> Int {
        let place = place(of: tree.start, nil, of: tree, in: chapter)
        // The introductions of further chapters that start here belong to those chapters, not to the position.
        if knownRoots.insert(place).inserted {
            if let root = tree.nodes.first { positions[place].comments += new(root.comments, at: place) }
            roots.append(place)
        }
        return place
    }

    /// Returns the place of a position, which is created at its first appearance.
    private mutating func place(
        of position: Position, _ id: GameTree.NodeID?, of tree: GameTree, in chapter: Int
    ) -> Int {
        let identity = position.identity
        if let place = index[identity] { return place }
        var line: [Move] = []
        var next = id
        while let step = next {
            if let move = tree[step].move { line.append(move) }
            next = tree[step].parent
        }
        line.reverse()
        return append(
            RepertoirePosition(
                position: position, identity: identity, isOwn: position.sideToMove == side, start: tree.start,
                line: line, chapter: chapter, location: id.map { tree[$0].location }))
    }

    mutating func append(_ position: RepertoirePosition) -> Int {
        index[position.identity] = positions.count
        positions.append(position)
        successors.append([])
        answers.append([])
        isEnded.append(false)
        return positions.count - 1
    }

    mutating func link(_ move: Move, from: Int, to: Int) {
        if !successors[from].contains(where: { $0.move == move }) {
            successors[from].append(Repertoire.Successor(move: move, position: to))
        }
    }

    private mutating func prefer(_ move: Move, at place: Int) {
        guard let old = positions[place].prepared.firstIndex(where: { $0.move == move }) else { return }
        let main = positions[place].prepared.remove(at: old)
        positions[place].prepared.insert(main, at: 0)
        if let old = successors[place].firstIndex(where: { $0.move == move }) {
            let main = successors[place].remove(at: old)
            successors[place].insert(main, at: 0)
        }
    }
}

extension Array where Element: Equatable {
    /// Appends the elements that are not there yet.
    mutating func merge(_ others: [Element]) {
        for other in others where !contains(other) { append(other) }
    }
}
