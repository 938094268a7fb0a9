import Chess
import PGN

/// Decodes one row of the table Games and passes the game to a visitor.
struct GameDecoder {
    private let format: DatabaseFormat
    private let row: DatabaseRow
    private let tags: TagDecoder
    private let comments: MainLineComments

    init(_ format: DatabaseFormat, _ row: DatabaseRow, _ tags: TagDecoder, _ comments: MainLineComments) {
        self.format = format
        self.row = row
        self.tags = tags
        self.comments = comments
    }

    /// Passes tags and moves to a visitor, but neither the beginning nor the end of the game.
    ///
    /// - Returns: the result of the game, or why it is refused.
    func decode(into visitor: inout some PGNVisitor) -> Result<GameResult, MoveDecodingError> {
        let stored = ParsedGameText(row["text"])
        let start = Result { () throws(MoveDecodingError) in
            if let stored { return try stored.checkedStart() }
            return try TagDecoder.start(row)
        }
        var pairs = stored?.tags ?? tags.tags(of: row, start: try? start.get()).entries
        if format == .prep { pairs = TagDecoder.inserting(ParsedGameText.inexactTags(row["text"]), into: pairs) }
        for tag in pairs {
            visitor.tag(Array(tag.name.utf8).span, Array(tag.value.utf8).span)
        }
        return Result { () throws(MoveDecodingError) in
            let start = try start.get()
            let skipPolicy = visitor.beginMoves(from: start)
            let result = TagDecoder.result(row)
            guard skipPolicy != .moves else { return result }
            let movetextResult = try decodeMoves(stored, start, skipPolicy, &visitor)
            return movetextResult == .unknown ? result : movetextResult
        }
    }

    /// - Returns: the result after the moves; `.unknown` for a format without one.
    private func decodeMoves(
        _ stored: ParsedGameText?, _ start: Position, _ skipPolicy: PGNSkipPolicy, _ visitor: inout some PGNVisitor
    ) throws(MoveDecodingError) -> GameResult {
        switch format {
        case .ocgdb, .ocgdbBefore2022:
            if case .text(let text) = row["Moves"], row["Moves2"] == .null {
                return try MovetextDecoder(text, from: start).decode(into: &visitor, skipPolicy)
            }
            try TwoByteMoveDecoder(blob("Moves2"), format).decode(into: &visitor, from: start, comments)
        case .prep:
            if let stored, stored.hasMoves {
                return try MovetextDecoder(game: stored.text).decode(into: &visitor, skipPolicy)
            }
            try TwoByteMoveDecoder(blob("Moves"), .prep).decode(into: &visitor, from: start, comments)
        case .ocgdbOneByte:
            if case .text(let text) = row["Moves"], row["Moves1"] == .null {
                return try MovetextDecoder(text, from: start).decode(into: &visitor, skipPolicy)
            }
            try OneByteMoveDecoder(blob("Moves1")).decode(into: &visitor, from: start, comments)
        case .enCroissant:
            var moves = MoveIndexDecoder(try blob("Moves"), from: start)
            try moves.decode(into: &visitor, skipPolicy)
        case .ocgdbText:
            guard case .text(let text) = row["Moves"] else {
                if row["Moves"] == .null { return .unknown }
                throw MoveDecodingError(.unreadableMoves, "its moves are not text")
            }
            return try MovetextDecoder(text, from: start).decode(into: &visitor, skipPolicy)
        }
        return .unknown
    }

    /// Returns the bytes in a column; NULL is a game without moves.
    private func blob(_ column: String) throws(MoveDecodingError) -> [UInt8] {
        switch row[column] {
        case .null: return []
        case .blob(let bytes): return bytes
        case .integer, .real, .text: throw MoveDecodingError(.unreadableMoves, "its moves are not a blob")
        }
    }
}
