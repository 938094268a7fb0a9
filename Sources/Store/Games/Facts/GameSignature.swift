import Chess

/// Which positions a game may have reached, in fourteen bytes: a bit is set for each value that one of the features of its
/// positions (`PositionFeatures`) had during the game. A game that does not have the bits of all features of a position has
/// never reached it, which leaves few games to be replayed in the search for a late position.
///
/// Values of the initial position have no bit, as nearly every game has them. Other values share the bits of their feature
/// (`SignatureHash`).
struct GameSignature: Equatable {
    /// Bits 0 to 63.
    private(set) var low: UInt64 = 0
    /// The bits from 64 on.
    private(set) var high: UInt64 = 0

    /// The number of bits: what the size of the position index, at most 95 bytes a game, has room for.
    static let bits = 112

    init() {}

    /// The signature with these bits.
    init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// The bits that a game which reached the position has.
    init(of position: borrowing Position) {
        let features = PositionFeatures(position)
        for index in 0..<PositionFeatures.count where features.values[index] != PositionFeatures.initial.values[index] {
            insert(SignatureHash.shared.bit(of: index, features.values[index]))
        }
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

    /// Records a game by the men after each ply that changes a feature.
    struct Recorder {
        private(set) var signature: GameSignature
        /// Of the last position.
        private var features: PositionFeatures
        private let initial = PositionFeatures.initial
        private let hash = SignatureHash.shared

        /// - Parameter start: The first position.
        init(_ start: borrowing Position) {
            // Nearly all games begin in the initial position, whose features have no bit.
            let isInitial = start == .initial
            signature = isInitial ? GameSignature() : GameSignature(of: start)
            features = isInitial ? initial : PositionFeatures(start)
        }

        /// Adds a position by its men. Only captures and moves of pawns change a feature.
        mutating func add(_ men: PawnsAndPieces) {
            var changed = features.update(men)
            while changed != 0 {
                let feature = changed.trailingZeroBitCount
                changed &= changed - 1
                let value = features.values[feature]
                if value != initial.values[feature] { signature.insert(hash.bit(of: feature, value)) }
            }
        }
    }
}
