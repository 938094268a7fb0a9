/// A set of IDs of rows, a bit for each of the usual ones: some twenty times as fast as a `Set`.
struct IDSet {
    private var words: [UInt64] = []
    private var others: Set<Int64> = []

    /// IDs from here on are few: the bits take at most 4 MiB.
    private static let greatestUsual: Int64 = 1 << 25

    init() {}

    mutating func insert(_ id: Int64) {
        guard id >= 0, id < Self.greatestUsual else {
            others.insert(id)
            return
        }
        let word = Int(id >> 6)
        while word >= words.count { words.append(contentsOf: repeatElement(0, count: max(64, words.count))) }
        words[word] |= 1 &<< UInt64(id & 63)
    }

    func contains(_ id: Int64) -> Bool {
        guard id >= 0, id < Self.greatestUsual else { return others.contains(id) }
        let word = Int(id >> 6)
        return word < words.count && words[word] &>> UInt64(id & 63) & 1 == 1
    }
}
