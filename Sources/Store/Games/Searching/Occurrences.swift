import Chess
import GRDB

/// The occurrences of repeated positions in all games, in bins by the highest bits of the key.
struct Occurrences {
    private struct Entry {
        let key: UInt64
        let game: UInt32
        /// 0, which is not a move, at the end of a game.
        let move: UInt16
        let isBlack: Bool
    }

    private static let binCount = 64
    private var bins: [[Entry]] = []
    private var summaries: [GameSummary] = []

    /// Reads all games.
    ///
    /// - Parameters:
    ///   - part: the number of this pass, from 0. Each pass collects the keys of one range.
    ///   - parts: the number of passes.
    init(_ db: Database, of repeated: RepeatedPositions, part: Int, of parts: Int) throws {
        summaries.reserveCapacity(repeated.games)
        for _ in 0..<Self.binCount {
            // Unused capacity costs no memory; growing an array would need twice its size.
            bins.append([])
            bins[bins.count - 1].reserveCapacity(repeated.games * 60 / (parts * Self.binCount))
        }
        var replay = Replay()
        let cursor = try GameCursor(db)
        while try cursor.next() != nil {
            let game = UInt32(truncatingIfNeeded: summaries.count)
            summaries.append(cursor.summary)
            replay.play(cursor)
            for index in replay.keys.indices {
                let key = replay.keys[index]
                guard repeated.mayContain(key) else { continue }
                let (keyPart, bin) = Self.location(of: key, parts)
                guard keyPart == part else { continue }
                bins[bin].append(
                    Entry(key: key, game: game, move: replay.moves[index], isBlack: replay.side(at: index) == .black))
            }
        }
    }

    /// Returns the part and the bin of a key; both ascend with the key as a signed number.
    private static func location(of key: UInt64, _ parts: Int) -> (part: Int, bin: Int) {
        let signed = key ^ 1 << 63
        let (part, rest) = signed.multipliedFullWidth(by: UInt64(parts))
        return (Int(part), Int(rest.multipliedFullWidth(by: UInt64(binCount)).high))
    }

    /// Calls `body` with each position that two games reached, in the order of the keys as signed numbers.
    mutating func forEachTally(_ body: (_ key: Int64, _ tally: PositionTally) throws -> Void) throws {
        var tally = PositionTally()
        var scratch: [Entry] = []
        for bin in bins.indices {
            Self.sort(&bins[bin], &scratch)
            let entries = bins[bin]
            bins[bin] = []
            var start = 0
            while start < entries.count {
                var end = start + 1
                while end < entries.count, entries[end].key == entries[start].key { end += 1 }
                if entries[start].game != entries[end - 1].game {
                    add(entries[start..<end], to: &tally)
                    try body(Int64(bitPattern: entries[start].key), tally)
                }
                start = end
            }
        }
    }

    /// Adds up one position. Its entries are in the order of the games.
    private func add(_ entries: ArraySlice<Entry>, to tally: inout PositionTally) {
        tally.games = 0
        tally.moves.removeAll(keepingCapacity: true)
        var index = entries.startIndex
        while index < entries.endIndex {
            let first = index
            tally.games += 1
            while index < entries.endIndex, entries[index].game == entries[first].game {
                let entry = entries[index]
                let isNew = entry.move != 0 && !entries[first..<index].contains { $0.move == entry.move }
                if isNew { tally.add(entry.move, summaries[Int(entry.game)], mover: entry.isBlack ? .black : .white) }
                index += 1
            }
        }
    }

    /// Sorts by key, keeping the order of equal keys: a radix sort by the highest bits, then an insertion sort of the few
    /// keys that are still out of order.
    private static func sort(_ entries: inout [Entry], _ scratch: inout [Entry]) {
        guard let any = entries.first else { return }
        scratch.removeAll(keepingCapacity: true)
        scratch.append(contentsOf: repeatElement(any, count: entries.count))
        for shift: UInt64 in [31, 42, 53] {
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
            while place > 0, entries[place].key ^ 1 << 63 < entries[place - 1].key ^ 1 << 63 {
                entries.swapAt(place, place - 1)
                place -= 1
            }
        }
    }

    private static func digit(_ key: UInt64, _ shift: UInt64) -> Int {
        Int(truncatingIfNeeded: (key ^ 1 << 63) &>> shift & 0x7FF)
    }
}
