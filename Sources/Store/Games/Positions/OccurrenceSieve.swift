/// Passes on the occurrences of positions that may be repeated. They are collected and looked up part by part of the
/// table (`RepeatedPositions`).
struct OccurrenceSieve {
    private let repeated: RepeatedPositions
    private var waiting: [Occurrence] = []
    private var sorted: [Occurrence] = []

    private static let maxWaiting = 1 << 16

    init(_ repeated: RepeatedPositions) {
        self.repeated = repeated
        waiting.reserveCapacity(Self.maxWaiting)
    }

    @inline(__always)
    mutating func add(_ occurrence: Occurrence, to bins: inout OccurrenceBins) throws {
        waiting.append(occurrence)
        if waiting.count == Self.maxWaiting { try finish(&bins) }
    }

    /// Looks the collected occurrences up. Occurrences of one position stay in their order.
    mutating func finish(_ bins: inout OccurrenceBins) throws {
        var places = [Int](repeating: 0, count: 1 << Int(RepeatedPositions.partBits) + 1)
        for occurrence in waiting { places[repeated.part(of: occurrence.key) + 1] += 1 }
        for part in 1..<places.count { places[part] += places[part - 1] }
        if sorted.count < waiting.count { sorted = waiting }
        for occurrence in waiting {
            let part = repeated.part(of: occurrence.key)
            sorted[places[part]] = occurrence
            places[part] += 1
        }
        for occurrence in sorted[..<waiting.count] where repeated.mayContain(occurrence.key) {
            try bins.add(occurrence)
        }
        waiting.removeAll(keepingCapacity: true)
    }
}
