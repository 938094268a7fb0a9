public import Chess
public import Openings
public import Scheduling
public import Training

/// A repertoire as a tree of branches with the states of their cards. A branch is a sequence of moves without a choice.
///
/// A position that several move orders reach belongs to the first of them; the later ones end there.
public struct CardTree: Sendable {
    /// A branch of the tree.
    public struct Branch: Sendable {
        /// The number of branches on the way to this one; 0 for a root.
        public let depth: Int
        /// The position before the first move.
        public let start: Position
        public internal(set) var moves: [Move] = []
        /// The cards of the branch and of all branches after it.
        public internal(set) var tally = CardTally()
        /// Whether the branch ends in a position that belongs to an earlier branch.
        public internal(set) var isTransposition = false
        /// The branch it leaves, by its index; nil for a root.
        let parent: Int?
        /// The number of branches after it, at any distance. They follow it in `branches`.
        public internal(set) var followers = 0

        /// `2.Nf3 d6 3.d4`; empty for a root at which the moves differ at once.
        public var text: String { NumberedMoves(moves, from: start).text }
    }

    /// Depth first, in the repertoire's order.
    public private(set) var branches: [Branch] = []
    /// The branch of each position of the repertoire.
    private var branchOfPosition: [Int?]

    /// - Parameters:
    ///   - states: of the repertoire's cards; a card without a state counts as new.
    ///   - day: the study day on which cards are due.
    /// - Complexity: O(positions).
    public init(_ repertoire: Repertoire, states: [CardKey: CardState], on day: StudyDay) {
        branchOfPosition = [Int?](repeating: nil, count: repertoire.positions.count)
        var cardStates: [Int: CardState] = [:]
        for card in repertoire.cards {
            guard let index = repertoire.index(of: card.position.identity) else { continue }
            cardStates[index] = states[card.key] ?? .new
        }
        struct Task {
            let parent: Int?
            let start: Position
            let move: Move?
            let position: Int
        }
        let roots = repertoire.positions.indices.filter { repertoire.positions[$0].line.isEmpty }
        var tasks = roots.reversed().map {
            Task(parent: nil, start: repertoire.positions[$0].position, move: nil, position: $0)
        }
        while let task = tasks.popLast() {
            let index = branches.count
            let depth = task.parent.map { branches[$0].depth + 1 } ?? 0
            var branch = Branch(depth: depth, start: task.start, parent: task.parent)
            if let move = task.move { branch.moves.append(move) }
            var position = task.position
            var following: [Repertoire.Successor] = []
            while true {
                if branchOfPosition[position] != nil {
                    branch.isTransposition = true
                    following = []
                    break
                }
                branchOfPosition[position] = index
                if let state = cardStates[position] { branch.tally.add(state, on: day) }
                following = repertoire.successors(of: position)
                guard following.count == 1, let only = following.first else { break }
                branch.moves.append(only.move)
                position = only.position
            }
            // A chapter's start that an earlier chapter reaches is not a branch.
            if branch.isTransposition, branch.moves.isEmpty { continue }
            let last = branch.moves.reduce(branch.start) { $0.playing($1) }
            branches.append(branch)
            for next in following.reversed() {
                tasks.append(Task(parent: index, start: last, move: next.move, position: next.position))
            }
        }
        for index in branches.indices.reversed() {
            guard let parent = branches[index].parent else { continue }
            branches[parent].tally.add(branches[index].tally)
            branches[parent].followers += branches[index].followers + 1
        }
    }

    /// The index of the branch in which a position of the repertoire, given by its index, comes first.
    public func branch(ofPosition position: Int) -> Int? { branchOfPosition[position] }

    /// The branches from `index` on, or all, that are fewer than `depth` branches away from it; each with the number of
    /// branches after it that are left out.
    public func opened(from index: Int?, depth: Int) -> [(branch: Branch, hidden: Int)] {
        let range = index.map { $0...($0 + branches[$0].followers) } ?? 0...max(0, branches.count - 1)
        guard !branches.isEmpty else { return [] }
        let base = index.map { branches[$0].depth } ?? 0
        return branches[range].filter { $0.depth - base < depth }.map { branch in
            (branch, branch.depth - base == depth - 1 ? branch.followers : 0)
        }
    }
}
