import Foundation

/// Whether the long runs were asked for by `PREP_LONG=1`.
enum Long {
    static let isAsked = ProcessInfo.processInfo.environment["PREP_LONG"] == "1"
}

/// Dice with a seed, so that a random game can be had again.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
