/// A random number generator with a seed, so that every random game and input is reproducible.
///
/// The algorithm is SplitMix64. Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014;
/// the three constants are the published ones.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var counter: UInt64

    public init(seed: UInt64) { counter = seed }

    public mutating func next() -> UInt64 {
        counter &+= 0x9E37_79B9_7F4A_7C15
        var mixed = counter
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// Returns a number in `0..<limit`; `limit` must be at least 1.
    public mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

    /// Returns true with probability 1/`times`.
    public mutating func isLucky(oneIn times: Int) -> Bool { below(times) == 0 }

    /// Returns a random element of a collection, which must not be empty.
    public mutating func pick<C: RandomAccessCollection>(_ choices: C) -> C.Element {
        choices[choices.index(choices.startIndex, offsetBy: below(choices.count))]
    }
}
