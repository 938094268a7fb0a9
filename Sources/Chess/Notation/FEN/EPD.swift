/// A line of an EPD file: a position and operations on it, such as `bm Nf3;` or `id "WAC.001";`.
///
/// Source: the PGN standard, section 16.2. Also accepted: a FEN's two clocks before the operations, and a last
/// operation without its semicolon.
///
/// ```swift
/// let line = try EPD("6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id \"back rank\";")
/// print(line["id"] ?? [])  // ["back rank"]
/// print(try line.moves("bm").map(line.position.uci))  // ["a1a8"]
/// ```
public struct EPD: Hashable, Sendable {
    /// An operation: an opcode and its operands.
    public struct Operation: Hashable, Sendable {
        /// The opcode, such as `bm`, `id` or `acd`: a letter, then letters, digits and `_`.
        public let code: String
        /// The operands in the order of the line, without quotation marks.
        public let operands: [String]

        /// Creates an operation.
        public init(code: String, operands: [String]) {
            self.code = code
            self.operands = operands
        }
    }

    /// The position; its clocks come from the operations `hmvc` and `fmvn`, else they are 0 and 1.
    public let position: Position
    /// The operations in the order of the line. The clocks of a FEN come first, as `hmvc` and `fmvn`.
    public let operations: [Operation]

    /// Creates a line. The clocks of `position` are written only if `operations` contain them.
    public init(position: Position, operations: [Operation]) {
        self.position = position
        self.operations = operations
    }

    /// Reads one line. The error names the field, or `.operation` if an operation cannot be read.
    public init(_ line: some StringProtocol) throws(FENError) {
        let bytes = Array(line.utf8)
        var parser = Parser(bytes)
        for _ in 0..<4 { parser.skipWord() }
        let text = String(decoding: bytes[..<parser.offset], as: UTF8.self)
        var operations: [Operation] = []
        for code in Self.clocks {
            guard let number = parser.number() else { break }
            operations.append(Operation(code: code, operands: [number]))
        }
        operations += try parser.operations()
        let clocks = Self.clocks.map { code in operations.first { $0.code == code }?.operands.first }
        let isTimed = clocks.contains { $0 != nil }
        let fen = isTimed ? "\(text) \(clocks[0] ?? "0") \(clocks[1] ?? "1")" : text
        self.init(position: try Position(fen: fen), operations: operations)
    }

    /// The opcodes for the last two fields of a FEN: halfmove clock and fullmove number.
    private static let clocks = ["hmvc", "fmvn"]

    /// The operands of the first operation with that opcode; nil if there is none.
    public subscript(code: String) -> [String]? { operations.first { $0.code == code }?.operands }

    /// Returns the operands of an operation as moves in the position, for example those of `bm` (best move) and `am`
    /// (avoid move); empty if there is no such operation.
    public func moves(_ code: String) throws(SANError) -> [Move] {
        var moves: [Move] = []
        for operand in self[code] ?? [] {
            if let move = try SAN(operand).move(in: position) { moves.append(move) }
        }
        return moves
    }

    /// The line in canonical form: four fields, then each operation with its semicolon. Texts (`id`, `c0`…`c9`, `eco`,
    /// `nic`) and operands that are not a single word are quoted.
    public var description: String {
        operations.reduce(position.epd) { text, operation in
            let isText = Self.texts.contains(operation.code)
            let operands = operation.operands.map { " " + Self.written($0, isText: isText) }
            return text + " " + operation.code + operands.joined() + ";"
        }
    }

    /// The operations whose operands are texts by the PGN standard (16.2.5).
    private static let texts = Set(["id", "eco", "nic"] + (0...9).map { "c\($0)" })

    private static func written(_ operand: String, isText: Bool) -> String {
        let quote = UInt8(ascii: "\"")
        let isWord = operand.utf8.first != quote && operand.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: ";") }
        if isWord, !isText, !operand.isEmpty { return operand }
        // The format cannot represent a quotation mark or a line end inside a quoted operand.
        let text = operand.utf8.map { $0 == quote ? UInt8(ascii: "'") : max(0x20, $0) }
        return "\"\(String(decoding: text, as: UTF8.self))\""
    }
}

extension EPD: CustomStringConvertible {}
