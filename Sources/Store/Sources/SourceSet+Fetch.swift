import Chess
import GRDB
import Openings
import Training

extension SourceSet {
    /// Loads the stored sources and the user's own moves.
    ///
    /// - Parameter names: sources of other names are not loaded; nil loads all.
    init(_ db: Database, _ cache: SourceCache, names: [String]? = nil) throws {
        self.init(
            repertoires: try RepertoireRecord.fetch(nil, db), sources: try SourceRecord.fetch(names, db, cache),
            preferences: try SourceSet.preferences(db), additions: try AdditionRow.fetch(db).map(\.addition))
    }

    private static func preferences(_ db: Database) throws -> [Side: [PositionIdentity: Move]] {
        var preferences: [Side: [PositionIdentity: Move]] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT side, epd, uci FROM preference") {
            guard let choice = LearnerMove(RowReader(row, of: "preference")) else { continue }
            preferences[choice.side, default: [:]][choice.position.identity] = choice.move
        }
        return preferences
    }
}
