import Chess

/// Which positions a game may have reached, in fourteen bytes: a bit is set for each value that one of the features of its
/// positions (`PositionFeatures`) had during the game. A game that does not have the bits of all features of a position has
/// never reached it, which leaves few games to be replayed in the search for a late position.
///
/// Values of the initial position have no bit, as nearly every game has them. Two values may share a bit.
struct GameSignature: Equatable {
    /// Bits 0 to 63.
    private(set) var low: UInt64 = 0
    /// The bits from 64 on.
    private(set) var high: UInt64 = 0

    /// The number of bits. More would not leave fewer games: those that remain have had the same features at different times.
    static let bits = 112

    init() {}

    /// The bits that a game which reached the position has.
    init(of position: borrowing Position) {
        var recorder = Recorder()
        recorder.add(position)
        self = recorder.signature
    }

    /// Whether a game with this signature may have reached a position with the other one.
    func contains(_ other: GameSignature) -> Bool { other.low & ~low == 0 && other.high & ~high == 0 }

    /// - Parameter bit: below `bits`.
    mutating func insert(_ bit: Int) {
        if bit < 64 { low |= 1 << UInt64(bit) } else { high |= 1 << UInt64(bit - 64) }
    }

    /// Calls `body` with the number of each bit that is set, in ascending order.
    @inline(__always)
    func forEachBit(_ body: (Int) throws -> Void) rethrows {
        var low = low
        var high = high
        while low != 0 {
            try body(low.trailingZeroBitCount)
            low &= low - 1
        }
        while high != 0 {
            try body(64 + high.trailingZeroBitCount)
            high &= high - 1
        }
    }

    // MARK: - Recording

    /// Records a game position by position.
    struct Recorder {
        private(set) var signature = GameSignature()
        private var last = PositionFeatures.initial
        private let initial = PositionFeatures.initial
        private var isFirst = true

        /// Adds the next position, beginning with the first one.
        @inline(__always)
        mutating func add(_ position: borrowing Position) {
            // Only captures and moves of pawns, which set the clock to 0, change a feature.
            if isFirst { addFeatures(PositionFeatures(position)) }
            if position.halfmoveClock == 0 { addFeatures(PositionFeatures(position)) }
            isFirst = false
        }

        private mutating func addFeatures(_ features: PositionFeatures) {
            for index in 0..<PositionFeatures.count where features.values[index] != last.values[index] {
                guard features.values[index] != initial.values[index] else { continue }
                signature.insert(Self.bit(of: index, features.values[index]))
            }
            last = features
        }

        /// The bit of a value of a feature: a hash, which is stored and must not change.
        private static func bit(of feature: Int, _ value: UInt64) -> Int {
            var hash = (value &+ 0x9E37_79B9_7F4A_7C15 &* UInt64(feature + 1)) &* 0xD6E8_FEB8_6659_FD93
            hash = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
            return Int(truncatingIfNeeded: hash.multipliedFullWidth(by: UInt64(bits)).high)
        }
    }
}
