/// What the position index stores of a game, in 24 bytes.
struct IndexedGame: BitwiseCopyable {
    /// The facts, and the low sixteen bits of the number.
    private let head: UInt64
    private let pawns: UInt64
    /// The counts of men, and the high sixteen bits of the number.
    private let tail: UInt64

    static let size = 24

    /// - Parameter number: the ID of the game, less the first ID of the segment.
    init(number: UInt32, _ facts: GameFacts, _ outline: GameOutline) {
        head = facts.rawValue | UInt64(number & 0xFFFF) << 48
        pawns = outline.pawns
        tail = outline.men | UInt64(number >> 16) << 48
    }

    var number: UInt32 { UInt32(head >> 48) | UInt32(tail >> 48) << 16 }
    /// None when the game was removed.
    var facts: GameFacts { GameFacts(rawValue: head & Self.mask) }
    var outline: GameOutline { GameOutline(pawns: pawns, men: tail & Self.mask) }

    private static let mask: UInt64 = 1 << 48 - 1

    // MARK: - Bytes

    /// Reads a game; the three numbers have eight bytes each, the least significant first.
    init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
        func number(_ place: Int) -> UInt64 {
            let offset = index * Self.size + 8 * place
            return UInt64(
                littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        head = number(0)
        pawns = number(1)
        tail = number(2)
    }

    func append(to bytes: inout [UInt8]) {
        for number in [head, pawns, tail] {
            for byte in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * byte))) }
        }
    }

    /// The game without its facts.
    var removed: IndexedGame { IndexedGame(number: number, .none, outline) }
}
