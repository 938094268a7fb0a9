extension EPD {
    /// Splits a line into words, numbers and operations, from left to right.
    struct Parser {
        private let bytes: [UInt8]
        /// The index after the last byte read.
        private(set) var offset = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

        private mutating func skipBlanks() {
            while let next, next <= 0x20 || (next == UInt8(ascii: "_") && isHeader) { offset += 1 }
        }

        /// Underscores count as blanks only in the fields of the position.
        private var isHeader = true

        mutating func skipWord() {
            skipBlanks()
            while let next, next > 0x20, next != UInt8(ascii: "_"), next != UInt8(ascii: ";") { offset += 1 }
        }

        /// Reads the next word if it is a number; otherwise reads nothing.
        mutating func number() -> String? {
            let start = offset
            skipBlanks()
            let first = offset
            skipWord()
            let word = bytes[first..<offset]
            guard !word.isEmpty, word.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else {
                offset = start
                return nil
            }
            return String(decoding: word, as: UTF8.self)
        }

        /// Reads all operations up to the end of the line.
        mutating func operations() throws(FENError) -> [Operation] {
            isHeader = false
            var all: [Operation] = []
            while true {
                skipBlanks()
                guard let next else { return all }
                if next == UInt8(ascii: ";") {
                    offset += 1
                    continue
                }
                all.append(try operation())
            }
        }

        private mutating func operation() throws(FENError) -> Operation {
            let start = offset
            while let next, Self.isOfCode(next, isFirst: offset == start) { offset += 1 }
            guard offset > start, next.map({ $0 <= 0x20 || $0 == UInt8(ascii: ";") }) ?? true else {
                throw FENError(
                    field: .operation, message: "must begin with a name of letters and digits, such as bm or id")
            }
            let code = String(decoding: bytes[start..<offset], as: UTF8.self)
            var operands: [String] = []
            while true {
                skipBlanks()
                guard let next, next != UInt8(ascii: ";") else { return Operation(code: code, operands: operands) }
                operands.append(try operand(of: code))
            }
        }

        private mutating func operand(of code: String) throws(FENError) -> String {
            let isQuoted = next == UInt8(ascii: "\"")
            if isQuoted { offset += 1 }
            let start = offset
            while let next, isQuoted ? !Self.endsQuotation(next) : next > 0x20 && next != UInt8(ascii: ";") {
                offset += 1
            }
            let text = String(decoding: bytes[start..<offset], as: UTF8.self)
            if isQuoted {
                guard next == UInt8(ascii: "\"") else {
                    throw FENError(field: .operation, message: "\(code): the text is not closed; end it with \"")
                }
                offset += 1
            }
            return text
        }

        /// A quoted operand ends at the end of the line at the latest.
        private static func endsQuotation(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        }

        /// A letter, then letters, digits and underscores (PGN standard, section 16.2.4).
        private static func isOfCode(_ byte: UInt8, isFirst: Bool) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): !isFirst
            default: false
            }
        }
    }
}
