/// Allocates the day's new positions to the repertoires, one by one and in turn by name, so that no repertoire has to
/// wait until another is finished.
public struct NewPositionAllocation: Hashable, Sendable {
    /// The new positions of one repertoire.
    public struct Share: Hashable, Sendable {
        public let repertoire: RepertoireKey
        /// New positions that could be shown today. A position of two repertoires belongs to the first.
        public let available: Int
        /// New positions already shown today.
        public let introduced: Int

        public init(_ repertoire: RepertoireKey, available: Int, introduced: Int) {
            self.repertoire = repertoire
            self.available = available
            self.introduced = introduced
        }
    }

    /// The number of new positions allocated to one repertoire.
    public struct Count: Hashable, Sendable {
        public let repertoire: RepertoireKey
        public let positions: Int

        public init(_ repertoire: RepertoireKey, positions: Int) {
            self.repertoire = repertoire
            self.positions = positions
        }
    }

    /// The repertoire of each allocated position, in the order of allocation.
    public let turns: [RepertoireKey]

    /// Each position goes to the repertoire with the fewest today; among equals to the first by name.
    ///
    /// - Parameters:
    ///   - total: the number of positions left to allocate today.
    ///   - caps: the most positions a day for all repertoires of a name, both sides together.
    /// - Complexity: O(positions allocated × shares).
    public init(_ shares: [Share], total: Int, caps: [String: Int] = [:]) {
        let shares = shares.sorted { $0.repertoire < $1.repertoire }
        var available = shares.map(\.available)
        var introduced = shares.map(\.introduced)
        var capsLeft = caps
        for share in shares { capsLeft[share.repertoire.name]? -= share.introduced }
        var turns: [RepertoireKey] = []
        while turns.count < total {
            let open = shares.indices.filter { available[$0] > 0 && capsLeft[shares[$0].repertoire.name] ?? 1 > 0 }
            guard let next = open.min(by: { introduced[$0] < introduced[$1] }) else { break }
            available[next] -= 1
            introduced[next] += 1
            capsLeft[shares[next].repertoire.name]? -= 1
            turns.append(shares[next].repertoire)
        }
        self.turns = turns
    }

    /// The number of positions allocated to each repertoire, by name; repertoires without any are left out.
    public var counts: [Count] { Self.counts(turns) }

    /// Counts repertoires, by name.
    static func counts(_ repertoires: some Sequence<RepertoireKey>) -> [Count] {
        var numbers: [RepertoireKey: Int] = [:]
        for repertoire in repertoires { numbers[repertoire, default: 0] += 1 }
        return numbers.keys.sorted().map { Count($0, positions: numbers[$0] ?? 0) }
    }
}
