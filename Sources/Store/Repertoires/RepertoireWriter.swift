import Chess
import GRDB
import Openings
import Training

/// Brings the rows of repertoires and their cards in line with what was built from the sources.
struct RepertoireWriter {
    let db: Database
    let path: String

    /// Makes the repertoires of the name those given; a side that has none any more goes, its cards are set aside.
    ///
    /// - Returns: cards whose former main move is no longer prepared.
    func write(_ name: String, _ repertoires: [Repertoire]) throws -> [CardID] {
        let writer = CardWriter(db: db, path: path)
        var touched: [CardID] = []
        for row in try RepertoireRow.fetch(name, db) where !repertoires.contains(where: { $0.side == row.side }) {
            touched += try writer.fill(row, with: [])
            try db.execute(sql: "DELETE FROM repertoire WHERE id = ?", arguments: [row.id])
        }
        for repertoire in repertoires {
            let row = try RepertoireRow.make(name, repertoire.side, db)
            touched += try writer.fill(row, with: repertoire.cards)
            try db.execute(
                sql: "UPDATE repertoire SET positions = ? WHERE id = ?",
                arguments: [repertoire.positions.count, row.id])
        }
        let changed = try writer.settle(touched)
        try writer.forgetUntouched(touched)
        return changed
    }

    /// Builds and writes the repertoires of a name anew from its stored sources.
    func rebuild(_ name: String) throws -> [CardID] {
        try write(name, RepertoireBuilder(db).build(name, SourceRow.fetch(name, db)))
    }
}
