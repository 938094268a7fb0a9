/// One line of an EPD file: a position, and what is said of it in operations such as `bm Nf3;` or `id "WAC.001";`.
///
/// Source: the PGN standard, section 16.2. Read as well: lines with a FEN's two clocks before the operations, and a
/// last operation without its semicolon.
///
/// ```swift
/// let line = try EPD("6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id \"back rank\";")
/// print(line["id"] ?? [])  // ["back rank"]
/// print(try line.moves("bm").map(line.position.uci))  // ["a1a8"]
/// ```
public struct EPD: Hashable, Sendable {
    /// A name, and what belongs to it.
    public struct Operation: Hashable, Sendable {
        /// `bm`, `id`, `acd` …: a letter or `_`, then letters, digits and `_`.
        public let code: String
        /// In the order of the line, without quotation marks.
        public let operands: [String]

        /// An operation as it is to be written.
        public init(code: String, operands: [String]) {
            self.code = code
            self.operands = operands
        }
    }

    /// Its clocks are those of the operations `hmvc` and `fmvn`, else 0 and 1.
    public let position: Position
    /// In the order of the line. The clocks of a FEN stand first, as `hmvc` and `fmvn`.
    public let operations: [Operation]

    /// A line as it is to be written. Of the position's clocks only what operations say is written.
    public init(position: Position, operations: [Operation]) {
        self.position = position
        self.operations = operations
    }

    /// Reads one line. Throws with the field's name; of an operation that cannot be read, `.operation`.
    public init(_ line: some StringProtocol) throws(FENError) {
        let bytes = Array(line.utf8)
        var fields = Fields(bytes)
        for _ in 0..<4 { fields.skipWord() }
        let text = String(decoding: bytes[..<fields.offset], as: UTF8.self)
        var operations: [Operation] = []
        for code in Self.clocks {
            guard let number = fields.number() else { break }
            operations.append(Operation(code: code, operands: [number]))
        }
        operations += try fields.operations()
        let clocks = Self.clocks.map { code in operations.first { $0.code == code }?.operands.first }
        let isTimed = clocks.contains { $0 != nil }
        let fen = isTimed ? "\(text) \(clocks[0] ?? "0") \(clocks[1] ?? "1")" : text
        self.init(position: try Position(fen: fen), operations: operations)
    }

    /// The operations that stand for a FEN's last two fields: the halfmove clock and the fullmove number.
    private static let clocks = ["hmvc", "fmvn"]

    /// The operands of the first operation of that name; nil when there is none.
    public subscript(code: String) -> [String]? { operations.first { $0.code == code }?.operands }

    /// The operands of an operation as moves in the position, as `bm` (best) and `am` (to avoid) have them; empty when
    /// there is no such operation.
    public func moves(_ code: String) throws(SANError) -> [Move] {
        var moves: [Move] = []
        for operand in self[code] ?? [] {
            if let move = try position.move(san: operand) { moves.append(move) }
        }
        return moves
    }

    /// The line in canonical form: four fields, each operation with its semicolon, in quotation marks what is no word.
    public var description: String {
        operations.reduce(position.epd) { text, operation in
            let operands = operation.operands.map { " " + Self.written($0) }
            return text + " " + operation.code + operands.joined() + ";"
        }
    }

    private static func written(_ operand: String) -> String {
        let quote = UInt8(ascii: "\"")
        let isWord = operand.utf8.first != quote && operand.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: ";") }
        if isWord, !operand.isEmpty { return operand }
        // The format has no way to write a quotation mark or a line's end within a text.
        let text = operand.utf8.map { $0 == quote ? UInt8(ascii: "'") : max(0x20, $0) }
        return "\"\(String(decoding: text, as: UTF8.self))\""
    }
}

extension EPD: CustomStringConvertible {}
