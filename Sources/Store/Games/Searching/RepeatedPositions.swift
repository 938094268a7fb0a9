import Chess
import GRDB

/// The positions that may occur twice: a hash table with two bits per slot and no keys. A repeated position is always
/// found; one that occurs once may be reported, too, if it shares its slot.
struct RepeatedPositions {
    private(set) var games = 0
    /// A bit for each slot, set by the first and by the second occurrence. Two bits per position fit into the cache of a
    /// core.
    private var once: [UInt64]
    private var twice: [UInt64]
    private let mask: UInt64

    /// Reads all games.
    ///
    /// - Parameter depth: the number of plies of each game.
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
    func mayContain(_ key: UInt64) -> Bool {
        let slot = key & mask
        return twice[Int(truncatingIfNeeded: slot >> 6)] >> (slot & 63) & 1 != 0
    }
}
