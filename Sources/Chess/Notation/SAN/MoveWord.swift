/// The text of a move in one machine word, as a reader of files finds it.
package struct MoveWord {
    @usableFromInline let bytes: UInt64
    /// The number of bytes.
    @usableFromInline let count: Int

    /// - Parameters:
    ///   - bytes: The text, its first byte in the lowest eight bits; the bits above it mean nothing.
    ///   - count: The number of bytes, 2 to 7. All must be ASCII.
    @inlinable package init(bytes: UInt64, count: Int) {
        self.bytes = bytes
        self.count = count
    }

    /// Whether the text is `O-O`, or `O-O-O` (false), with or without a check sign; nil for any other text.
    var castlesKingSide: Bool? {
        let isCheck = byte(count &- 1) == UInt64(UInt8(ascii: "+")) || byte(count &- 1) == UInt64(UInt8(ascii: "#"))
        switch count &- (isCheck ? 1 : 0) {
        case 3 where bytes & 0xFF_FFFF == 0x4F2D4F: return true
        case 5 where bytes & 0xFF_FFFF_FFFF == 0x4F_2D4F_2D4F: return false
        default: return nil
        }
    }

    @inline(__always)
    func byte(_ index: Int) -> UInt64 { bytes &>> UInt64(truncatingIfNeeded: 8 &* index) & 0xFF }
}
