/// Base64 with padding (RFC 4648, section 4).
enum Base64 {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Returns the text of the bytes, four characters for each three of them.
    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let first = bytes[start]
            let second = start + 1 < bytes.count ? bytes[start + 1] : 0
            let third = start + 2 < bytes.count ? bytes[start + 2] : 0
            text.append(letters[Int(first >> 2)])
            text.append(letters[Int((first & 3) << 4 | second >> 4)])
            text.append(start + 1 < bytes.count ? letters[Int((second & 15) << 2 | third >> 6)] : UInt8(ascii: "="))
            text.append(start + 2 < bytes.count ? letters[Int(third & 63)] : UInt8(ascii: "="))
        }
        return text
    }
}
