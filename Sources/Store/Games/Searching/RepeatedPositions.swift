import Chess
import GRDB

/// Which positions may have come twice: a counter to two for each of many slots, the slot chosen by the key. A position
/// that came twice is always found; one that came once may be taken for repeated, if it shares its slot.
struct RepeatedPositions {
    private(set) var games = 0
    /// A bit for each slot: something came, and something came again. Two bits a position stay in a core's cache.
    private var once: [UInt64]
    private var twice: [UInt64]
    private let mask: UInt64

    /// Reads all games.
    /// - Parameter depth: how many plies of each count.
    init(_ db: Database, depth: Int) throws {
        let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM Games") ?? 0
        var bits: UInt64 = 16
        while bits < 30, 1 << bits < UInt64(count) * 150 { bits += 1 }
        mask = 1 << bits - 1
        once = [UInt64](repeating: 0, count: Int(1 << bits / 64))
        twice = once
        var replay = Replay()
        let cursor = try GameCursor(db)
        while try cursor.next() != nil {
            games += 1
            replay.play(cursor, depth: depth)
            for key in replay.keys { add(key) }
        }
        once = []
    }

    @inline(__always)
    private mutating func add(_ key: UInt64) {
        let slot = key & mask
        let bit: UInt64 = 1 << (slot & 63)
        let word = Int(truncatingIfNeeded: slot >> 6)
        twice[word] |= once[word] & bit
        once[word] |= bit
    }

    @inline(__always)
    func mayHave(_ key: UInt64) -> Bool {
        let slot = key & mask
        return twice[Int(truncatingIfNeeded: slot >> 6)] >> (slot & 63) & 1 != 0
    }
}
