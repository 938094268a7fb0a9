/// The reading of bytes: characters, control characters and escape sequences.
/// Source: ECMA-48 for the sequences; xterm for what it leaves open.
extension VirtualScreen {
    mutating func feed(_ byte: UInt8) {
        switch input.state {
        case .text: feedText(byte)
        case .escape: feedEscape(byte)
        case .charset: input.state = .text
        case .control:
            if byte < 0x20 {
                control(byte)
            } else {
                input.pending.append(byte)
                if (0x40...0x7E).contains(byte) { finishControl() }
            }
        case .string:
            if byte == 0x07 { input.state = .text }
            if byte == 0x1B { input.state = .stringEscape }
            if input.state == .string { input.string?.bytes.append(byte) }
        case .stringEscape:
            input.state = byte == UInt8(ascii: "\\") ? .text : .string
            if input.state == .text { finishString() }
        }
    }

    private mutating func feedText(_ byte: UInt8) {
        if byte < 0x80 {
            if !input.pending.isEmpty { finishCharacter() }
            byte < 0x20 || byte == 0x7F ? control(byte) : draw(Unicode.Scalar(byte))
            return
        }
        if byte & 0xC0 == 0xC0, !input.pending.isEmpty { finishCharacter() }
        input.pending.append(byte)
        let length = input.pending[0] >= 0xF0 ? 4 : input.pending[0] >= 0xE0 ? 3 : input.pending[0] >= 0xC0 ? 2 : 1
        if input.pending.count >= length { finishCharacter() }
    }

    private mutating func finishCharacter() {
        let text = String(decoding: input.pending, as: UTF8.self)
        input.pending = []
        for scalar in text.unicodeScalars { draw(scalar) }
    }

    private mutating func control(_ byte: UInt8) {
        switch byte {
        case 0x07: effects.bells += 1
        case 0x08:
            cursor.column = max(0, cursor.column - 1)
            wrapsNext = false
        case 0x09: cursor.column = min(columns - 1, (cursor.column / 8 + 1) * 8)
        case 0x0A, 0x0B, 0x0C:
            transcript.append(0x0A)
            lineFeed()
        case 0x0D:
            cursor.column = 0
            wrapsNext = false
        case 0x1B:
            input.pending = []
            input.state = .escape
        default: break
        }
    }

    private mutating func feedEscape(_ byte: UInt8) {
        input.state = .text
        switch byte {
        case UInt8(ascii: "["): input.state = .control
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
            input.state = .string
            input.string = ControlString(introducer: byte)
        case UInt8(ascii: "("), UInt8(ascii: ")"): input.state = .charset
        case UInt8(ascii: "7"): saved = cursor
        case UInt8(ascii: "8"): cursor = saved
        case UInt8(ascii: "D"): lineFeed()
        case UInt8(ascii: "E"):
            cursor.column = 0
            lineFeed()
        case UInt8(ascii: "M"):
            if cursor.row > 0 { cursor.row -= 1 } else { insertRows(1) }
        case UInt8(ascii: "="), UInt8(ascii: ">"): break
        default: unknown.append("ESC \(Character(Unicode.Scalar(byte)))")
        }
    }

    /// A control sequence is whole: its parameters, then the letter that says what it does.
    private mutating func finishControl() {
        input.state = .text
        let sequence = String(decoding: input.pending, as: UTF8.self)
        input.pending = []
        guard let letter = sequence.last else { return }
        let isPrivate = sequence.first.map { "?<=>".contains($0) } ?? false
        let numbers = sequence.dropLast().split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        let first = numbers.first ?? 0
        if letter == "m", !isPrivate { return applyStyle(numbers) }
        // Modes and questions change nothing that is seen here.
        if isPrivate || "hlmnctq".contains(letter) { return }
        wrapsNext = false
        if !move(letter, max(1, first), numbers), !edit(letter, first) { unknown.append("CSI \(sequence)") }
    }

    private mutating func move(_ letter: Character, _ count: Int, _ numbers: [Int]) -> Bool {
        var (row, column) = cursor
        switch letter {
        case "A": row -= count
        case "B", "e": row += count
        case "C", "a": column += count
        case "D": column -= count
        case "E": (row, column) = (row + count, 0)
        case "F": (row, column) = (row - count, 0)
        case "G", "`": column = count - 1
        case "d": row = count - 1
        case "H", "f": (row, column) = (count - 1, max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
        case "s": saved = cursor
        case "u": (row, column) = saved
        default: return false
        }
        cursor = (min(max(0, row), rows - 1), min(max(0, column), columns - 1))
        return true
    }

    private mutating func edit(_ letter: Character, _ number: Int) -> Bool {
        let (row, column) = cursor
        let count = max(1, number)
        switch letter {
        case "J":
            if number == 0 { erase(row, column..<columns); for below in row + 1..<max(rows, row + 1) { erase(below) } }
            if number == 1 { erase(row, 0..<column + 1); for above in 0..<row { erase(above) } }
            if number >= 2 { for any in 0..<rows { erase(any) } }
        case "K":
            erase(row, number == 0 ? column..<columns : number == 1 ? 0..<column + 1 : 0..<columns)
        case "X": erase(row, column..<min(columns, column + count))
        case "P":
            let gone = min(count, columns - column)
            cells[row].removeSubrange(column..<column + gone)
            cells[row] += Array(repeating: blank, count: gone)
        case "@":
            let new = min(count, columns - column)
            cells[row].insert(contentsOf: Array(repeating: blank, count: new), at: column)
            cells[row].removeLast(new)
        case "L": insertRows(count)
        case "M":
            let gone = min(count, rows - row)
            cells.removeSubrange(row..<row + gone)
            for _ in 0..<gone { cells.append(Array(repeating: blank, count: columns)) }
        case "S": for _ in 0..<count { scrollUp() }
        case "r": cursor = (0, 0)
        default: return false
        }
        return true
    }

    private mutating func erase(_ row: Int, _ range: Range<Int>? = nil) {
        for column in range ?? 0..<columns { cells[row][column] = blank }
    }

    private mutating func insertRows(_ count: Int) {
        for _ in 0..<min(count, rows - cursor.row) {
            cells.insert(Array(repeating: blank, count: columns), at: cursor.row)
            cells.removeLast()
        }
    }
}
