/// An author's comment on a move, including commands written by programs.
///
/// ```swift
/// if let comment = Comment("[%cal Gc2c4,Rd8d4] The plan.[%clk 0:05:00]") {
///     print(comment.text)  // The plan.
///     print(comment.shapes.map(\.description), comment.clock ?? .zero)  // ["Gc2c4", "Rd8d4"] 300.0 seconds
/// }
/// ```
public struct Comment: Hashable, Sendable {
    /// The comment as written between the braces, byte for byte. It is text from a file: never print it unescaped.
    public internal(set) var raw: String

    /// Creates a comment; nil if no file can contain the text: one with both `}`, which ends a comment in braces, and a
    /// line end, which ends one after `;`.
    public init?(_ raw: String) {
        guard !raw.utf8.contains(UInt8(ascii: "}")) || !raw.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
            return nil
        }
        self.init(read: raw)
    }

    /// Creates a comment that a file contains.
    init(read raw: String) {
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
    ///
    /// Setting it keeps the commands: those before the text stay before it, the others follow. A text that contains a
    /// command has no spelling, and setting it changes nothing; see `init(text:shapes:)`.
    public var text: String {
        get {
            var folding = FoldedText()
            scan { byte in
                folding.append(byte)
            } command: { command in
                guard command.invalidShape == nil else { return command.raw.utf8.forEach { folding.append($0) } }
                folding.append(0x20)
            }
            return folding.string
        }
        set { _ = replaceText(newValue) }
    }

    /// The circles (`[%csl …]`) and arrows (`[%cal …]`) in the order written; invalid shapes are skipped, see
    /// `shapeFaults`.
    ///
    /// Setting it replaces all commands for shapes, also those that cannot be read, by one for the circles and one for the
    /// arrows, in the place of the first or else at the end.
    public var shapes: [Shape] {
        get {
            var shapes: [Shape] = []
            scan { _ in
            } command: { command in
                if command.isShapes { shapes += command.shapeParts.compactMap { Shape($0) } }
            }
            return shapes
        }
        set { replaceCommands(where: \.isShapes, with: newValue.commands) }
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
