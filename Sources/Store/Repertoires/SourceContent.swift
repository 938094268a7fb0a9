import Chess
import GRDB
import Openings
import PGN

/// One reading of a repertoire file: its bytes, and what was decided about them at import.
struct SourceContent: Equatable {
    var importedAt: Int64
    var bytes: [UInt8]
    /// One for each game of the file; nil where it does not matter (a rejected or empty chapter).
    var sides: [Side?]
    var limits: ImportLimits

    static let columns = "digest, imported_at, content, sides, depth, chapters"

    init(importedAt: Int64, bytes: [UInt8], sides: [Side?], limits: ImportLimits) {
        self.importedAt = importedAt
        self.bytes = bytes
        self.sides = sides
        self.limits = limits
    }

    init(_ row: RowReader) throws(ColumnFault) {
        importedAt = Int64(try row.integer("imported_at", in: ColumnLimits.instant))
        bytes = try row.bytes("content")
        sides = try row.text("sides").map { $0 == "w" ? .white : $0 == "b" ? .black : nil }
        limits = StoredLimits.limits(
            depth: try row.optionalInteger("depth"), chapters: try row.optionalText("chapters"))
    }

    /// The values of `columns`.
    var arguments: [(any DatabaseValueConvertible)?] {
        let letters = sides.map { side in
            switch side {
            case .white?: "w"
            case .black?: "b"
            case nil: "-"
            }
        }
        return [
            Checksum.of(bytes), importedAt, Blob.of(bytes), letters.joined(), limits.depth,
            StoredLimits.text(limits),
        ]
    }

    /// Whether a repertoire read from it would be the same: the time of the import does not matter.
    func isSameReading(as other: SourceContent) -> Bool {
        bytes == other.bytes && sides == other.sides && limits == other.limits
    }

    /// The trees of a file up to this size stay in memory; the chapters of a larger one are read when they are needed.
    private static let largestKept = 1 << 20

    /// The good chapters and the faults of the bad ones, in the file's order.
    ///
    /// - Parameter name: the repertoire the chapters belong to.
    func read(name: String) -> SourceReading {
        var reading = SourceReading()
        let reader = PGNReader(bytes)
        let isKept = bytes.count <= Self.largestKept
        let origin = ChapterOrigin(reader: isKept ? nil : reader, repertoire: name)
        var games = reader.makeIterator()
        while true {
            let place = games.nextGameLocation
            guard let game = games.next() else { return reading }
            switch game.tree {
            case .failure(let error):
                reading.errors.append(error)
            case .success(let tree):
                let index = game.number - 1
                guard sides.indices.contains(index), let side = sides[index], limits.admits(chapter: game.number)
                else { continue }
                reading.hasMoves = reading.hasMoves || tree.count > 1
                if isKept {
                    let title = Chapter.title(of: tree.tags, number: game.number)
                    reading.chapters.append(
                        Chapter(number: game.number, title: title, tree: tree, side: side, origin: origin))
                } else {
                    reading.chapters.append(
                        Chapter(number: game.number, game: place, side: side, origin: origin))
                }
            }
        }
    }
}

/// What a file gave.
struct SourceReading {
    var chapters: [Chapter] = []
    var errors: [PGNError] = []
    /// Whether one of the chapters has a move.
    var hasMoves = false
}
