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
    private static let pageSize = 4096

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
        var scratch: [Occurrence] = []
        for bin in bins.indices {
            var all = try entries(bin)
            bins[bin] = Bin()
            Self.sort(&all, &scratch)
            var start = 0
            while start < all.count {
                var end = start + 1
                while end < all.count, all[end].key == all[start].key { end += 1 }
                try body(all[start..<end])
                start = end
            }
        }
    }

    private func entries(_ bin: Int) throws -> [Occurrence] {
        let waiting = bins[bin].waiting > 0 ? pages[page(bin)] : []
        let written = bins[bin].pages
        let count = written.reduce(0) { $0 + $1.count }
        return try [Occurrence](unsafeUninitializedCapacity: count + waiting.count) { buffer, filled in
            for page in written {
                let part = UnsafeMutableBufferPointer(rebasing: buffer[filled..<(filled + page.count)])
                try file.read(into: UnsafeMutableRawBufferPointer(part), from: page.start)
                filled += page.count
            }
            _ = UnsafeMutableBufferPointer(rebasing: buffer[count...]).initialize(from: waiting)
            filled = count + waiting.count
        }
    }

    /// Sorts a bin by key, keeping the order of equal keys: a radix sort by the highest bits below those of the bin, then
    /// an insertion sort of the few keys that are still out of order.
    private static func sort(_ entries: inout [Occurrence], _ scratch: inout [Occurrence]) {
        guard let any = entries.first else { return }
        scratch.removeAll(keepingCapacity: true)
        scratch.append(contentsOf: repeatElement(any, count: entries.count))
        for shift in [64 - binBits - 22, 64 - binBits - 11] {
            var places = [Int](repeating: 0, count: 2049)
            for entry in entries { places[digit(entry.key, shift) + 1] += 1 }
            for digit in 1..<places.count { places[digit] += places[digit - 1] }
            for entry in entries {
                let digit = digit(entry.key, shift)
                scratch[places[digit]] = entry
                places[digit] += 1
            }
            swap(&entries, &scratch)
        }
        for index in entries.indices.dropFirst() {
            var place = index
            while place > 0, entries[place].key < entries[place - 1].key {
                entries.swapAt(place, place - 1)
                place -= 1
            }
        }
    }

    private static func digit(_ key: UInt64, _ shift: UInt64) -> Int {
        Int(truncatingIfNeeded: key &>> shift & 0x7FF)
    }
}
