import Chess

/// The positions of a merge and the moves between them. A place is an index into `positions`.
struct PositionGraph {
    /// The positions in the order of their first appearance.
    var positions: [RepertoirePosition] = []
    private(set) var index: [PositionIdentity: Int] = [:]
    /// Parallel to `positions`.
    private(set) var successors: [[Repertoire.Successor]] = []
    /// The starts of chapters, in the order of the chapters, each once.
    private var roots: [Int] = []
    private var knownRoots: Set<Int> = []

    /// Makes room for a number of further positions.
    mutating func reserve(_ count: Int) {
        positions.reserveCapacity(positions.count + count)
        successors.reserveCapacity(positions.count + count)
        index.reserveCapacity(positions.count + count)
    }

    /// Returns the place of a position, which `make` creates at its first appearance. Cost: one lookup.
    mutating func place(of identity: PositionIdentity, _ make: () -> RepertoirePosition) -> Int {
        let next = positions.count
        // Access to a default by reference stores it.
        let place = { (place: inout Int) in place }(&index[identity, default: next])
        if place == next {
            positions.append(make())
            successors.append([])
        }
        return place
    }

    /// Adds a start of a chapter; returns false if it was one before.
    mutating func appendRoot(_ place: Int) -> Bool {
        guard knownRoots.insert(place).inserted else { return false }
        roots.append(place)
        return true
    }

    /// Adds a move between two places unless it is there.
    mutating func link(_ move: Move, from: Int, to: Int) {
        if !successors[from].contains(where: { $0.move == move }) {
            successors[from].append(Repertoire.Successor(move: move, position: to))
        }
    }

    /// Makes a prepared move the main one of its position.
    mutating func prefer(_ move: Move, at place: Int) {
        guard let old = positions[place].prepared.firstIndex(where: { $0.move == move }) else { return }
        let main = positions[place].prepared.remove(at: old)
        positions[place].prepared.insert(main, at: 0)
        if let old = successors[place].firstIndex(where: { $0.move == move }) {
            let main = successors[place].remove(at: old)
            successors[place].insert(main, at: 0)
        }
    }

    /// Numbers the positions in the order of the lines.
    mutating func setOrder() {
        let walk = Walk.preorder(from: roots + Array(positions.indices), count: positions.count) { successors[$0] }
        for (order, place) in walk.enumerated() { positions[place].order = order }
    }
}
