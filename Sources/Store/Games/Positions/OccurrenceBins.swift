/// Occurrences of positions, sorted by their keys: they are distributed among 64 bins by the highest bits, in a
/// temporary file if there are many, and each bin is sorted in memory.
struct OccurrenceBins {
    private var bins = [Bin](repeating: Bin(), count: 1 << Int(binBits))
    /// The last page of each bin.
    private var pages: [Occurrence] = []
    private let file: UnnamedFile
    private var written = 0
    private(set) var count = 0

    private struct Bin {
        /// The occurrences in the page of the bin.
        var waiting = 0
        var pages: [Page] = []
    }

    /// Occurrences in the file.
    private struct Page {
        let start: Int
        let count: Int
    }

    private static let binBits: UInt64 = 6
    private static let pageSize = 1024

    /// - Parameter folder: where the temporary file is created, if one is needed.
    init(in folder: String) { file = UnnamedFile(in: folder) }

    mutating func add(_ occurrence: Occurrence) throws {
        if pages.isEmpty { pages = [Occurrence](repeating: occurrence, count: bins.count * Self.pageSize) }
        let bin = Int(truncatingIfNeeded: occurrence.key >> (64 - Self.binBits))
        pages[bin * Self.pageSize + bins[bin].waiting] = occurrence
        bins[bin].waiting += 1
        count += 1
        if bins[bin].waiting == Self.pageSize { try write(bin) }
    }

    private mutating func write(_ bin: Int) throws {
        let size = try pages[page(bin)].withUnsafeBytes { bytes in
            try file.write(bytes, at: written)
            return bytes.count
        }
        bins[bin].pages.append(Page(start: written, count: bins[bin].waiting))
        bins[bin].waiting = 0
        written += size
    }

    /// The part of `pages` that is used by a bin.
    private func page(_ bin: Int) -> Range<Int> { bin * Self.pageSize..<bin * Self.pageSize + bins[bin].waiting }

    /// Calls `body` with all occurrences of each position, in the order of the keys; occurrences of one position are in
    /// the order in which they were added.
    mutating func forEachPosition(_ body: (ArraySlice<Occurrence>) throws -> Void) throws {
        guard count > 0 else { return }
        // The bins are sorted one by one. Until then what waits would take memory.
        if written > 0 {
            for bin in bins.indices where bins[bin].waiting > 0 { try write(bin) }
            pages = []
        }
        for bin in bins.indices {
            let all = try sorted(bin)
            bins[bin] = Bin()
            var start = 0
            while start < all.count {
                var end = start + 1
                while end < all.count, all[end].key == all[start].key { end += 1 }
                try body(all[start..<end])
                start = end
            }
        }
    }

    /// Returns the occurrences of a bin, sorted by key, with the order of equal keys kept.
    ///
    /// A counting sort by the highest bits below those of the bin, then an insertion sort of the few keys that are still out
    /// of order. The bin is read twice, so that it is in memory once.
    private func sorted(_ bin: Int) throws -> [Occurrence] {
        let count = bins[bin].pages.reduce(bins[bin].waiting) { $0 + $1.count }
        let bits = UInt64(min(Int.bitWidth - count.leadingZeroBitCount, Self.sortedBits))
        let shift = 64 - Self.binBits - bits
        let mask = 1 << Int(bits) - 1
        var places = [Int](repeating: 0, count: mask + 2)
        try forEachPage(bin) { page in
            for entry in page { places[Int(truncatingIfNeeded: entry.key &>> shift) & mask + 1] += 1 }
        }
        for digit in 1..<places.count { places[digit] += places[digit - 1] }
        var entries = try [Occurrence](unsafeUninitializedCapacity: count) { buffer, filled in
            try forEachPage(bin) { page in
                for entry in page {
                    let digit = Int(truncatingIfNeeded: entry.key &>> shift) & mask
                    buffer[places[digit]] = entry
                    places[digit] += 1
                }
            }
            filled = count
        }
        entries.withUnsafeMutableBufferPointer { entries in
            for index in entries.indices.dropFirst() {
                var place = index
                while place > 0, entries[place].key < entries[place - 1].key {
                    entries.swapAt(place, place - 1)
                    place -= 1
                }
            }
        }
        return entries
    }

    private static let sortedBits = 16

    /// Calls `body` with the occurrences of a bin, page by page, in the order in which they were added.
    private func forEachPage(_ bin: Int, _ body: (UnsafeBufferPointer<Occurrence>) -> Void) throws {
        try withUnsafeTemporaryAllocation(of: Occurrence.self, capacity: Self.pageSize) { buffer in
            for page in bins[bin].pages {
                let part = UnsafeMutableBufferPointer(rebasing: buffer[..<page.count])
                try file.read(into: UnsafeMutableRawBufferPointer(part), from: page.start)
                body(UnsafeBufferPointer(part))
            }
        }
        guard bins[bin].waiting > 0 else { return }
        pages[page(bin)].withUnsafeBufferPointer(body)
    }
}
