/// Building comments, and changing their text and shapes.
extension Comment {
    /// Creates a comment from its parts: the text, then the shapes.
    ///
    /// ```swift
    /// if var comment = Comment(text: "The plan.", shapes: [Shape(.green, .arrow(from: .c2, to: .c4))]) {
    ///     print(comment.raw)  // The plan. [%cal Gc2c4]
    ///     comment.text = "Space!"
    ///     comment.shapes.append(Shape(.red, .circle(.d5)))
    ///     print(comment.raw)  // Space! [%csl Rd5][%cal Gc2c4]
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text for the reader. White space and line ends become single blanks.
    ///   - shapes: The circles and arrows.
    /// - Returns: nil if the text contains a command such as `[%clk 0:05:00]`; use `init(_:)` for such texts.
    public init?(text: String, shapes: [Shape] = []) {
        self.init(read: "")
        guard replaceText(text) else { return nil }
        self.shapes = shapes
    }

    /// Replaces the text between the commands. Commands before the first word stay before the text, the others follow it.
    ///
    /// - Returns: false, without a change, if the comment would not be read as this text and its commands.
    mutating func replaceText(_ text: String) -> Bool {
        var folding = FoldedText()
        text.utf8.forEach { folding.append($0) }
        let text = folding.string
        var (before, after) = ("", "")
        var hasText = false
        scan { byte in
            hasText = hasText || byte > 0x20
        } command: { command in
            if command.invalidShape != nil {
                hasText = true
            } else if hasText {
                after += command.raw
            } else {
                before += command.raw
            }
        }
        var raw = [before, text, after].filter { !$0.isEmpty }.joined(separator: " ")
        // A comment with a brace cannot have line ends, and the text has none.
        if raw.utf8.contains(UInt8(ascii: "}")) {
            raw = String(decoding: raw.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self)
        }
        let changed = Comment(read: raw)
        guard changed.text == text, changed.readableCommands == readableCommands else { return false }
        self = changed
        return true
    }

    /// The names and arguments of the commands, without those for shapes that cannot be read.
    private var readableCommands: [[String]] {
        var commands: [[String]] = []
        scan { _ in
        } command: { command in
            guard command.invalidShape == nil else { return }
            commands.append([command.name] + command.argument.split(whereSeparator: \.isWhitespace).map(String.init))
        }
        return commands
    }

    /// Puts a command, or several, in the place of the first of those to replace, or else at the end.
    ///
    /// - Parameters:
    ///   - isReplaced: Whether a command is removed or replaced; called once for each, in their order.
    ///   - new: The new command; empty to remove the old ones.
    mutating func replaceCommands(where isReplaced: (CommentCommand) -> Bool, with new: String) {
        var bytes: [UInt8] = []
        var isWritten = new.isEmpty
        var isUnclosed = false
        scan { byte in
            isUnclosed = isUnclosed || byte == UInt8(ascii: "%") && bytes.last == UInt8(ascii: "[")
            bytes.append(byte)
        } command: { old in
            guard isReplaced(old) else { return bytes.append(contentsOf: old.raw.utf8) }
            if !isWritten { bytes.append(contentsOf: new.utf8) }
            isWritten = true
        }
        if isWritten {
            raw = String(decoding: bytes, as: UTF8.self)
        } else if isUnclosed {
            // The new command would close the one that is open.
            raw = new + " " + String(decoding: bytes, as: UTF8.self)
        } else {
            let gap = bytes.last.map { $0 > 0x20 } ?? false ? " " : ""
            raw = String(decoding: bytes, as: UTF8.self) + gap + new
        }
    }
}

/// Text whose white space and control characters become single blanks, without any at its ends.
struct FoldedText {
    private var bytes: [UInt8] = []
    private var hasGap = false

    /// Appends a byte of UTF-8.
    mutating func append(_ byte: UInt8) {
        guard byte > 0x20 else {
            hasGap = true
            return
        }
        if hasGap, !bytes.isEmpty { bytes.append(0x20) }
        hasGap = false
        bytes.append(byte)
    }

    var string: String { String(decoding: bytes, as: UTF8.self) }
}
