/// Passes on the occurrences of positions that may be repeated. They are collected and looked up part by part of the
/// table (`RepeatedPositions`).
struct OccurrenceSieve {
    private let repeated: RepeatedPositions
    private var waiting: [Occurrence] = []
    private var sorted: [Occurrence] = []

    private static let maxWaiting = 1 << 16

    init(_ repeated: RepeatedPositions) { self.repeated = repeated }

    /// Adds the positions of one game.
    mutating func add(_ replay: Replay, game: UInt32, to bins: inout OccurrenceBins) throws {
        replay.append(to: &waiting, game: game)
        if waiting.count >= Self.maxWaiting { try finish(&bins) }
    }

    /// Looks the collected occurrences up. Occurrences of one position stay in their order.
    mutating func finish(_ bins: inout OccurrenceBins) throws {
        try repeated.forEach(of: waiting, repeatedBy: \.key, &sorted) { try bins.add($0) }
        waiting.removeAll(keepingCapacity: true)
    }
}
