import Chess
import GRDB

/// Finds the games that may have reached a position that the position index does not have, by following the moves of the
/// index from the initial position.
///
/// Only positions from which the wanted one can still be reached are followed. A game that has reached it has left them by
/// a move to a position that is not followed, so the games of these moves are enough. Early positions are found like this:
/// they have few values by which signatures could tell games apart. A game that begins elsewhere and reached it before the
/// initial position is not found (`ReplaySearch` knows when that may be).
struct IndexedPaths {
    private let segments: [PositionSegment]
    private let db: Database
    private let canReach: (borrowing Position) -> Bool
    /// By segment and place: whether the game may have reached the position.
    private var found: [[Bool]]
    private var waiting: [Node] = []
    private var known: Set<UInt64> = []
    private var lookups = 0
    private let fewGames: Int
    private let maxLookups: Int

    /// A position of the index.
    private struct Node {
        let position: Position
        /// By segment.
        let entries: [PositionSegment.Entry?]
        /// About the number of its games.
        let games: Int
    }

    /// The games that play one move.
    private struct Branch {
        let move: UInt16
        /// Segments and places.
        var parts: [(segment: Int, places: Range<Int>)] = []
        var games = 0
    }

    /// - Parameters:
    ///   - fewGames: a move of at most as many games is not followed: their replay costs less than the lookup of the position.
    ///   - maxLookups: about the number of positions that are looked up at most: some hundredths of a second.
    ///   - canReach: whether the wanted position can be reached from another one.
    init(
        _ segments: [PositionSegment], _ db: Database, fewGames: Int = 16, maxLookups: Int = 2000,
        canReach: @escaping (borrowing Position) -> Bool
    ) {
        self.segments = segments
        self.db = db
        self.fewGames = fewGames
        self.maxLookups = maxLookups
        self.canReach = canReach
        found = segments.map { [Bool](repeating: true, count: $0.games) }
    }

    /// Returns for each segment and place whether the game may have reached the position; removed games may be among them.
    mutating func search() throws -> [[Bool]] {
        guard let root = try node(.initial, games: 0) else { return found }
        // Games that begin elsewhere have not reached it by these moves.
        mark(root, false)
        waiting = [root]
        known = [root.position.key]
        while let next = takeLargest() {
            if lookups < maxLookups { try follow(next) } else { mark(next, true) }
        }
        return found
    }

    private mutating func takeLargest() -> Node? {
        guard let largest = waiting.indices.max(by: { waiting[$0].games < waiting[$1].games }) else { return nil }
        waiting.swapAt(largest, waiting.endIndex - 1)
        return waiting.popLast()
    }

    private mutating func follow(_ node: Node) throws {
        for branch in branches(node) {
            var position = node.position
            // A damaged game ends at the move.
            guard position.play(stored: branch.move) != nil, canReach(position), !known.contains(position.key) else {
                continue
            }
            if branch.games > fewGames, let next = try self.node(position, games: branch.games) {
                known.insert(position.key)
                waiting.append(next)
            } else {
                for part in branch.parts { mark(part.segment, part.places, true) }
            }
        }
    }

    /// Returns a position with what the index knows about it; nil if the first segment does not have it.
    private mutating func node(_ position: Position, games: Int) throws -> Node? {
        lookups += 1
        let entries = try segments.map { try $0.entry(position.key, db) }
        guard let base = entries.first, base != nil else { return nil }
        return Node(position: position, entries: entries, games: games)
    }

    /// Returns the moves played in a position, in the order of their first games.
    private func branches(_ node: Node) -> [Branch] {
        var branches: [Branch] = []
        for (segment, entry) in node.entries.enumerated() {
            entry?.runs.forEach { places, move in
                guard move != 0 else { return }
                let known = branches.firstIndex { $0.move == move }
                let index = known ?? branches.endIndex
                if known == nil { branches.append(Branch(move: move)) }
                branches[index].parts.append((segment, places))
                branches[index].games += places.count
            }
        }
        return branches
    }

    private mutating func mark(_ node: Node, _ isFound: Bool) {
        for (segment, entry) in node.entries.enumerated() {
            entry?.runs.forEach { places, _ in mark(segment, places, isFound) }
        }
    }

    private mutating func mark(_ segment: Int, _ places: Range<Int>, _ isFound: Bool) {
        for place in places.clamped(to: found[segment].indices) { found[segment][place] = isFound }
    }
}
