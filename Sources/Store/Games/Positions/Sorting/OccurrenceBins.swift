/// Occurrences of positions, sorted by their keys: they are distributed among 256 bins by the highest bits, in a
/// temporary file if there are many, and each bin is sorted in memory.
///
/// Until it is sorted an occurrence takes twelve bytes (`PackedOccurrence`): an import writes and reads hundreds of
/// megabytes of them.
final class OccurrenceBins {
    private let file: UnnamedFile
    private let bins = UnsafeMutableBufferPointer<Bin>.allocate(capacity: 1 << Int(binBits))
    /// The last page of each bin; nil when all occurrences are in the file.
    private var waiting: UnsafeMutablePointer<PackedOccurrence>? = .allocate(capacity: pageSize << Int(binBits))
    /// By bin: its pages in the file.
    private var pages = [[Page]](repeating: [], count: 1 << Int(binBits))
    private var written = 0
    /// The occurrences of one bin as they are in the file, and sorted.
    private let unsorted = GrowingBuffer<PackedOccurrence>()
    private let sorted = GrowingBuffer<Occurrence>()

    private struct Bin {
        /// The occurrences in the last page.
        var waiting = 0
        /// The first game of the last page.
        var game: UInt32 = 0
    }

    /// Occurrences in the file.
    private struct Page {
        let start: Int
        let count: Int
        let game: UInt32
    }

    private static let binBits: UInt64 = 8
    private static let pageSize = 1024

    /// - Parameter file: an empty temporary file, or one whose contents are not needed any more.
    init(in file: UnnamedFile) {
        self.file = file
        bins.initialize(repeating: Bin())
    }

    deinit {
        bins.deallocate()
        waiting?.deallocate()
    }

    /// The number of a game whose occurrences are left out.
    static let leftOut = UInt32.max

    /// Adds the positions of games that were read; not after `forEachPosition`.
    ///
    /// - Parameter firstGame: the number of the first one.
    func add(_ read: ReadPositions, firstGame: UInt32) throws {
        var position = 0
        var number = firstGame
        for game in read.games {
            var isBlack = game.isBlackFirst
            let earlyEnd = position + PositionIndex.depth
            while position < game.end {
                try add(
                    Occurrence(
                        key: read.keys[position], game: number, move: read.moves[position], isBlack: isBlack,
                        isEarly: position < earlyEnd))
                isBlack.toggle()
                position += 1
            }
            number += 1
        }
    }

    /// Adds an occurrence; not after `forEachPosition`.
    func add(_ occurrence: Occurrence) throws {
        guard let waiting else { return }
        let bin = Int(truncatingIfNeeded: occurrence.key &>> (64 - Self.binBits))
        let start = bin &* Self.pageSize
        // A game before the first one of the page is far from it, too: the distance wraps around.
        if bins[bin].waiting == Self.pageSize
            || occurrence.game &- bins[bin].game > PackedOccurrence.greatestDistance
        {
            try write(bin, waiting + start)
            bins[bin].game = occurrence.game
        }
        (waiting + start)[bins[bin].waiting] = PackedOccurrence(occurrence, from: bins[bin].game, Self.binBits)
        bins[bin].waiting &+= 1
    }

    private func write(_ bin: Int, _ page: UnsafeMutablePointer<PackedOccurrence>) throws {
        let count = bins[bin].waiting
        guard count > 0 else { return }
        let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(start: page, count: count))
        try file.write(bytes, at: written)
        pages[bin].append(Page(start: written, count: count, game: bins[bin].game))
        bins[bin].waiting = 0
        written += bytes.count
    }

    /// Calls `body` with all occurrences of each position, in the order of the keys; occurrences of one position are in
    /// the order in which they were added. They are valid until it returns.
    ///
    /// - Parameter numbers: other numbers of the games, which the occurrences get, by the ones that they have; `leftOut` for
    ///   games whose occurrences are left out.
    func forEachPosition(
        _ numbers: [UInt32]? = nil, _ body: (UnsafeBufferPointer<Occurrence>) throws -> Void
    ) throws {
        // The bins are sorted one by one. Until then what waits would take memory.
        if written > 0, let waiting {
            for bin in bins.indices { try write(bin, waiting + bin * Self.pageSize) }
            waiting.deallocate()
            self.waiting = nil
        }
        // Memory that grew bin by bin would leave holes.
        let largest = bins.indices.lazy.map(self.size).filter { $0 <= Self.usualBin }.max() ?? 0
        _ = unsorted.memory(largest)
        _ = sorted.memory(largest)
        // If no game is left out, the numbers need not be looked up to count.
        let leavesOut = numbers?.contains(Self.leftOut) ?? false
        for bin in bins.indices {
            let all = try sort(bin, numbers, leavesOut: leavesOut)
            var start = 0
            while start < all.count {
                let key = all[start].key
                var end = start + 1
                while end < all.count, all[end].key == key { end += 1 }
                try body(UnsafeBufferPointer(rebasing: all[start..<end]))
                start = end
            }
        }
    }

    /// Returns the number of occurrences in a bin.
    private func size(_ bin: Int) -> Int { pages[bin].reduce(bins[bin].waiting) { $0 + $1.count } }

    /// Returns the occurrences of a bin, sorted by key, with the order of equal keys kept.
    ///
    /// A counting sort by the highest bits below those of the bin, then an insertion sort of the few keys that are still out
    /// of order.
    ///
    /// - Parameter leavesOut: whether a game is left out by its number.
    private func sort(_ bin: Int, _ numbers: [UInt32]?, leavesOut: Bool) throws -> UnsafeBufferPointer<Occurrence> {
        let count = size(bin)
        if count > Self.usualBin {
            unsorted.free()
            sorted.free()
            FreedMemory.returnToSystem()
        }
        let packed = count <= Self.usualBin ? try read(bin, count) : nil
        let entries = sorted.memory(count)
        let bits = UInt64(min(Int.bitWidth - count.leadingZeroBitCount, Self.sortedBits))
        // The bits of the bin are missing in a packed key.
        let shift = 64 - bits
        let kept = try withUnsafeTemporaryAllocation(of: Int.self, capacity: 1 << Int(bits) + 1) { places in
            places.initialize(repeating: 0)
            try forEachPage(bin, packed) { page, game in
                for entry in page {
                    if leavesOut, let numbers, numbers[Int(entry.game(from: game))] == Self.leftOut { continue }
                    places[Int(truncatingIfNeeded: entry.key &>> shift) + 1] &+= 1
                }
            }
            for digit in 1..<places.count { places[digit] &+= places[digit - 1] }
            let kept = places[places.count - 1]
            try forEachPage(bin, packed) { page, first in
                for entry in page {
                    var game = entry.game(from: first)
                    if let numbers { game = numbers[Int(game)] }
                    if leavesOut, game == Self.leftOut { continue }
                    let digit = Int(truncatingIfNeeded: entry.key &>> shift)
                    // The games of a page are in order, so that the numbers are, too, nearly.
                    entries[places[digit]] = entry.unpacked(bin, game, Self.binBits)
                    places[digit] &+= 1
                }
            }
            return kept
        }
        for index in 1..<max(kept, 1) where entries[index].key < entries[index - 1].key {
            let entry = entries[index]
            var place = index
            repeat {
                entries[place] = entries[place - 1]
                place -= 1
            } while place > 0 && entry.key < entries[place - 1].key
            entries[place] = entry
        }
        return UnsafeBufferPointer(rebasing: entries[..<kept])
    }

    private static let sortedBits = 16
    /// Larger bins are read page by page and twice: those of the first plies of many games, and all of them from a million and
    /// a half games on.
    private static let usualBin = 1 << 18

    /// Returns the occurrences of a bin in the order in which they were added, valid until the next call.
    private func read(_ bin: Int, _ count: Int) throws -> UnsafeBufferPointer<PackedOccurrence> {
        let packed = unsorted.memory(count)
        var end = 0
        for page in pages[bin] {
            try read(page, into: UnsafeMutableBufferPointer(rebasing: packed[end..<end + page.count]))
            end += page.count
        }
        if let waiting {
            for index in 0..<bins[bin].waiting { packed[end + index] = (waiting + bin * Self.pageSize)[index] }
        }
        return UnsafeBufferPointer(packed)
    }

    private func read(_ page: Page, into memory: UnsafeMutableBufferPointer<PackedOccurrence>) throws {
        try file.read(into: UnsafeMutableRawBufferPointer(memory), from: page.start)
    }

    /// Calls `body` with the occurrences of a bin page by page, and the game from which their games are counted.
    ///
    /// - Parameter packed: the occurrences; nil to read the pages one by one.
    @inline(__always)
    private func forEachPage(
        _ bin: Int, _ packed: UnsafeBufferPointer<PackedOccurrence>?,
        _ body: (UnsafeBufferPointer<PackedOccurrence>, UInt32) -> Void
    ) throws {
        var end = 0
        for page in pages[bin] {
            if let packed {
                body(UnsafeBufferPointer(rebasing: packed[end..<end + page.count]), page.game)
            } else {
                let memory = unsorted.memory(page.count)
                try read(page, into: memory)
                body(UnsafeBufferPointer(memory), page.game)
            }
            end += page.count
        }
        if let packed {
            body(UnsafeBufferPointer(rebasing: packed[end...]), bins[bin].game)
        } else if let waiting {
            body(UnsafeBufferPointer(start: waiting + bin * Self.pageSize, count: bins[bin].waiting), bins[bin].game)
        }
    }
}
