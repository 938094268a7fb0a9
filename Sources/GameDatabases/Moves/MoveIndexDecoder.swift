import Chess
import PGN

/// En Croissant's moves: a byte a ply, the index in `ShakmatyOrder`. Since February 2026 four bytes mean something else:
/// 255 opens a variation (it replaces the last move), 254 closes it; 253 begins a comment and 252 a glyph, each followed
/// by its length in bytes (two, least significant first) and its text in UTF-8.
struct MoveIndexDecoder {
    private let bytes: [UInt8]
    private var place = 0
    /// Moves and variations told so far.
    private var count = 0
    private var line: Line
    private var outer: [Line] = []
    private var order = ShakmatyOrder()

    /// A line that is being read: main line or variation.
    private struct Line {
        /// Where its next move is made.
        var position: Position
        /// Where its last move was made: a variation's start. Before the first move the line's own start.
        var before: Position
        /// Half-moves from the start of the game.
        var ply: Int
        var hasMove = false
    }

    init(_ bytes: [UInt8], from start: Position) {
        self.bytes = bytes
        line = Line(position: start, before: start, ply: 0)
    }

    mutating func tell(_ visitor: inout some PGNVisitor, _ skipPolicy: PGNSkipPolicy) throws(MoveDecodingError) {
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            let isHeard = outer.isEmpty || skipPolicy == .nothing
            switch byte {
            case 255:
                try open()
                if skipPolicy == .nothing { visitor.beginVariation() }
            case 254:
                guard let last = outer.popLast() else {
                    throw MoveDecodingError(.unreadableMoves, ply: line.ply, "a variation ends that was never begun")
                }
                line = last
                if skipPolicy == .nothing { visitor.endVariation() }
            case 253:
                let text = try text()
                if isHeard { visitor.comment(text.span) }
            case 252:
                let nag = try nag()
                if isHeard { visitor.nag(nag) }
            default:
                if isHeard { try move(Int(byte), &visitor) }
            }
        }
        guard outer.isEmpty else {
            throw MoveDecodingError(.unreadableMoves, ply: line.ply, "a variation is never closed")
        }
    }

    private mutating func move(_ index: Int, _ visitor: inout some PGNVisitor) throws(MoveDecodingError) {
        count += 1
        guard count <= MoveDecodingError.mostPlies else { throw .tooLong() }
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

    private mutating func open() throws(MoveDecodingError) {
        count += 1
        guard count <= MoveDecodingError.mostPlies else { throw .tooLong("moves and variations") }
        outer.append(line)
        line = Line(position: line.before, before: line.before, ply: line.hasMove ? line.ply - 1 : line.ply)
    }

    /// The text behind its length, for comments joined with what was too long for one piece.
    private mutating func text() throws(MoveDecodingError) -> [UInt8] {
        var text = Array(try piece())
        var last = text.count
        while last == 65_535, place < bytes.count, bytes[place] == 253 {
            place += 1
            let next = try piece()
            text.append(contentsOf: next)
            last = next.count
        }
        // What is no UTF-8 is repaired, as En Croissant does.
        return Array(String(decoding: text, as: UTF8.self).utf8)
    }

    private mutating func piece() throws(MoveDecodingError) -> ArraySlice<UInt8> {
        guard place + 2 <= bytes.count else {
            throw MoveDecodingError(.unreadableMoves, ply: line.ply, "the length of a text is missing")
        }
        let length = Int(bytes[place]) | Int(bytes[place + 1]) << 8
        place += 2
        guard place + length <= bytes.count else {
            throw MoveDecodingError(.unreadableMoves, ply: line.ply, "a text is cut off")
        }
        defer { place += length }
        return bytes[place..<(place + length)]
    }

    /// `$14`, or the sign itself: `!?`.
    private mutating func nag() throws(MoveDecodingError) -> NAG {
        let text = String(decoding: try piece(), as: UTF8.self)
        if text.hasPrefix("$"), let number = UInt8(text.dropFirst()) { return NAG(rawValue: number) }
        for number in UInt8.min...UInt8.max where NAG(rawValue: number).symbol == text {
            return NAG(rawValue: number)
        }
        throw MoveDecodingError(.unreadableMoves, ply: line.ply, "\"\(text.prefix(20))\" is not a glyph")
    }
}
