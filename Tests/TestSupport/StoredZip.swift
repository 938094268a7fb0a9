/// Reads a ZIP archive whose files are not compressed.
public enum StoredZip {
    /// The files by their names; nil when the archive is damaged. Each file is found through the directory at the end,
    /// and its sizes and its checksum are compared in both places.
    public static func files(_ bytes: [UInt8]) -> [String: [UInt8]]? {
        func number(_ place: Int, _ count: Int) -> Int {
            (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
        }
        let end = bytes.count - 22
        guard end >= 0, number(end, 4) == 0x0605_4B50 else { return nil }
        var files: [String: [UInt8]] = [:]
        var place = number(end + 16, 4)
        guard place + number(end + 12, 4) == end else { return nil }
        for _ in 0..<number(end + 10, 2) {
            guard number(place, 4) == 0x0201_4B50, number(place + 10, 2) == 0 else { return nil }
            let (size, nameSize) = (number(place + 24, 4), number(place + 28, 2))
            let local = number(place + 42, 4)
            guard number(local, 4) == 0x0403_4B50, number(local + 22, 4) == size, number(local + 18, 4) == size,
                number(local + 14, 4) == number(place + 16, 4), number(local + 26, 2) == nameSize
            else { return nil }
            let start = local + 30 + nameSize
            let content = Array(bytes[start..<start + size])
            guard checksum(content) == number(place + 16, 4) else { return nil }
            files[String(decoding: bytes[place + 46..<place + 46 + nameSize], as: UTF8.self)] = content
            place += 46 + nameSize + number(place + 30, 2) + number(place + 32, 2)
        }
        return place == end ? files : nil
    }

    /// CRC-32, bit by bit.
    private static func checksum(_ bytes: [UInt8]) -> Int {
        var state: UInt32 = ~0
        for byte in bytes {
            state ^= UInt32(byte)
            for _ in 0..<8 { state = state & 1 == 1 ? state >> 1 ^ 0xEDB8_8320 : state >> 1 }
        }
        return Int(~state)
    }
}
