import Chess
import GRDB
import Training

/// The repertoires of a session: the active ones, or one by its name (active or not) with the active ones.
struct SessionRepertoires {
    /// The named repertoire comes first: its moves are the main ones, but those of the others count too.
    private let rows: [RepertoireRecord]
    /// The sides whose cards are asked, White first.
    let sides: [Side]

    /// - Throws: `StoreError.unknownRepertoire`.
    init(_ name: String?, _ db: Database, path: String) throws {
        let named = try name.map { try RepertoireRecord.named($0, db, path: path) }
        let isNamed = { (row: RepertoireRecord) in named?.contains { $0.id == row.id } ?? false }
        let asked = try RepertoireRecord.fetch(nil, db).filter { $0.isActive || isNamed($0) }
        rows = asked.filter(isNamed) + asked.filter { !isNamed($0) }
        let rows = rows
        sides = Side.allCases.filter { side in (named ?? rows).contains { $0.side == side } }
    }

    var names: [String] { rows.map(\.name) }

    func names(of side: Side) -> [String] { rows.filter { $0.side == side }.map(\.name) }
}
