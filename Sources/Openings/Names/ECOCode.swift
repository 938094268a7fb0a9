/// A code of the Encyclopaedia of Chess Openings: a volume, A to E, and two digits; 500 of them.
///
/// The order (`<`) is the encyclopaedia's: A00 first, E99 last.
public struct ECOCode: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// 0 for A00 … 499 for E99.
    public let index: Int

    /// A code such as `B90`, in capitals; nil for anything else, also for one with a suffix (`B90a`).
    public init?(_ text: some StringProtocol) {
        self.init(utf8: Array(text.utf8).span)
    }

    /// The same from UTF-8 bytes.
    init?(utf8 bytes: Span<UInt8>) {
        guard bytes.count == 3 else { return nil }
        let volume = Int(bytes[0]) - Int(UInt8(ascii: "A"))
        let tens = Int(bytes[1]) - Int(UInt8(ascii: "0"))
        let ones = Int(bytes[2]) - Int(UInt8(ascii: "0"))
        guard 0..<5 ~= volume, 0..<10 ~= tens, 0..<10 ~= ones else { return nil }
        index = volume * 100 + tens * 10 + ones
    }

    /// The number of codes.
    static let count = 500

    /// `B90`.
    public var description: String {
        let volume = Unicode.Scalar(UInt8(ascii: "A") + UInt8(index / 100))
        return "\(volume)\(index / 10 % 10)\(index % 10)"
    }

    public static func < (a: ECOCode, b: ECOCode) -> Bool { a.index < b.index }
}
