import Chess
import Coach
import PGN
import Terminal

/// Writes the moves, comments and parentheses of a `NotationView` one after the other.
struct NotationWriter {
    private let view: NotationView
    private var flow: NotationFlow
    /// The nodes on the way to the current move and after it in its line, which are not dimmed.
    private let path: Set<GameTree.NodeID>

    init(_ view: NotationView, columns: Int) {
        self.view = view
        flow = NotationFlow(columns: columns, isPGN: view.form == .movetext)
        path = Set(view.current.map { view.outline.path(through: $0) } ?? [])
    }

    private var outline: NotationOutline { view.outline }
    private var isMovetext: Bool { view.form == .movetext }

    mutating func page() -> NotationPage { NotationPage(lines: flow.finish(), currentLine: flow.markedLine) }

    /// Writes the comments before the first move that is shown.
    mutating func beginning(_ id: GameTree.NodeID) {
        let root = outline.tree[id]
        if isMovetext, id == .root { for nag in root.nags { flow.add(StyledText(nag.description, .dim)) } }
        for comment in root.comments { add(comment) }
    }

    /// Opens a variation, with its label.
    mutating func open(_ line: Int) {
        let level = outline.lines[line].level
        if level > 1 { flow.breakLine(indent: indent(level)) }
        flow.open(StyledText("(", .dim))
        guard !isMovetext, view.hasLabels else { return }
        // The label stays with the first move.
        flow.open(StyledText("[\(outline.lines[line].label)]", .prompt) + StyledText(" "))
    }

    mutating func close(_ line: Int) {
        let level = outline.lines[line].level
        flow.attach(StyledText(")", .dim))
        if level > 1 { flow.breakLine(indent: indent(level - 1)) }
    }

    /// The first move of a folded variation and the number of its moves: `12...Nf6 … 14 moves`.
    mutating func summary(_ id: GameTree.NodeID, _ line: Int) {
        add(move: id, isNumbered: true)
        let moves = outline.lines[line].moves
        if moves > 1 { flow.add(words: (view.isUTF8 ? "… " : "... ") + counted(moves, "move"), .dim) }
    }

    /// Writes a move with its glyphs and comments.
    ///
    /// - Returns: whether a comment follows it, so that the next move needs its number.
    mutating func move(_ id: GameTree.NodeID, isNumbered: Bool) -> Bool {
        let node = outline.tree[id]
        let isPreceded = node.commentsBefore.reduce(false) { add($1) || $0 }
        add(move: id, isNumbered: isNumbered || isPreceded)
        return node.comments.reduce(false) { add($1) || $0 }
    }

    mutating func add(_ result: GameResult) { flow.add(StyledText(result.rawValue, .dim)) }

    private mutating func add(move id: GameTree.NodeID, isNumbered: Bool) {
        guard let move = outline.move(id) else { return }
        let isCurrent = view.current == id
        let number = move.side == .white || isNumbered ? move.numberText : ""
        let san = isMovetext ? move.san : view.style.text(move.san, isUTF8: view.isUTF8)
        var nags = outline.tree[id].nags[...]
        let suffix = nags.first.flatMap { $0.isSuffix ? $0.symbol : nil } ?? ""
        if !suffix.isEmpty { nags = nags.dropFirst() }
        // A spoken move is several words.
        let words = (number + san + suffix).split(separator: " ").map(String.init)
        let level = outline.lines[outline.line(of: id)].level
        for (index, word) in words.enumerated() {
            let text: StyledText
            if isCurrent, view.hasColor {
                text = StyledText(word, .blackPiece, on: .lastMove)
            } else if isCurrent {
                text = StyledText((index == 0 ? ">" : "") + word + (index == words.count - 1 ? "<" : ""), .strong)
            } else if index == 0, word.hasPrefix(number), level == 0 {
                text = StyledText(number, .dim) + StyledText(String(word.dropFirst(number.count)), .move)
            } else {
                text = StyledText(word, level == 0 || path.contains(id) ? .move : .dim)
            }
            flow.add(text, isMarked: isCurrent)
        }
        for nag in nags {
            let sign = isMovetext ? nag.description : nag.sign(isUTF8: view.isUTF8)
            if let sign { flow.add(StyledText(sign, level == 0 ? .move : .dim)) }
        }
    }

    /// Writes a comment; one without words only in movetext. Returns whether it was written.
    @discardableResult private mutating func add(_ comment: Comment) -> Bool {
        guard isMovetext else {
            let text = comment.text
            flow.add(words: text, .comment)
            return !text.isEmpty
        }
        let words = comment.raw.utf8.split(whereSeparator: { $0 <= 0x20 }).map { String(decoding: $0, as: UTF8.self) }
        guard !comment.raw.utf8.contains(UInt8(ascii: "}")) else {
            // Only a comment after a semicolon can contain a brace.
            flow.add(wholeLine: StyledText(";" + words.joined(separator: " "), .comment))
            return true
        }
        flow.add(StyledText("{" + (words.first ?? ""), .comment))
        for word in words.dropFirst() { flow.add(StyledText(word, .comment)) }
        flow.attach(StyledText("}", .comment))
        return true
    }

    private func indent(_ level: Int) -> Int { level > 1 ? 2 * (level - 1) : 0 }
}
