import Chess
import Coach
import Openings
import PGN
import Store
import Terminal

/// Arranges a board and text in a window: the board on the left and the text beside it if the text has enough columns,
/// otherwise the text above and below the board.
struct BoardPlacement {
    /// The minimum width of text beside a board, in columns.
    static let minimumTextColumns = 36
    /// The columns between the board and the text.
    static let gap = 2

    /// The width of the window.
    let columns: Int
    /// The number of lines the window has for the board and the text; nil if the output is not a terminal.
    let rows: Int?

    /// Returns the lines with the first of several boards that shows everything; with the last one if none does.
    ///
    /// - Parameters:
    ///   - forms: The boards to try, the largest first; not empty.
    ///   - board: Draws a board; no lines for a style without a board.
    ///   - head: The text before the board, wrapped to a width.
    ///   - body: The text after a board, wrapped to a width.
    func lines(
        _ forms: [BoardForm], board: (BoardForm) -> [StyledText], head: (Int) -> [StyledText],
        body: (BoardForm, Int) -> [StyledText]
    ) -> [StyledText] {
        first(forms) { form in arranged(board(form), head: head, body: { body(form, $0) }) }
    }

    /// Returns the first of several boards that leaves enough rows for text, and text that takes the rows it gets.
    ///
    /// - Parameters:
    ///   - forms: The boards to try, the largest first; not empty.
    ///   - least: The fewest rows of text below a board.
    ///   - text: The text for a board, a width and a number of rows.
    func lines(
        _ forms: [BoardForm], board: (BoardForm) -> [StyledText], least: Int,
        text: (BoardForm, _ columns: Int, _ rows: Int) -> [StyledText]
    ) -> [StyledText] {
        let rows = rows ?? .max
        let fitting = forms.first { form in
            let board = board(form)
            let width = Self.width(of: board)
            return width <= columns && board.count + (room(beside: width) == nil ? least : 0) <= rows
        }
        let form = fitting ?? forms.last ?? .characters(.none)
        let board = board(form)
        let width = Self.width(of: board)
        guard let room = room(beside: width) else { return board + text(form, columns, rows - board.count) }
        return beside(board, text(form, room, max(rows, board.count)), width: width)
    }

    /// The lines with the first board for which they fit in the window; with the last one if none does.
    private func first(_ forms: [BoardForm], lines: (BoardForm) -> [StyledText]) -> [StyledText] {
        var last: [StyledText] = []
        for form in forms {
            last = lines(form)
            guard let rows else { return last }
            if last.count <= rows, last.allSatisfy({ $0.width <= columns }) { return last }
        }
        return last
    }

    /// The columns for text beside a board; nil when they are too few, or there is no board.
    private func room(beside width: Int) -> Int? {
        let room = columns - width - Self.gap
        return rows != nil && width > 0 && room >= Self.minimumTextColumns ? room : nil
    }

    private static func width(of board: [StyledText]) -> Int { board.map(\.width).max() ?? 0 }

    /// Returns the lines with one board.
    func arranged(
        _ board: [StyledText], head: (Int) -> [StyledText], body: (Int) -> [StyledText]
    ) -> [StyledText] {
        let width = Self.width(of: board)
        if let room = room(beside: width) {
            let before = head(room)
            let text = before + (before.isEmpty ? [] : [StyledText()]) + body(room)
            if !text.contains(where: \.hasRightToLeftText) { return beside(board, text, width: width) }
        }
        return head(columns) + board + body(columns)
    }

    /// The text begins at the top of the board and may be longer than it.
    private func beside(_ board: [StyledText], _ text: [StyledText], width: Int) -> [StyledText] {
        let text = Array(text.reversed().drop { $0.isEmpty }.reversed())
        return (0..<max(board.count, text.count)).map { row in
            let left = row < board.count ? board[row] : StyledText()
            guard row < text.count, !text[row].isEmpty else { return left }
            return left.padded(to: width + Self.gap) + text[row]
        }
    }
}

extension BoardView {
    /// Returns the board in the largest style that fits in a window, with text beside or below it.
    /// - Parameters:
    ///   - maximumRows: The rows of one of several boards; nil uses the window.
    ///   - text: The text, wrapped to a width.
    func placed(
        _ terminal: TerminalFacts, maximumRows: Int? = nil, text: (Int) -> [StyledText]
    ) -> [StyledText] {
        // The window also shows the command and the next prompt.
        let rows = terminal.arrangedRows.map { min($0 - 2, maximumRows ?? .max) }
        let placement = BoardPlacement(columns: terminal.textColumns, rows: rows)
        return placement.lines(
            look.forms(columns: terminal.textColumns, rows: rows), board: board, head: { _ in [] },
            body: { legend($0, $1) + text($1) })
    }
}

extension BoardView {
    /// Creates the board of a command about one position: in the look of the settings, with the learner's shapes.
    ///
    /// - Parameters:
    ///   - line: The moves to the position.
    ///   - authors: The shapes of the author.
    init(
        _ line: PlayedLine, _ file: LearnerFile, orientation: Side, authors: [Shape] = [], _ printer: Printer
    ) throws {
        let position = line.position
        let shapes = try file.shapes(in: CardKey(side: position.sideToMove, epd: position.epd))
        self.init(
            position, look: try printer.boardLook(nil, file), orientation: orientation,
            lastMove: line.moves.last, shapes: (authors + shapes).uniqued, hasColor: printer.hasColor)
    }

    /// Returns text with the board if a person reads it at a terminal; otherwise only the text.
    func besideText(_ terminal: TerminalFacts, _ text: (Int) -> [StyledText]) -> [StyledText] {
        terminal.isOutputTerminal ? placed(terminal, text: text) : text(terminal.columns)
    }
}

extension StyledText {
    /// Whether the text has letters written from right to left. A terminal would reorder them with what is beside them.
    var hasRightToLeftText: Bool {
        runs.contains { run in
            run.text.unicodeScalars.contains { scalar in
                switch scalar.value {
                case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
                default: false
                }
            }
        }
    }
}
