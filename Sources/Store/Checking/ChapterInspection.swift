import Chess
import GRDB
import Openings
import Training

/// Compares the chapters that are stored as games with the sources they come from.
struct ChapterInspection {
    let db: Database

    func findings(_ sourceSet: SourceSet) throws -> [CheckFinding] {
        try sourceSet.sources.compactMap { source in
            guard let newest = source.versions.first else { return fault(source, "it has no stored copy") }
            guard try versions(source.id) == Array(0..<source.versions.count) else {
                return fault(source, "its stored copies are not numbered consecutively")
            }
            let expected = newest.chapters(of: source.name).map { chapter in
                StoredChapter(
                    number: chapter.number, side: chapter.side.rawValue, title: chapter.title,
                    moves: GameRow(tree: chapter.tree).moves)
            }
            return try stored(source.id) == expected
                ? nil : fault(source, "its chapters differ from the stored copy")
        }
    }

    private struct StoredChapter: Equatable {
        let number: Int
        let side: UInt8
        let title: String
        let moves: [UInt8]
    }

    private func stored(_ source: Int64) throws -> [StoredChapter] {
        let sql = """
            SELECT number, side, title, Moves FROM chapter JOIN Games ON Games.ID = game WHERE source = ? ORDER BY game
            """
        return try Row.fetchAll(db, sql: sql, arguments: [source]).map { row in
            let row = RowReader(row, of: "chapter")
            return StoredChapter(
                number: try row.integer("number"), side: try row.side().rawValue, title: try row.text("title"),
                moves: try row.bytes("Moves"))
        }
    }

    private func versions(_ source: Int64) throws -> [Int] {
        let sql = "SELECT source AS id, version FROM source_content WHERE source = ? ORDER BY version"
        return try Row.fetchAll(db, sql: sql, arguments: [source]).map {
            try RowReader($0, of: "source_content").integer("version")
        }
    }

    private func fault(_ source: SourceRecord, _ what: String) -> CheckFinding {
        CheckFinding(kind: .membership, message: "\(source.path): \(what)")
    }
}
