import Terminal

/// Words arranged in lines of at most a number of columns. A line is broken between words; only a word that is itself
/// wider than a line is broken, after a comma if it has one.
struct NotationFlow {
    private let columns: Int
    /// Whether no line may begin with `%` or `[`, which have a meaning at the beginning of a line in PGN.
    private let isPGN: Bool
    private(set) var lines: [StyledText] = []
    /// The line of the marked word.
    private(set) var markedLine: Int?

    private var line = StyledText()
    private var used = 0
    private var indent = 0
    /// The word that is not in a line yet, as more may be attached to it.
    private var word = StyledText()
    private var isMarked = false
    /// Text to write directly before the next word.
    private var prefix = StyledText()
    /// The indentation of the line that the last word begins; nil when it follows on the same line.
    private var nextIndent: Int?
    /// The same for the word after the last one.
    private var pendingIndent: Int?

    init(columns: Int, isPGN: Bool) {
        self.columns = max(columns, 4)
        self.isPGN = isPGN
    }

    /// Begins a word.
    mutating func add(_ text: StyledText, isMarked: Bool = false) {
        endWord()
        word = prefix + text
        prefix = StyledText()
        self.isMarked = isMarked
    }

    /// Begins a word for each part between blanks.
    mutating func add(words text: String, _ role: Role) {
        for part in text.split(separator: " ") { add(StyledText(String(part), role)) }
    }

    /// Appends to the last word.
    mutating func attach(_ text: StyledText) { word.append(text) }

    /// Writes text directly before the next word.
    mutating func open(_ text: StyledText) {
        endWord()
        prefix.append(text)
    }

    /// Begins a line with the next word.
    mutating func breakLine(indent: Int) { pendingIndent = min(indent, columns / 3) }

    /// Writes text that ends its line and cannot be broken.
    mutating func add(wholeLine text: StyledText) {
        if !prefix.isEmpty { add(StyledText()) }
        endWord()
        indent = nextIndent ?? indent
        if used > 0 { newLine() }
        line.append(text)
        used = text.width
        nextIndent = indent
    }

    /// The finished lines.
    mutating func finish() -> [StyledText] {
        place()
        if used > 0 { lines.append(line) }
        line = StyledText()
        used = 0
        return lines
    }

    private mutating func endWord() {
        place()
        if let indent = pendingIndent { nextIndent = indent }
        pendingIndent = nil
    }

    private mutating func newLine() {
        lines.append(line)
        line = StyledText()
        used = 0
    }

    private mutating func place() {
        guard !word.isEmpty else { return }
        if let next = nextIndent {
            if used > 0 { newLine() }
            indent = next
            nextIndent = nil
        }
        let width = word.width
        if used > 0, used + 1 + width > columns { newLine() }
        let isFirst = used == 0
        if isFirst { startLine() } else { append(" ") }
        if used + width <= columns {
            append(word)
        } else {
            for (index, piece) in pieces(of: word).enumerated() {
                if index > 0 {
                    newLine()
                    startLine(before: piece)
                }
                append(piece)
            }
        }
        if isMarked { markedLine = lines.count }
        word = StyledText()
        isMarked = false
    }

    private mutating func startLine(before text: StyledText? = nil) {
        let first = (text ?? word).runs.first?.text.first
        let needsBlank = isPGN && indent == 0 && (first == "%" || first == "[")
        append(StyledText(String(repeating: " ", count: needsBlank ? 1 : indent)))
    }

    private mutating func append(_ text: StyledText) {
        line.append(text)
        used += text.width
    }

    /// Cuts a word that is wider than a line.
    private func pieces(of word: StyledText) -> [StyledText] {
        let room = max(2, columns - max(indent, 1))
        var pieces: [StyledText] = []
        var piece = StyledText()
        var width = 0
        /// The part of the piece up to its last comma.
        var whole: StyledText?
        for run in word.runs {
            for character in run.text {
                let text = StyledText(String(character), run.style.role, on: run.style.background)
                let step = text.width
                if width + step > room, width > 0 {
                    let rest = whole.map { piece.dropping($0) } ?? StyledText()
                    pieces.append(whole ?? piece)
                    piece = rest
                    width = rest.width
                    whole = nil
                }
                piece.append(text)
                width += step
                if character == "," { whole = piece }
            }
        }
        return pieces + [piece]
    }
}

extension StyledText {
    /// The text after a part that it begins with.
    fileprivate func dropping(_ part: StyledText) -> StyledText {
        var left = part.plain.count
        var rest = StyledText()
        for run in runs {
            let count = run.text.count
            rest.append(String(run.text.dropFirst(left)), run.style.role, on: run.style.background)
            left = max(0, left - count)
        }
        return rest
    }
}
