import Chess
import PGN

/// A game that an import has read and not yet written.
struct StagedGame {
    let row: StagedRow
    /// Bytes with its texts and moves, and with those of other games.
    let bytes: [UInt8]

    /// The names; empty when unknown.
    var event: String { string(row.parts.event) ?? "" }
    var site: String { string(row.parts.site) ?? "" }
    var date: String? { string(row.parts.date) }
    var round: String? { string(row.parts.round) }
    /// The text of the result.
    var result: String? { string(row.parts.result) }
    var timeControl: String? { string(row.parts.timeControl) }
    var eco: String? { string(row.parts.eco) }
    var fen: String? { string(row.parts.fen) }
    /// Two bytes per ply.
    var moves: ArraySlice<UInt8> { bytes[row.range(row.parts.moves) ?? 0..<0] }
    /// The `GameText`; nil when the columns hold all of the game.
    var text: [UInt8]? { row.range(row.parts.text).map { Array(bytes[$0]) } }

    /// What the position index needs of it; nil if that was not recorded.
    var history: StagedHistory? { row.range(row.history).flatMap { StagedHistory(bytes[$0]) } }

    /// Result, ratings, year and speed, as they will be read from the row.
    var summary: GameSummary {
        GameSummary(
            result: withBytes(row.parts.result, GameSummary.result), whiteElo: GameSummary.rating(Int64(row.whiteElo)),
            blackElo: GameSummary.rating(Int64(row.blackElo)), year: withBytes(row.parts.date, GameSummary.year),
            speed: cString(row.parts.timeControl).flatMap { GameSpeed(timeControl: $0) })
    }

    /// The position in which the game begins; nil when its FEN is invalid.
    var start: Position? {
        guard let text = cString(row.parts.fen) else { return .initial }
        return try? Position(fen: text)
    }

    private func withBytes<Value>(_ part: StagedRow.Part, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
        bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[row.range(part) ?? 0..<0])) }
    }

    /// A text as SQLite returns it to a program: until the first zero byte.
    private func cString(_ part: StagedRow.Part) -> String? {
        guard row.range(part) != nil else { return nil }
        return withBytes(part) { text in String(decoding: text.prefix { $0 != 0 }, as: UTF8.self) }
    }

    private func string(_ part: StagedRow.Part) -> String? {
        row.range(part).map { range in
            bytes[range].withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Adds the bytes of a part to a hash; none if it is absent.
    @inline(__always)
    func add(_ part: StagedRow.Part, to hash: inout ByteHash) {
        bytes.withUnsafeBytes { hash.add(UnsafeRawBufferPointer(rebasing: $0[row.range(part) ?? 0..<0])) }
    }
}
