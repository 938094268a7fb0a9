/// The facts and the signature of a game in twenty bytes, which an import of a million games keeps in memory.
struct PackedGame: BitwiseCopyable {
    /// The signature's bits 0 to 31 and 32 to 63.
    private let low: (UInt32, UInt32)
    /// The signature's bits 64 to 95.
    private let high: UInt32
    /// The signature's bits 96 to 111, and above them the lowest 16 bits of the facts.
    private let middle: UInt32
    /// The facts' bits 16 to 47.
    private let rest: UInt32

    init(_ facts: GameFacts, _ signature: GameSignature) {
        low = (UInt32(truncatingIfNeeded: signature.low), UInt32(truncatingIfNeeded: signature.low >> 32))
        high = UInt32(truncatingIfNeeded: signature.high)
        middle =
            UInt32(truncatingIfNeeded: signature.high >> 32 & 0xFFFF)
            | UInt32(truncatingIfNeeded: facts.rawValue & 0xFFFF) << 16
        rest = UInt32(truncatingIfNeeded: facts.rawValue >> 16)
    }

    var facts: GameFacts { GameFacts(rawValue: UInt64(rest) << 16 | UInt64(middle >> 16)) }

    var signature: GameSignature {
        GameSignature(
            low: UInt64(low.1) << 32 | UInt64(low.0), high: UInt64(middle & 0xFFFF) << 32 | UInt64(high))
    }
}
