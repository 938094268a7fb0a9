/// Reads numbers and counted bytes as `[UInt8].append(varint:)` writes them. In damaged bytes everything is nil.
public struct VarintReader: Sendable {
    private let bytes: [UInt8]
    /// The index of the next byte.
    public private(set) var index: Int
    private let end: Int

    /// Reads all of the bytes.
    public init(_ bytes: [UInt8]) { self.init(bytes, bytes.indices) }

    /// Reads a part of the bytes.
    public init(_ bytes: [UInt8], _ part: Range<Int>) {
        self.bytes = bytes
        index = part.lowerBound
        end = part.upperBound
    }

    /// Whether no byte is left.
    public var isAtEnd: Bool { index >= end }

    /// Reads the next number.
    public mutating func number() -> UInt64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while index < end, shift < 63 {
            let byte = bytes[index]
            index += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        return nil
    }

    /// Reads a number with a fixed number of bytes, the highest first.
    public mutating func number(bytes count: Int) -> UInt64? {
        guard end - index >= count else { return nil }
        var value: UInt64 = 0
        for byte in bytes[index..<(index + count)] { value = value << 8 | UInt64(byte) }
        index += count
        return value
    }

    /// Returns the next bytes and steps over them.
    public mutating func part(_ count: UInt64) -> ArraySlice<UInt8>? {
        guard count <= UInt64(end - index) else { return nil }
        defer { index += Int(count) }
        return bytes[index..<(index + Int(count))]
    }

    /// Reads counted bytes; nil also when nil was written.
    public mutating func counted() -> ArraySlice<UInt8>? {
        guard let count = number(), count > 0 else { return nil }
        return part(count - 1)
    }

    /// Reads a counted text; nil also when nil was written.
    public mutating func text() -> String? {
        counted().map { part in part.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) } }
    }

    /// Reads the texts that `append(texts:)` writes; nil if the bytes end before.
    public mutating func texts() -> [String]? {
        guard let count = number() else { return nil }
        var texts: [String] = []
        for _ in 0..<count {
            guard let text = text() else { return nil }
            texts.append(text)
        }
        return texts
    }
}
