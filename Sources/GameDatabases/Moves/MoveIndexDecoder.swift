import Chess
import PGN

/// Decodes En Croissant's moves: one byte per ply, the index in `ShakmatyOrder`. Since February 2026 four bytes have
/// another meaning: 255 begins a variation, which replaces the last move, and 254 ends it; 253 begins a comment and 252 a
/// NAG, each followed by its length in bytes (two bytes, least significant first) and its text in UTF-8.
struct MoveIndexDecoder {
    private let bytes: [UInt8]
    private var index = 0
    /// The number of moves and variations so far.
    private var count = 0
    private var line: Line
    /// The lines in which the current variation begins, the main line first.
    private var parents: [Line] = []
    private var order = ShakmatyOrder()

    /// The main line or a variation, while it is read.
    private struct Line {
        var position: Position
        /// The position before the last move, where a variation begins; before the first move the start of the line.
        var before: Position
        /// Half-moves from the start of the game.
        var ply: Int
        var hasMove = false
    }

    init(_ bytes: [UInt8], from start: Position) {
        self.bytes = bytes
        line = Line(position: start, before: start, ply: 0)
    }

    /// Checks the moves and passes them to the visitor, except those that it skips.
    mutating func decode(into visitor: inout some PGNVisitor, _ skipPolicy: PGNSkipPolicy) throws(MoveDecodingError) {
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            let isWanted = parents.isEmpty || skipPolicy == .nothing
            switch byte {
            case 255:
                try beginVariation()
                if skipPolicy == .nothing { visitor.beginVariation() }
            case 254:
                guard let parent = parents.popLast() else {
                    throw MoveDecodingError(.unreadableMoves, ply: line.ply, "a variation ends that was never begun")
                }
                line = parent
                if skipPolicy == .nothing { visitor.endVariation() }
            case 253:
                let text = try comment()
                if isWanted { visitor.comment(text.span) }
            case 252:
                let nag = try nag()
                if isWanted { visitor.nag(nag) }
            default:
                if isWanted { try move(Int(byte), &visitor) }
            }
        }
        guard parents.isEmpty else {
            throw MoveDecodingError(.unreadableMoves, ply: line.ply, "a variation is never closed")
        }
    }

    private mutating func move(_ index: Int, _ visitor: inout some PGNVisitor) throws(MoveDecodingError) {
        count += 1
        guard count <= MoveDecodingError.maxPlies else { throw .tooLong() }
        guard let move = order.move(index, in: line.position) else {
            throw MoveDecodingError(
                .illegalMove, ply: line.ply + 1,
                "move number \(index) of the \(line.position.legalMoveCount) legal ones in \(line.position.fen)")
        }
        line.before = line.position
        line.position.play(move)
        line.ply += 1
        line.hasMove = true
        visitor.move(move, at: .start, before: line.before, after: line.position)
    }

    private mutating func beginVariation() throws(MoveDecodingError) {
        count += 1
        guard count <= MoveDecodingError.maxPlies else { throw .tooLong("moves and variations") }
        parents.append(line)
        line = Line(position: line.before, before: line.before, ply: line.hasMove ? line.ply - 1 : line.ply)
    }

    /// Reads a comment. One that is too long for a single text continues in the next.
    private mutating func comment() throws(MoveDecodingError) -> [UInt8] {
        var comment = Array(try text())
        var last = comment.count
        while last == 65_535, index < bytes.count, bytes[index] == 253 {
            index += 1
            let next = try text()
            comment.append(contentsOf: next)
            last = next.count
        }
        // Invalid UTF-8 is repaired, as in En Croissant.
        return Array(String(decoding: comment, as: UTF8.self).utf8)
    }

    /// Reads a length and the bytes after it.
    private mutating func text() throws(MoveDecodingError) -> ArraySlice<UInt8> {
        guard index + 2 <= bytes.count else {
            throw MoveDecodingError(.unreadableMoves, ply: line.ply, "the length of a text is missing")
        }
        let length = Int(bytes[index]) | Int(bytes[index + 1]) << 8
        index += 2
        guard index + length <= bytes.count else {
            throw MoveDecodingError(.unreadableMoves, ply: line.ply, "a text is cut off")
        }
        defer { index += length }
        return bytes[index..<(index + length)]
    }

    /// Reads a NAG, as a number (`$14`) or a symbol (`!?`).
    private mutating func nag() throws(MoveDecodingError) -> NAG {
        let text = String(decoding: try text(), as: UTF8.self)
        if text.hasPrefix("$"), let number = UInt8(text.dropFirst()) { return NAG(rawValue: number) }
        for number in UInt8.min...UInt8.max where NAG(rawValue: number).symbol == text {
            return NAG(rawValue: number)
        }
        throw MoveDecodingError(.unreadableMoves, ply: line.ply, "\"\(text.prefix(20))\" is not a glyph")
    }
}
