/// Deals the day's new positions to the repertoires, one by one and in turn by name, so that no repertoire has to wait
/// until another is finished (scheduling.md, "Several repertoires share the day").
public struct NewPositionAllocation: Hashable, Sendable {
    /// What one repertoire brings to the deal.
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

    /// How many new positions of one repertoire are to come.
    public struct Count: Hashable, Sendable {
        public let repertoire: RepertoireKey
        public let positions: Int

        public init(_ repertoire: RepertoireKey, positions: Int) {
            self.repertoire = repertoire
            self.positions = positions
        }
    }

    /// The repertoire of each position dealt, in the order of the deal.
    public let turns: [RepertoireKey]

    /// Each position goes to the repertoire that has had the fewest today; of equals to the first by name.
    ///
    /// - Parameters:
    ///   - total: how many positions are left to deal today.
    ///   - caps: at most this many a day for all repertoires of a name, both sides together.
    /// - Complexity: O(positions dealt × shares).
    public init(_ shares: [Share], total: Int, caps: [String: Int] = [:]) {
        let shares = shares.sorted { $0.repertoire < $1.repertoire }
        var left = shares.map(\.available)
        var had = shares.map(\.introduced)
        var room = caps
        for share in shares { room[share.repertoire.name]? -= share.introduced }
        var turns: [RepertoireKey] = []
        while turns.count < total {
            let open = shares.indices.filter { left[$0] > 0 && room[shares[$0].repertoire.name] ?? 1 > 0 }
            guard let next = open.min(by: { had[$0] < had[$1] }) else { break }
            left[next] -= 1
            had[next] += 1
            room[shares[next].repertoire.name]? -= 1
            turns.append(shares[next].repertoire)
        }
        self.turns = turns
    }

    /// How many positions each repertoire was dealt, by name; those that got none are left out.
    public var counts: [Count] { Self.counts(turns) }

    /// Counts repertoires, by name.
    static func counts(_ repertoires: some Sequence<RepertoireKey>) -> [Count] {
        var numbers: [RepertoireKey: Int] = [:]
        for repertoire in repertoires { numbers[repertoire, default: 0] += 1 }
        return numbers.keys.sorted().map { Count($0, positions: numbers[$0] ?? 0) }
    }
}
