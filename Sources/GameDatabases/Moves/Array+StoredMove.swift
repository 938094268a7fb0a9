extension [UInt8] {
    /// Writes moves in two bytes each.
    public init(stored moves: [UInt16]) {
        #if _endian(little)
        self = moves.withUnsafeBytes { Array($0) }
        #else
        self = []
        reserveCapacity(2 * moves.count)
        for move in moves { append(stored: move) }
        #endif
    }

    /// Appends a move in two bytes, least significant first (`Position.storedMove(_:)`).
    @inlinable public mutating func append(stored move: UInt16) {
        append(UInt8(truncatingIfNeeded: move))
        append(UInt8(truncatingIfNeeded: move >> 8))
    }
}
