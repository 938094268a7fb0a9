import Chess
import Coach
import Openings
import PGN
import Store
import Terminal

/// `prep show NAME --browse` and `prep review FILE --browse`: a prompt that steps through chapters or games, with board
/// and notation.
@MainActor final class NotationBrowser {
    let book: NotationBook
    let printer: Printer
    /// The evaluations of each game; empty for a repertoire.
    let graphs: [ReviewGraph]
    private let lines: any LineSource
    var board: BoardLook
    var isFlipped = false
    /// The open chapter, counted from 0.
    private(set) var chapter = 0
    private(set) var cursor: NotationCursor
    /// Whether the last view was the tree of the cards, which `goto` then opens.
    private var isTreeShown = false
    private(set) var depth: Int?

    init(
        _ book: NotationBook, _ printer: Printer, _ lines: any LineSource, _ board: BoardLook,
        graphs: [ReviewGraph] = []
    ) {
        self.graphs = graphs
        self.book = book
        self.printer = printer
        self.lines = lines
        self.board = board
        cursor = NotationCursor(NotationOutline(book.chapters.first?.tree ?? GameTree()))
    }

    /// Reads words until `quit` or the end of the input.
    ///
    /// - Parameter from: moves to begin after; the first chapter that has their position is opened.
    func run(from: PlayedLine? = nil) -> ExitStatus {
        guard !book.chapters.isEmpty else {
            say("There are no chapters.")
            return .done
        }
        if book.chapters.count > 1 { listChapters() }
        if let from { begin(after: from) }
        if book.chapters.count == 1 || from != nil { show() }
        lines.didResize = { [weak self] in self?.redraw() }
        defer { lines.didResize = {} }
        while !printer.isBroken {
            lines.completions = { [cursor] in NotationCompletions.words($0, at: cursor) }
            switch lines.next(prompt: printer.prompt(StyledText("\(book.name)> ", .prompt))) {
            case .line(let line):
                if !line.trimmed.isEmpty { lines.remember(line) }
                let word = NotationWord(line)
                if word == .quit { return .done }
                handle(word)
            case .end: return .done
            case .interrupt, .terminate: return .interrupted
            }
        }
        return .done
    }

    private func handle(_ word: NotationWord) {
        printer.updateSize()
        do throws(NotationFault) {
            if try cursor.execute(word) {
                if case .goto = word, isTreeShown { return showTree() }
                isTreeShown = false
                return show()
            }
        } catch {
            if case .goto(let text) = word, let other = chapter(with: text) {
                guard isTreeShown else {
                    return say("\(error.message) Chapter \(other.number) has it: chapter \(other.number)")
                }
                open(other.number - 1, other.cursor)
                return showTree()
            }
            return say(error.message)
        }
        switch word {
        case .chapter(let number): open(number)
        case .chapters: listChapters()
        case .notation: printNotation()
        case .tree(let depth):
            self.depth = depth
            isTreeShown = true
            showTree()
        case .flip:
            isFlipped.toggle()
            show()
        case .board(let name): setBoard(name)
        case .query(let query): show(query)
        case .help: printer.print(NotationHelp.lines(printer.terminal))
        default: break
        }
    }

    /// Shows the last view again in a window of another size.
    private func redraw() {
        printer.updateSize()
        isTreeShown ? showTree() : show()
    }

    func say(_ text: String) { printer.print(StyledText(text).writingMoves(printer.moves).wrapped(to: columns)) }

    // MARK: Chapters

    /// Opens a chapter, counted from 1.
    private func open(_ number: Int) {
        guard book.chapters.indices.contains(number - 1) else {
            let count = book.chapters.count
            return say(count == 1 ? "There is only one chapter." : "There are chapters 1 to \(count).")
        }
        open(number - 1, NotationCursor(NotationOutline(book.chapters[number - 1].tree)))
        show()
    }

    private func open(_ index: Int, _ cursor: NotationCursor) {
        chapter = index
        self.cursor = cursor
    }

    /// Opens the first chapter that has the position after some moves.
    private func begin(after line: PlayedLine) {
        for (index, chapter) in book.chapters.enumerated() {
            let tree = chapter.tree
            var cursor = NotationCursor(NotationOutline(tree))
            if tree.start.identity == line.position.identity { return open(index, cursor) }
            guard let node = cursor.outline.node(at: line.position) else { continue }
            cursor.place(at: node)
            return open(index, cursor)
        }
    }

    /// The first other chapter in which `goto` finds the text.
    private func chapter(with text: String) -> (number: Int, cursor: NotationCursor)? {
        for (index, chapter) in book.chapters.enumerated() where index != self.chapter {
            var cursor = NotationCursor(NotationOutline(chapter.tree))
            if (try? cursor.go(to: text)) != nil { return (index + 1, cursor) }
        }
        return nil
    }

    private func listChapters() {
        let digits = "\(book.chapters.count)".count
        let rows = book.chapters.enumerated().flatMap { index, chapter in
            (StyledText("\(index + 1)".aligned(digits) + "  ", .dim)
                + StyledText(chapter.title, index == self.chapter ? .strong : .plain))
                .wrapped(to: columns, indent: digits + 2)
        }
        printer.page(rows)
        say("chapter 2 opens the second; Enter steps through chapter \(chapter + 1). help lists the words.")
    }
}
