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
    fileprivate func byte(_ index: Int) -> UInt64 { bytes &>> UInt64(truncatingIfNeeded: 8 &* index) & 0xFF }
}

/// What the text of a usual move says, without a look at the board.
struct UsualMove {
    /// The raw value of the `PieceKind`.
    let kind: Int
    let to: Int
    /// The squares on which the piece may stand.
    let starts: UInt64
    let isPawnCapture: Bool

    /// The letters of the kinds by their raw values, eight bits each; 0 for the pawn.
    private static let letters: UInt64 = 0x4B51_5242_4E00
    /// The kinds by four bits of their letters, four bits each.
    private static let kinds: UInt64 = 0x34_1050_0020

    /// Nil for text that the full reader must read.
    @inline(__always)
    init?(_ word: MoveWord, _ tables: AttackTables) {
        let last = word.byte(word.count &- 1)
        let isCheck = last == UInt64(UInt8(ascii: "+")) || last == UInt64(UInt8(ascii: "#"))
        let count = word.count &- (isCheck ? 1 : 0)
        guard count >= 2 else { return nil }
        let file = word.byte(count &- 2) &- UInt64(UInt8(ascii: "a"))
        let rank = word.byte(count &- 1) &- UInt64(UInt8(ascii: "1"))
        guard file | rank < 8 else { return nil }
        to = Int(truncatingIfNeeded: rank &* 8 &+ file)

        let first = word.byte(0)
        let x = UInt64(UInt8(ascii: "x"))
        let ownFile = first &- UInt64(UInt8(ascii: "a"))
        if ownFile < 8 {
            guard count == 2 || count == 4 && word.byte(1) == x else { return nil }
            kind = 0
            isPawnCapture = count == 4
            starts = UInt64.fileA &<< ownFile
            return
        }
        let kind = Self.kinds &>> (first &<< 1 & 60) & 7
        guard Self.letters &>> (8 &* kind) & 0xFF == first else { return nil }
        self.kind = Int(truncatingIfNeeded: kind)
        isPawnCapture = false
        // Nothing, a file or a rank, and optionally `x` are between the letter and the target square.
        let second = count == 3 ? x : word.byte(1)
        if count != 3, count != 4 {
            guard count == 5, word.byte(2) == x, second != x else { return nil }
        }
        starts = tables.starts[Int(truncatingIfNeeded: second)]
    }
}
