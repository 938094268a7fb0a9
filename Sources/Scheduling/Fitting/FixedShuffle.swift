/// A sequence of numbers that looks random and is always the same, to mix the order of reviews.
///
/// Source: SplitMix64; Steele, Lea and Flood, *Fast splittable pseudorandom number generators* (2014).
struct FixedShuffle: RandomNumberGenerator {
    private var counter: UInt64 = 0

    mutating func next() -> UInt64 {
        counter &+= 0x9E37_79B9_7F4A_7C15
        var mixed = counter
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
