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
