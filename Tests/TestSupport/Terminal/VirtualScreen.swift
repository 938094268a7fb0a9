/// The screen of a terminal, drawn from the bytes a program writes: what a person sees, to be compared in a test.
///
/// It knows what a line editor and a full-screen view use: cursor moves, erasing, inserting and deleting, scrolling,
/// wrapping at the right edge as xterm does it, wide characters, styles and colours.
public struct VirtualScreen: CustomStringConvertible {
    public private(set) var rows: Int
    public private(set) var columns: Int
    /// The position of the cursor, from 0.
    public internal(set) var cursor: (row: Int, column: Int) = (0, 0)
    /// The lines that have left the screen at its top, oldest first, without blanks at their ends.
    public private(set) var scrolledOff: [String] = []
    /// Sequences that were met and not understood: a test of a view may want none.
    public internal(set) var unknown: [String] = []
    /// How often the bell rang.
    public var bells: Int { effects.bells }
    /// What was neither text nor a move of the cursor.
    var effects = Effects()

    /// All characters in the order they were written, UTF-8, with `\n` for a line feed and no escape codes.
    var transcript: [UInt8] = []

    var cells: [[ScreenCell]]
    /// The style of the text that follows.
    var style = ScreenStyle()
    /// Whether the last column was just filled: the next character wraps first.
    var wrapsNext = false
    var saved: (row: Int, column: Int) = (0, 0)
    var input = Input()

    /// A character or a sequence that has begun.
    struct Input {
        var state = State.text
        var pending: [UInt8] = []
        /// The string in the states `string` and `stringEscape`.
        var string: ControlString?

        enum State { case text, escape, charset, control, string, stringEscape }
    }

    public init(rows: Int = 24, columns: Int = 80) {
        self.rows = rows
        self.columns = columns
        cells = Array(repeating: Array(repeating: ScreenCell(), count: columns), count: rows)
    }

    /// One row, without blanks at its end.
    public func row(_ index: Int) -> String { Self.text(cells[index]) }

    /// All rows, without the empty ones at the bottom.
    public var lines: [String] {
        var lines = cells.map(Self.text)
        while lines.last == "" { lines.removeLast() }
        return lines
    }

    /// The rows above the screen and on it.
    public var history: [String] { scrolledOff + lines }

    /// The row of the cursor.
    public var cursorLine: String { row(cursor.row) }

    /// Whether one row has the text in it.
    public func contains(_ text: String) -> Bool { cells.contains { Self.text($0).contains(text) } }

    /// The first row, from 0, that has the text in it.
    public func row(containing text: String) -> Int? { cells.firstIndex { Self.text($0).contains(text) } }

    /// A frame with the rows in it, for reports.
    public var description: String {
        let edge = "+" + String(repeating: "-", count: columns) + "+"
        let body = lines.map { "|" + $0 }
        return ([edge] + body + [edge]).joined(separator: "\n")
    }

    /// Draws the output of a program. Characters and sequences may be split between two calls.
    public mutating func feed(_ bytes: [UInt8]) {
        for byte in bytes { feed(byte) }
    }

    public mutating func feed(_ text: String) { feed(Array(text.utf8)) }

    /// Another size: rows that no longer fit leave at the top, columns at the right.
    public mutating func resize(rows: Int, columns: Int) {
        while cursor.row >= rows { scrollUp(); cursor.row -= 1 }
        cells = cells.prefix(rows).map {
            Array($0.prefix(columns)) + Array(repeating: ScreenCell(), count: max(0, columns - $0.count))
        }
        while cells.count < rows { cells.append(Array(repeating: blank, count: columns)) }
        self.rows = rows
        self.columns = columns
        cursor.column = min(cursor.column, columns - 1)
        wrapsNext = false
    }

    /// Draws one character at the cursor.
    mutating func draw(_ scalar: Unicode.Scalar) {
        transcript += Array(String(scalar).utf8)
        let width = Self.width(scalar)
        if width == 0 {
            let column = wrapsNext ? cursor.column : max(0, cursor.column - 1)
            cells[cursor.row][column].text.unicodeScalars.append(scalar)
            return
        }
        if wrapsNext || cursor.column + width > columns {
            cursor.column = 0
            lineFeed()
        }
        var cell = blank
        cell.text = String(scalar)
        cell.style = style
        cells[cursor.row][cursor.column] = cell
        if width == 2 {
            cell.text = ""
            cells[cursor.row][cursor.column + 1] = cell
        }
        wrapsNext = cursor.column + width >= columns
        cursor.column = min(cursor.column + width, columns - 1)
    }

    /// One row down; at the bottom everything moves up.
    mutating func lineFeed() {
        wrapsNext = false
        if cursor.row == rows - 1 { scrollUp() } else { cursor.row += 1 }
    }

    mutating func scrollUp() {
        scrolledOff.append(Self.text(cells.removeFirst()))
        cells.append(Array(repeating: blank, count: columns))
    }

    /// An erased cell: it has the current background, as in xterm.
    var blank: ScreenCell {
        var cell = ScreenCell()
        cell.style.background = style.background
        return cell
    }

    private static func text(_ cells: [ScreenCell]) -> String {
        var text = cells.map(\.text).joined()
        while text.last == " " { text.removeLast() }
        return text
    }

    private static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
            0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
