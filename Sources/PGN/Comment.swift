/// An author's comment on a move, including commands written by programs.
///
/// ```swift
/// let comment = Comment("[%cal Gc2c4,Rd8d4] The plan.[%clk 0:05:00]")
/// print(comment.text)  // The plan.
/// print(comment.shapes.map(\.description), comment.clock ?? "none")  // ["Gc2c4", "Rd8d4"] 0:05:00
/// ```
public struct Comment: Hashable, Sendable {
    /// The comment as written between the braces, byte for byte. It is text from a file: never print it unescaped.
    public let raw: String

    /// Creates a comment from any text; the writer handles braces and line ends.
    public init(_ raw: String) {
        self.raw = raw
    }

    /// Compares byte for byte, not by Unicode equivalence.
    public static func == (left: Comment, right: Comment) -> Bool {
        left.raw.utf8.elementsEqual(right.raw.utf8)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(raw)  // equal bytes have equal hashes; canonically equivalent text may too
    }

    /// The text for the user: commands such as `[%clk 0:05:00]` are removed, white space and line ends become single
    /// blanks, and the ends are trimmed. A command for shapes that cannot be read stays; see `shapeFaults`. Computed at
    /// each access, O(length).
    public var text: String {
        var folded: [UInt8] = []
        var gap = false
        func append(_ byte: UInt8) {
            if byte <= 0x20 {
                gap = true
            } else {
                if gap, !folded.isEmpty { folded.append(0x20) }
                gap = false
                folded.append(byte)
            }
        }
        scan { byte in
            append(byte)
        } command: { command in
            guard command.invalidShape == nil else { return command.raw.utf8.forEach(append) }
            gap = true
        }
        return String(decoding: folded, as: UTF8.self)
    }

    /// The circles (`[%csl …]`) and arrows (`[%cal …]`) in the order written; invalid shapes are skipped, see
    /// `shapeFaults`.
    public var shapes: [Shape] {
        var shapes: [Shape] = []
        scan { _ in
        } command: { command in
            if command.isShapes { shapes += command.shapeParts.compactMap { Shape($0) } }
        }
        return shapes
    }

    /// The argument of the first `[%eval …]`, as written: `0.17`, `#-3`, `1.2,20`.
    public var evaluation: String? { argument(of: "eval") }

    /// The argument of the first `[%clk …]`, as written: `0:05:00`.
    public var clock: String? { argument(of: "clk") }

    private func argument(of name: String) -> String? {
        var result: String?
        scan { _ in
        } command: { command in
            if command.name == name, result == nil { result = command.argument }
        }
        return result
    }

    /// Scans the comment once and reports each byte of text and each command.
    func scan(text: (UInt8) -> Void, command: (CommentCommand) -> Void) {
        let bytes = Array(raw.utf8)
        var index = 0
        // After the last closing bracket no command can close, so one search is enough.
        let lastClose = bytes.lastIndex(of: UInt8(ascii: "]")) ?? -1
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "["), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "%"),
                index < lastClose, let close = bytes[index...].firstIndex(of: UInt8(ascii: "]"))
            else {
                text(bytes[index])
                index += 1
                continue
            }
            command(CommentCommand(bytes[index...close]))
            index = close + 1
        }
    }
}
