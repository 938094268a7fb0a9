/// The code of a Swift source file without its comments and without the contents of its string literals.
///
/// A scanner for this package's own layout, not a parser: it knows nested comments, raw and multi-line strings and
/// interpolations, which it leaves out too.
struct SwiftCode {
    /// One for each line of the file.
    let lines: [String]

    private enum State {
        case code
        case lineComment
        case blockComment(depth: Int)
        case string(hashes: Int, isMultiline: Bool)
        case interpolation(parentheses: Int)
    }

    init(_ text: String) {
        let bytes = [UInt8](text.utf8)
        var code: [UInt8] = []
        var states: [State] = [.code]
        var index = 0

        func has(_ word: String, at offset: Int) -> Bool { bytes[offset...].starts(with: word.utf8) }
        func has(_ first: Unicode.Scalar, _ second: Unicode.Scalar, at offset: Int) -> Bool {
            bytes[offset] == UInt8(ascii: first) && offset + 1 < bytes.count
                && bytes[offset + 1] == UInt8(ascii: second)
        }

        while index < bytes.count {
            let byte = bytes[index]
            var length = 1
            switch states.last ?? .code {
            case .code, .interpolation:
                if has("/", "/", at: index) {
                    states.append(.lineComment)
                } else if has("/", "*", at: index) {
                    states.append(.blockComment(depth: 1))
                    length = 2
                } else if let (hashes, isMultiline) = Self.quote(in: bytes, at: index) {
                    states.append(.string(hashes: hashes, isMultiline: isMultiline))
                    length = hashes + (isMultiline ? 3 : 1)
                } else if case .interpolation(let parentheses) = states.last {
                    let depth = parentheses + (byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0)
                    states.removeLast()
                    if depth > 0 { states.append(.interpolation(parentheses: depth)) }
                } else if byte != UInt8(ascii: "\n") {
                    code.append(byte)
                }
            case .lineComment:
                if byte == UInt8(ascii: "\n") { states.removeLast() }
            case .blockComment(let depth):
                let change = has("/", "*", at: index) ? 1 : has("*", "/", at: index) ? -1 : 0
                if change != 0 {
                    states.removeLast()
                    if depth + change > 0 { states.append(.blockComment(depth: depth + change)) }
                    length = 2
                }
            case .string where byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\""):
                break
            case .string(let hashes, let isMultiline):
                let marks = String(repeating: "#", count: hashes)
                if has("\\" + marks + "(", at: index) {
                    states.append(.interpolation(parentheses: 1))
                    length = hashes + 2
                } else if has("\\" + marks, at: index) {
                    length = hashes + 2
                } else if has((isMultiline ? "\"\"\"" : "\"") + marks, at: index) {
                    states.removeLast()
                    length = hashes + (isMultiline ? 3 : 1)
                }
            }
            for offset in index..<min(index + length, bytes.count) where bytes[offset] == UInt8(ascii: "\n") {
                code.append(UInt8(ascii: "\n"))
            }
            index += length
        }
        lines = String(decoding: code, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    /// The opening mark of a string literal, `"`, `"""` or one of them after `#`; nil at other characters.
    private static func quote(in bytes: [UInt8], at index: Int) -> (hashes: Int, isMultiline: Bool)? {
        var start = index
        while start < bytes.count, bytes[start] == UInt8(ascii: "#") { start += 1 }
        guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
        return (start - index, bytes[start...].starts(with: "\"\"\"".utf8))
    }
}
