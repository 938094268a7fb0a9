import Chess
import GameDatabases
import Openings
import PGN

/// A game that an import has read, before it is staged.
struct UnstagedGame {
    let columns: RecordedColumns
    /// The bytes of which the columns are parts.
    let bytes: [UInt8]
    /// Its number in the PGN file, from 1, or its ID in the game database.
    let number: Int
    let result: GameResult
    let start: Position
    /// Two bytes per ply.
    let moves: [UInt8]
    /// The `GameText`; nil when the columns hold all of the game.
    let text: [UInt8]?
    /// The `StagedHistory`; nil in an import that does not collect positions.
    let history: [UInt8]?

    /// Appends the game in the form that `StagedRow` reads, after the number of its bytes.
    func append(to staged: inout [UInt8]) {
        let size = staged.count
        staged.append(contentsOf: [0, 0, 0, 0])
        let start = staged.count
        appendRow(to: &staged)
        staged.set(UInt32(clamping: staged.count - start), at: size)
    }

    private func appendRow(to staged: inout [UInt8]) {
        let fen = start == .initial ? nil : start.fen
        let digest = digest(fen)
        withUnsafeBytes(of: UInt64(max(number, 0)).bigEndian) { staged.append(contentsOf: $0) }
        withUnsafeBytes(of: digest.bigEndian) { staged.append(contentsOf: $0) }
        staged.append(varint: UInt64(columns.whiteElo))
        staged.append(varint: UInt64(columns.blackElo))
        append(columns.event, to: &staged)
        append(columns.site, to: &staged)
        append(columns.white, to: &staged)
        append(columns.black, to: &staged)
        append(columns.date, to: &staged)
        append(columns.round, to: &staged)
        staged.append(counted: result.rawValue)
        append(columns.timeControl, to: &staged)
        append(columns.eco, to: &staged)
        staged.append(counted: fen)
        staged.append(counted: moves)
        staged.append(counted: text)
        staged.append(counted: history)
    }

    private func append(_ part: Range<Int>?, to staged: inout [UInt8]) {
        guard let part else { return staged.append(0) }
        staged.append(varint: UInt64(part.count) + 1)
        staged.append(contentsOf: bytes[part])
    }

    /// The digest that `GameChecksums` computes of the row: computed while the texts are still in a core's own cache.
    private func digest(_ fen: String?) -> UInt64 {
        var hash = ByteHash()
        bytes.withUnsafeBytes { bytes in
            func add(_ part: Range<Int>?) { hash.add(UnsafeRawBufferPointer(rebasing: bytes[part ?? 0..<0])) }
            add(columns.event)
            add(columns.site)
            add(columns.white)
            add(columns.black)
            add(columns.date)
            add(columns.timeControl)
            add(columns.eco)
        }
        GameChecksums.add(fen, &hash)
        hash.add(UInt64(columns.whiteElo))
        hash.add(UInt64(columns.blackElo))
        hash.add(result.rawValue)
        hash.add(moves)
        hash.add(text ?? [])
        // A round that its column cannot hold is in the text.
        if text == nil { bytes[columns.round ?? 0..<0].withUnsafeBytes { hash.add($0) } }
        return hash.value
    }
}
