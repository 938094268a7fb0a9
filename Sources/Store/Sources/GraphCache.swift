import GRDB
import Synchronization
import Training

/// The graphs that were built last, with the state of the file they belong to.
final class GraphCache: Sendable {
    private struct Contents {
        let version: ContentVersion
        /// The names of the repertoires that were loaded; nil for all.
        let names: Set<String>?
        let graphs: RepertoireGraphs
    }

    private let contents = Mutex<Contents?>(nil)

    /// Runs `body` with the graphs of the named repertoires and caches them. Loads them only if they are not cached or
    /// the stored repertoires have changed.
    ///
    /// - Parameter names: nil for all repertoires.
    func withGraphs<Value>(
        _ names: [String]?, _ db: Database, _ cache: SourceCache, _ body: (inout RepertoireGraphs) throws -> Value
    ) throws -> Value {
        let version = try ContentVersion(db)
        var (graphs, loaded) =
            try graphs(names, version) ?? (RepertoireGraphs(SourceSet(db, cache, names: names)), names.map(Set.init))
        let value = try body(&graphs)
        let after = try ContentVersion(db)
        contents.withLock { $0 = Contents(version: after, names: loaded, graphs: graphs) }
        return value
    }

    private func graphs(_ names: [String]?, _ version: ContentVersion) -> (RepertoireGraphs, Set<String>?)? {
        contents.withLock { contents in
            guard let contents, contents.version == version else { return nil }
            if let loaded = contents.names {
                guard let names, loaded.isSuperset(of: names) else { return nil }
            }
            return (contents.graphs, contents.names)
        }
    }
}

/// The state of all data that repertoires are built from: equal values give equal repertoires.
private struct ContentVersion: Equatable {
    private let rows: [[DatabaseValue]]

    init(_ db: Database) throws {
        let tables = [
            "SELECT id, name, side, is_active, place FROM repertoire ORDER BY id",
            "SELECT id, name, path, place FROM source ORDER BY id",
            "SELECT source, version, digest, imported_at, sides, depth, chapters FROM source_content ORDER BY source, version",
            "SELECT side, epd, uci FROM preference ORDER BY side, epd",
            "SELECT id, side, epd, uci, before, reply, repertoire FROM addition ORDER BY id",
        ]
        rows = try tables.flatMap { sql in
            try Row.fetchAll(db, sql: sql).map { Array($0.databaseValues) }
        }
    }
}
