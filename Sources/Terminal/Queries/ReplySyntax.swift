/// The syntax of the terminal's replies. Everything else that begins with Escape is a key.
/// Source: ECMA-48 for the forms; "XTerm Control Sequences" and the Kitty graphics protocol for the replies.
enum ReplySyntax {
    /// What the bytes since an Escape are.
    enum Match: Equatable {
        case reply(TerminalReply)
        /// The beginning of a reply, or of a key.
        case incomplete
        /// Not a reply.
        case typing
    }

    /// The most bytes of a reply. Longer ones are not replies.
    private static let longest = 512
    private static let escape: UInt8 = 0x1B
    private static let bell: UInt8 = 0x07

    /// - Parameters:
    ///   - bytes: The bytes from the first one after another reply or key; not empty.
    ///   - expectsCursor: Whether a cursor report is expected. It looks like F3 with Shift otherwise.
    static func match(_ bytes: [UInt8], expectsCursor: Bool) -> Match {
        guard bytes[0] == escape, bytes.count <= longest else { return .typing }
        guard bytes.count > 1 else { return .incomplete }
        let content = bytes[2...]
        return switch bytes[1] {
        case UInt8(ascii: "["): control(content, expectsCursor: expectsCursor)
        case UInt8(ascii: "]"): string(content, beginningWith: ["11;"], allowsBell: true) { operatingSystem($0) }
        case UInt8(ascii: "P"): string(content, beginningWith: ["1$r", "0$r", ">|"]) { device($0) }
        case UInt8(ascii: "_"):
            string(content, beginningWith: ["G"]) { $0.hasSuffix(";OK") ? .kittyGraphics(true) : .kittyGraphics(false) }
        default: .typing
        }
    }

    // MARK: Control sequences

    private static func control(_ bytes: ArraySlice<UInt8>, expectsCursor: Bool) -> Match {
        guard let last = bytes.last else { return .incomplete }
        guard (0x40...0x7E).contains(last) else { return (0x20...0x3F).contains(last) ? .incomplete : .typing }
        var text = String(decoding: bytes.dropLast(), as: UTF8.self)[...]
        let isPrivate = text.first == "?"
        if isPrivate { text = text.dropFirst() }
        let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        let known = numbers.compactMap(\.self)
        switch last {
        case UInt8(ascii: "c") where isPrivate: return .reply(.attributes(known))
        case UInt8(ascii: "S") where isPrivate: return graphics(numbers)
        case UInt8(ascii: "t") where known.count == numbers.count && known.count == 3:
            return switch known[0] {
            case 4: .reply(.areaSize(width: known[2], height: known[1]))
            case 6: .reply(.cellSize(width: known[2], height: known[1]))
            default: .reply(.other)
            }
        case UInt8(ascii: "R") where expectsCursor && !isPrivate && known.count == 2:
            return .reply(.cursorColumn(known[1]))
        default: return .typing
        }
    }

    /// `1;0;256`: a number of colours; `2;0;800;480`: a size; a second number other than 0 is a failure.
    private static func graphics(_ numbers: [Int?]) -> Match {
        guard numbers.count >= 3, numbers[1] == 0, let value = numbers[2] else { return .reply(.other) }
        if numbers[0] == 1 { return .reply(.sixelColors(value)) }
        guard numbers[0] == 2, numbers.count == 4, let height = numbers[3] else { return .reply(.other) }
        return .reply(.sixelSize(width: value, height: height))
    }

    // MARK: Strings

    /// A string that ends with `ESC \`, or with BEL.
    private static func string(
        _ bytes: ArraySlice<UInt8>, beginningWith prefixes: [String], allowsBell: Bool = false,
        reply: (String) -> TerminalReply
    ) -> Match {
        let isKnown = prefixes.contains { prefix in zip(bytes, prefix.utf8).allSatisfy { $0 == $1 } }
        guard isKnown else { return .typing }
        guard let end = bytes.firstIndex(where: { $0 < 0x20 || $0 == 0x7F }) else { return .incomplete }
        let text = String(decoding: bytes[..<end], as: UTF8.self)
        if allowsBell, bytes[end] == bell { return .reply(reply(text)) }
        guard bytes[end] == escape else { return .typing }
        guard end + 1 < bytes.endIndex else { return .incomplete }
        return bytes[end + 1] == UInt8(ascii: "\\") ? .reply(reply(text)) : .typing
    }

    /// `11;rgb:1e1e/1e1e/1e1e`, with one to four digits a channel; `rgba` has a fourth channel.
    private static func operatingSystem(_ text: String) -> TerminalReply {
        guard let colon = text.firstIndex(of: ":"), text[..<colon].dropFirst(3).hasPrefix("rgb") else { return .other }
        let channels = text[text.index(after: colon)...].split(separator: "/").map(channel)
        guard channels.count >= 3, let red = channels[0], let green = channels[1], let blue = channels[2] else {
            return .other
        }
        return .background(RGBColor(red << 16 | green << 8 | blue))
    }

    /// The eight bits of a channel of one to four hexadecimal digits.
    private static func channel(_ digits: Substring) -> UInt32? {
        guard (1...4).contains(digits.count), let value = UInt32(digits, radix: 16) else { return nil }
        return value * 255 / (1 << (4 * UInt32(digits.count)) - 1)
    }

    /// `1$r0;48:2:1:2:3m`, or the name of the terminal.
    private static func device(_ text: String) -> TerminalReply {
        text.hasPrefix("1$r") && text.hasSuffix("m") ? .rendition(String(text.dropFirst(3).dropLast())) : .other
    }
}
