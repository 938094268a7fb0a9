public import Chess
public import Openings
import Scheduling
import Store
public import Training

/// The branches of a repertoire with the figures of their cards. Each card counts in the branch of the line by which it is
/// asked.
public struct BranchTree {
    /// A sequence of moves without a choice.
    public struct Branch {
        /// The number of branches on the way to this one; 0 for a root.
        public let depth: Int
        /// The position before the first move.
        public let start: Position
        public let moves: [Move]
        /// The cards of the branch and of all branches after it.
        public fileprivate(set) var census: CardCensus
        public fileprivate(set) var reviews: Retention
        /// The number of branches after it that are not in the tree, because they are too deep.
        public fileprivate(set) var hidden: Int
    }

    /// What is known about a card.
    struct Leaf {
        let line: [UInt16]
        let state: CardState
        let reviews: Retention
    }

    public let side: Side
    /// Depth first, in the repertoire's order.
    public private(set) var branches: [Branch] = []
    /// The cards of chapters that begin with a position of their own, which are in no branch.
    public private(set) var elsewhere = 0

    private let day: StudyDay
    private let week: StudyWeek

    /// - Parameters:
    ///   - start: the position before the lines.
    ///   - depth: the number of levels.
    init(
        _ leaves: [Leaf], side: Side, elsewhere: Int = 0, from start: Position = .initial, levels: Int,
        on day: StudyDay, week: StudyWeek
    ) {
        self.side = side
        self.day = day
        self.week = week
        self.elsewhere = elsewhere
        guard !leaves.isEmpty else { return }
        add(leaves[...], after: 0, from: start, depth: 0, levels: levels)
    }

    /// Adds the branch of lines that agree up to a ply, and those after it. Recursive in levels, not in plies.
    private mutating func add(
        _ leaves: ArraySlice<Leaf>, after ply: Int, from start: Position, depth: Int, levels: Int
    ) {
        var position = start
        var moves: [Move] = []
        var end = ply
        // A line that ends here is a card on the way: only lines that go on decide where the branch ends.
        var groups = Self.groups(leaves, at: end)
        while groups.count == 1, let only = groups.first, let move = position.move(stored: only.move) {
            moves.append(move)
            position = position.playing(move)
            end += 1
            groups = Self.groups(leaves, at: end)
        }
        let index = branches.count
        let reviews = leaves.reduce(Retention.none) { $0 + $1.reviews }
        branches.append(
            Branch(
                depth: depth, start: start, moves: moves,
                census: CardCensus(leaves.lazy.map(\.state), on: day, week: week), reviews: reviews, hidden: 0))
        guard levels > 1 else {
            branches[index].hidden = groups.count
            return
        }
        for group in groups { add(group.leaves[...], after: end, from: position, depth: depth + 1, levels: levels - 1) }
    }

    /// The lines by their move at a ply, in the order of their first appearance.
    private static func groups(_ leaves: ArraySlice<Leaf>, at ply: Int) -> [(move: UInt16, leaves: [Leaf])] {
        var groups: [(move: UInt16, leaves: [Leaf])] = []
        var indices: [UInt16: Int] = [:]
        for leaf in leaves where leaf.line.count > ply {
            let move = leaf.line[ply]
            if let index = indices[move] {
                groups[index].leaves.append(leaf)
            } else {
                indices[move] = groups.count
                groups.append((move, [leaf]))
            }
        }
        return groups
    }
}

extension BranchTree {
    /// Reads the trees of a name's repertoires, for `prep stats NAME --tree`. No source is read.
    ///
    /// - Parameters:
    ///   - from: only the cards of this branch; nil takes all.
    ///   - levels: the number of levels.
    /// - Throws: a `CommandFailure` when there is no card at or after the position.
    public static func trees(_ workspace: Workspace, name: String, from: PlayedLine?, levels: Int) throws
        -> [BranchTree]
    {
        let (file, day) = (workspace.file, workspace.day)
        let admitted = try from.map { Set(try BranchReport.cards(file, name: name, from: $0)) }
        let reviews = try file.reviews(day.advanced(by: -29)...day)
        let week = try file.value(of: .easyDays)
        let cards = Dictionary(try file.storedCards(named: name).map { ($0.id, $0) }) { first, _ in first }
        return try file.storedLines(named: name).map { side, lines in
            var leaves: [Leaf] = []
            var elsewhere = 0
            let starts = try file.hasOtherStarts(name, side)
            for (id, line) in lines {
                guard let card = cards[id], admitted?.contains(id) ?? true else { continue }
                if starts, PlayedLine(stored: line)?.position.identity.epd != card.key.epd {
                    elsewhere += 1
                    continue
                }
                leaves.append(Leaf(line: line, state: card.state, reviews: reviews[id] ?? .none))
            }
            return BranchTree(leaves, side: side, elsewhere: elsewhere, levels: levels, on: day, week: week)
        }.filter { !$0.branches.isEmpty || $0.elsewhere > 0 }
    }
}
