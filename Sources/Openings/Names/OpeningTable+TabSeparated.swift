import Chess
import PGN

/// Lichess's format: a heading that names the columns, then one line for each opening, with cells separated by tabs. Other
/// columns than `eco`, `name` and `pgn` are ignored; concatenated files are read, with all their headings.
extension OpeningTable {
    private struct Columns {
        var code = 0
        var name = 1
        var moves = 2

        init() {}

        /// The columns that a heading names; nil when the line is not a heading.
        init?(_ heading: [Substring]) {
            guard let code = heading.firstIndex(of: "eco"), let name = heading.firstIndex(of: "name"),
                let moves = heading.firstIndex(of: "pgn")
            else { return nil }
            self.code = code
            self.name = name
            self.moves = moves
        }
    }

    /// Whether the first line that is not empty has three cells or more.
    static func isTabSeparated(_ bytes: [UInt8]) -> Bool {
        let text = bytes.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 == 0x0A || $0 == 0x0D || $0 == 0x20 }
        return text.prefix { $0 != 0x0A && $0 != 0x0D }.count { $0 == 0x09 } >= 2 && text.first != UInt8(ascii: "[")
    }

    mutating func readTabSeparated(_ bytes: [UInt8]) {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let text = String(decoding: hasMark ? bytes[3...] : bytes[...], as: UTF8.self)
        var columns = Columns()
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard cells.contains(where: { !$0.isEmpty }) else { continue }
            if let heading = Columns(cells) {
                columns = heading
                continue
            }
            do throws(OpeningFault) {
                try read(cells, columns, index + 1)
            } catch {
                add(error)
            }
        }
    }

    private mutating func read(_ cells: [Substring], _ columns: Columns, _ line: Int) throws(OpeningFault) {
        /// A fault at the first character of a cell.
        func fault(_ cell: Int, _ message: String) -> OpeningFault {
            let before = cells.prefix(cell).reduce(0) { $0 + $1.unicodeScalars.count + 1 }
            return OpeningFault(SourceLocation(line: line, column: before + 1), message)
        }

        guard cells.count > max(columns.code, columns.name, columns.moves) else {
            throw fault(0, "the line has \(cells.count) cells; it needs eco, name and pgn, separated by tabs")
        }
        guard let code = ECOCode(cells[columns.code]) else {
            throw fault(columns.code, "\(cells[columns.code].prefix(8)) is not a code from A00 to E99")
        }
        guard let name = Self.text(cells[columns.name]) else { throw fault(columns.name, "the name is missing") }
        var position = Position.initial
        var count = 0
        for word in cells[columns.moves].split(separator: " ") {
            let san = word.drop { "0"..."9" ~= $0 }.drop { $0 == "." }
            // A move number, or the sign of an unknown result.
            guard !san.isEmpty, san != "*", !(word == san && word.first == "0" && !word.hasPrefix("0-0")) else {
                continue
            }
            do throws(SANError) {
                let move = try position.move(san: san)
                position.play(move)
                count += 1
            } catch {
                throw fault(columns.moves, error.message)
            }
        }
        guard count > 0 else { throw fault(columns.moves, "the moves are missing") }
        add(Opening(code: code, name: name), at: position)
    }

    /// The text without surrounding white space; nil when nothing is left, or only PGN's `?`.
    static func text(_ text: some StringProtocol) -> String? {
        let rest = text.drop(while: \.isWhitespace)
        let trimmed = rest.dropLast(rest.reversed().prefix(while: \.isWhitespace).count)
        return trimmed.isEmpty || trimmed == "?" ? nil : String(trimmed)
    }
}
