/// An occurrence without the bits of its key that its bin has, in twelve bytes.
struct PackedOccurrence: BitwiseCopyable {
    private let low: UInt32
    private let high: UInt32
    /// The distance of the game from the first one of a page, and the move.
    private let rest: UInt32

    /// The greatest distance of a game from the first one of a page.
    static let greatestDistance: UInt32 = 0xFFFF

    /// - Parameters:
    ///   - first: the first game of a page, at most `greatestDistance` before the game.
    ///   - bits: the number of bits of the key that the bin has, at least 2.
    @inline(__always)
    init(_ occurrence: Occurrence, from first: UInt32, _ bits: UInt64) {
        let key = occurrence.key &<< bits | (occurrence.isBlack ? 1 : 0) | (occurrence.isEarly ? 2 : 0)
        low = UInt32(truncatingIfNeeded: key)
        high = UInt32(truncatingIfNeeded: key &>> 32)
        rest = (occurrence.game &- first) &<< 16 | UInt32(occurrence.move)
    }

    /// The bits of the key after those of the bin, in the highest bits. The lowest two are what an occurrence has beside it.
    @inline(__always)
    var key: UInt64 { UInt64(high) &<< 32 | UInt64(low) }

    /// Returns the game.
    @inline(__always)
    func game(from first: UInt32) -> UInt32 { first &+ rest &>> 16 }

    /// Returns the occurrence.
    ///
    /// - Parameter game: the number that its game gets.
    @inline(__always)
    func unpacked(_ bin: Int, _ game: UInt32, _ bits: UInt64) -> Occurrence {
        Occurrence(
            key: UInt64(bin) &<< (64 &- bits) | key &>> bits, game: game, move: UInt16(truncatingIfNeeded: rest),
            isBlack: key & 1 == 1, isEarly: key & 2 == 2)
    }
}
