/// The change of lines that are on the screen already: only the cells that differ are written.
public struct FrameUpdate: Sendable {
    /// One column of a line.
    private struct Cell: Hashable {
        /// Empty for the second column of a wide character.
        var text: String
        var style: Style

        static let blank = Cell(text: " ", style: Style())
    }

    /// Cells of a line that follow one another.
    private struct Change {
        /// The number of lines between the changed one and the cursor, from 1.
        let up: Int
        /// From 0.
        let column: Int
        let text: StyledText
    }

    /// Equal cells between two changed ones that are written again, because a cursor move takes as many bytes.
    private static let shortestGap = 4

    private let changes: [Change]

    /// Compares lines on the screen with the lines that replace them, of which there are as many.
    public init(from old: [StyledText], to new: [StyledText]) {
        changes = zip(old, new).enumerated().flatMap { index, lines in
            Self.changes(Self.cells(lines.0), Self.cells(lines.1), up: old.count - index)
        }
    }

    public var isEmpty: Bool { changes.isEmpty }

    /// Returns the codes for a cursor at the start of the line after the last one, where it is again afterwards.
    public func codes(_ renderer: Renderer) -> String {
        changes.map { change in
            "\u{1B}[\(change.up)A\u{1B}[\(change.column + 1)G\(renderer.render(change.text))\r\u{1B}[\(change.up)B"
        }.joined()
    }

    private static func changes(_ old: [Cell], _ new: [Cell], up: Int) -> [Change] {
        let width = max(old.count, new.count)
        let before = old + Array(repeating: .blank, count: width - old.count)
        let after = new + Array(repeating: .blank, count: width - new.count)
        var ranges: [Range<Int>] = []
        for column in 0..<width where before[column] != after[column] {
            // A wide character is written from its first column.
            let start = after[column].text.isEmpty ? max(0, column - 1) : column
            if let last = ranges.last, start - last.upperBound <= shortestGap {
                ranges[ranges.count - 1] = last.lowerBound..<column + 1
            } else {
                ranges.append(start..<column + 1)
            }
        }
        return ranges.map { range in
            let end = range.upperBound < width && after[range.upperBound].text.isEmpty ? 1 : 0
            let text = after[range.lowerBound..<range.upperBound + end].reduce(into: StyledText()) {
                $0.append(StyledText($1.text, $1.style))
            }
            return Change(up: up, column: range.lowerBound, text: text)
        }
    }

    private static func cells(_ line: StyledText) -> [Cell] {
        var cells: [Cell] = []
        for run in line.runs {
            for character in run.text {
                let text = String(character)
                let width = DisplayWidth.of(text)
                guard width > 0 else {
                    if !cells.isEmpty { cells[cells.count - 1].text += text }
                    continue
                }
                cells.append(Cell(text: text, style: run.style))
                for _ in 1..<width { cells.append(Cell(text: "", style: run.style)) }
            }
        }
        return cells
    }
}
