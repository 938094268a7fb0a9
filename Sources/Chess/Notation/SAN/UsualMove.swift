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
