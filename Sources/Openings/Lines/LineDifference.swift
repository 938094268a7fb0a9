public import Chess

/// The lines that are in one version of a repertoire but not in another, compared by position: a line in another move
/// order is not a new line.
public struct LineDifference: Sendable {
    /// Lines that begin with the same moves.
    public struct Branch: Hashable, Sendable {
        public let start: Position
        /// The moves that the lines have in common; all moves of a single line.
        public let line: [Move]
        /// How many lines there are, from 1.
        public let lines: Int
        /// How many positions the lines add or remove.
        public let positions: Int
    }

    /// A position whose main move changed.
    public struct Change: Hashable, Sendable {
        public let start: Position
        /// The moves to the position.
        public let line: [Move]
        public let position: Position
        public let former: Move
        public let now: Move
    }

    /// In the order of the new repertoire.
    public let added: [Branch]
    public let changed: [Change]
    /// In the order of the old repertoire.
    public let removed: [Branch]

    /// - Parameters:
    ///   - old: nil when there was no repertoire.
    ///   - isFolded: whether all lines that leave the other repertoire with the same move are one branch.
    /// - Complexity: O(positions); if not folded, O(sum of the lengths of the lines).
    public init(from old: Repertoire?, to new: Repertoire, isFolded: Bool = true) {
        let changed = old.map { Self.changes(from: $0, to: new) } ?? []
        self.changed = changed
        let answers = Set(changed.map { Edge(position: $0.position.identity, move: $0.now) })
        let former = Set(changed.map { Edge(position: $0.position.identity, move: $0.former) })
        var search = BranchSearch(new, missingIn: old, besides: answers)
        added = search.branches(isFolded: isFolded)
        guard let old else {
            removed = []
            return
        }
        var oldSearch = BranchSearch(old, missingIn: new, besides: former)
        removed = oldSearch.branches(isFolded: isFolded)
    }

    public var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }

    struct Edge: Hashable {
        let position: PositionIdentity
        let move: Move
    }

    private static func changes(from old: Repertoire, to new: Repertoire) -> [Change] {
        new.positions.filter(\.isOwn).sorted { $0.order < $1.order }.compactMap { position in
            guard let now = position.prepared.first?.move,
                let former = old[position.identity]?.prepared.first?.move, former != now,
                let route = new.route(to: position.identity)
            else { return nil }
            return Change(
                start: route.start, line: route.moves, position: position.position, former: former, now: now)
        }
    }
}

extension LineDifference {
    /// Returns the same lines as at most `rows` branches, if they have enough moves in common. Lines with the same first
    /// plies are one branch, with as many plies as the number of rows allows.
    public static func folded(_ branches: [Branch], into rows: Int) -> [Branch] {
        guard branches.count > rows else { return branches }
        var depth = branches.map(\.line.count).max() ?? 0
        var groups = branches.map { [$0] }
        while groups.count > rows, depth > 0 {
            depth -= 1
            groups = grouped(branches, by: depth)
        }
        return groups.map(joined)
    }

    private struct Beginning: Hashable {
        let start: PositionIdentity
        let moves: ArraySlice<Move>
    }

    private static func grouped(_ branches: [Branch], by depth: Int) -> [[Branch]] {
        var groups: [[Branch]] = []
        var places: [Beginning: Int] = [:]
        for branch in branches {
            let beginning = Beginning(start: branch.start.identity, moves: branch.line.prefix(depth))
            if let place = places[beginning] {
                groups[place].append(branch)
            } else {
                places[beginning] = groups.count
                groups.append([branch])
            }
        }
        return groups
    }

    private static func joined(_ branches: [Branch]) -> Branch {
        var common = branches[0].line[...]
        for branch in branches.dropFirst() {
            var count = 0
            while count < common.count, count < branch.line.count, common[count] == branch.line[count] { count += 1 }
            common = common.prefix(count)
        }
        return Branch(
            start: branches[0].start, line: Array(common), lines: branches.reduce(0) { $0 + $1.lines },
            positions: branches.reduce(0) { $0 + $1.positions })
    }
}
