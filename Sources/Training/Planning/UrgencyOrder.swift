/// The cards with the greatest lateness ÷ interval, selected without sorting all of them.
enum UrgencyOrder {
    struct Entry: Hashable {
        /// Days late ÷ interval. The quotient of two whole numbers below 2²⁶ is exact enough to keep their order.
        let urgency: Double
        /// The place of the card among all cards, which decides between equal ones.
        let index: Int

        func precedes(_ other: Entry) -> Bool {
            urgency == other.urgency ? index < other.index : urgency > other.urgency
        }
    }

    /// Moves the first `count` entries in the order to the front, in order. Cost: O(n + count · log(count)) on average.
    static func select(_ count: Int, of entries: inout [Entry]) {
        var (low, high) = (0, entries.count - 1)
        while count < entries.count, low < high {
            let middle = partition(&entries, low, high)
            if middle >= count { high = middle - 1 } else { low = middle + 1 }
            if middle == count { break }
        }
        let end = min(count, entries.count)
        entries[..<end].sort { $0.precedes($1) }
    }

    /// Divides a range at the median of three of its entries, and returns where that one is then.
    private static func partition(_ entries: inout [Entry], _ low: Int, _ high: Int) -> Int {
        let middle = low + (high - low) / 2
        if entries[middle].precedes(entries[low]) { entries.swapAt(middle, low) }
        if entries[high].precedes(entries[low]) { entries.swapAt(high, low) }
        if entries[high].precedes(entries[middle]) { entries.swapAt(high, middle) }
        entries.swapAt(middle, high)
        let pivot = entries[high]
        var next = low
        for index in low..<high where entries[index].precedes(pivot) {
            entries.swapAt(index, next)
            next += 1
        }
        entries.swapAt(next, high)
        return next
    }
}
