extension [UInt8] {
    /// Appends a move in two bytes, least significant first (`Position.storedMove(_:)`).
    @inlinable public mutating func append(stored move: UInt16) {
        append(UInt8(truncatingIfNeeded: move))
        append(UInt8(truncatingIfNeeded: move >> 8))
    }
}
