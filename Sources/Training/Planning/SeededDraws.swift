/// The random numbers of a simulation. Each answer has a number of its own, which does not depend on what else is simulated:
/// a plan with more minutes differs by the additional answers only.
///
/// Source of the generator: SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, *Fast splittable pseudorandom number
/// generators*, 2014). The `answer`th answer to a card, counted from 1, uses the output number `card × 65,536 + answer` of
/// the sequence that begins with `seed`, counted from 1; its upper 53 bits are the digits of the share.
struct SeededDraws {
    let seed: UInt64

    private static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Returns a number from 0 up to 1, excluding 1.
    func share(card: CardID, answer: Int) -> Double {
        let place = UInt64(bitPattern: card.rawValue) << 16 &+ UInt64(answer)
        var bits = seed &+ place &* Self.increment
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        return Double(bits >> 11) * 0x1p-53
    }
}
