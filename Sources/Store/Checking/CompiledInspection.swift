import Chess
import GRDB
import GameDatabases
import Openings
import Training

/// Compares the compiled repertoires with the cards. Those of an older generation are not used and not checked.
struct CompiledInspection {
    let db: Database

    func findings() throws -> [CheckFinding] {
        let sql = """
            SELECT side, name FROM compiled_repertoire WHERE generation = (SELECT number FROM content_generation)
            ORDER BY name, side
            """
        let rows = try RowScan(db, of: "compiled_repertoire", sql: sql)
        var findings: [CheckFinding] = []
        var keys: [CardID: CardKey]?
        while let row = try rows.row() {
            // A damaged value is a finding already.
            guard let side = try? row.side(), let name = try? row.text("name") else { continue }
            let known = try keys ?? cardKeys()
            keys = known
            let compiled = try CompiledSide.fetch(name.isEmpty ? nil : name, [side], db)?.first
            if compiled?.agrees(with: known) == true { continue }
            let repertoires = name.isEmpty ? "the active repertoires" : name
            findings.append(
                CheckFinding(
                    kind: .membership,
                    message: "compiled: \(repertoires), \(side): the stored graph differs from the cards"))
        }
        return findings
    }

    private func cardKeys() throws -> [CardID: CardKey] {
        let rows = try RowScan(db, of: "card", sql: "SELECT id, side, epd FROM card")
        var keys: [CardID: CardKey] = [:]
        while let row = try rows.row() {
            if let id = try? row.id(), let key = try? row.key { keys[CardID(id)] = key }
        }
        return keys
    }
}

extension CompiledSide {
    /// Whether each of its cards asks for the position it has here.
    fileprivate func agrees(with keys: [CardID: CardKey]) -> Bool {
        var agrees = true
        repertoire.forEachPosition { index, position in
            let card = cards[index]
            if card.rawValue > 0, keys[card]?.epd != position.epd { agrees = false }
        }
        return agrees
    }
}
