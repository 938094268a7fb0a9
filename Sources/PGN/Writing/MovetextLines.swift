/// Breaks words into lines shorter than 80 columns. Comments are never broken; lines break around them.
struct MovetextLines {
    /// The maximum number of columns in a line (PGN standard, 8.2.1: less than 80).
    private static let width = 79

    private var bytes: [UInt8] = []
    /// The used columns of the current line, in Unicode scalars.
    private var column = 0
    /// The current word, and the number of closing brackets at its end.
    private var word: [UInt8] = []
    private var brackets = 0
    private var isComment = false
    /// Whether nothing may follow the word on its line.
    private var endsLine = false

    /// Begins a word.
    mutating func begin(_ text: String) {
        flush()
        word.append(contentsOf: text.utf8)
    }

    /// Appends to the word without a blank, or begins a word if there is none.
    mutating func attach(_ text: String) {
        word.append(contentsOf: text.utf8)
    }

    /// Appends a closing bracket to the word, or begins a new word if the line would become too long. After a comment
    /// that is itself too long, a few more brackets do not matter.
    mutating func close() {
        let isFull = !word.isEmpty && Self.columns(lastLine) >= Self.width
        if endsLine || (isFull && (brackets >= 8 || !isComment)) { flush() }
        word.append(UInt8(ascii: ")"))
        brackets += 1
    }

    /// Writes a comment as a word of its own, or attached to an opening bracket.
    mutating func comment(_ raw: ArraySlice<UInt8>, isAttached: Bool) {
        if !isAttached { flush() }
        isComment = true
        if !raw.contains(UInt8(ascii: "}")) {
            word.append(UInt8(ascii: "{"))
            word.append(contentsOf: raw)
            word.append(UInt8(ascii: "}"))
            return
        }
        // A comment that contains a brace has no line end (`Comment.init`), so it can follow a semicolon.
        flush()
        word.append(UInt8(ascii: ";"))
        word.append(contentsOf: raw)
        endsLine = true
    }

    /// Returns the finished lines; each ends with a line feed.
    mutating func finish() -> [UInt8] {
        flush()
        if column > 0 { bytes.append(UInt8(ascii: "\n")) }
        return bytes
    }

    private mutating func flush() {
        guard !word.isEmpty else { return }
        if column > 0 {
            let firstLine = word.prefix { !Self.isLineEnd($0) }
            if column + 1 + Self.columns(firstLine) > Self.width {
                bytes.append(UInt8(ascii: "\n"))
                column = 0
            } else {
                bytes.append(UInt8(ascii: " "))
                column += 1
            }
        }
        bytes.append(contentsOf: word)
        if endsLine {
            bytes.append(UInt8(ascii: "\n"))
            column = 0
        } else {
            let last = lastLine
            column = (last.startIndex == 0 ? column : 0) + Self.columns(last)
        }
        word.removeAll(keepingCapacity: true)
        brackets = 0
        isComment = false
        endsLine = false
    }

    /// The part of the word after its last line end.
    private var lastLine: ArraySlice<UInt8> {
        guard let end = word.lastIndex(where: Self.isLineEnd) else { return word[...] }
        return word[(end + 1)...]
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private static func columns(_ text: ArraySlice<UInt8>) -> Int {
        text.count { $0 & 0xC0 != 0x80 }
    }
}
