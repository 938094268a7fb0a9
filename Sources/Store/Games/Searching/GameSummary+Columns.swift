import PGN

/// The values of the columns of a game, as statistics read them.
extension GameSummary {
    static func result(_ text: UnsafeBufferPointer<UInt8>) -> GameResult {
        guard text.count >= 2 else { return .unknown }
        switch (text[0], text[1]) {
        case (UInt8(ascii: "1"), UInt8(ascii: "-")): return .whiteWins
        case (UInt8(ascii: "0"), UInt8(ascii: "-")): return .blackWins
        case (UInt8(ascii: "1"), UInt8(ascii: "/")): return .draw
        default: return .unknown
        }
    }

    static func rating(_ number: Int64) -> UInt16 { min(UInt16(clamping: max(number, 0)), greatestNumber) }

    /// Returns the year of a date; 0 when unknown.
    static func year(_ text: UnsafeBufferPointer<UInt8>) -> UInt16 {
        guard text.count >= 4 else { return 0 }
        var year: UInt16 = 0
        for digit in text[..<4] {
            guard digit >= 0x30, digit <= 0x39 else { return 0 }
            year = year * 10 + UInt16(digit - 0x30)
        }
        return year
    }
}
