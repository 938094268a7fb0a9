import GRDB
public import Training

extension LearnerFile {
    /// The names of all repertoires, each once, in the learner's order. Cost: one small query.
    public func repertoireNames() throws -> [String] {
        try reading { db in try RepertoireRecord.names(db) }
    }

    /// The repertoires of a name, or all, in the learner's order. Cost: one small query.
    public func repertoireRecords(named name: String? = nil) throws -> [RepertoireRecord] {
        try reading { db in try RepertoireRecord.fetch(name, db) }
    }

    /// The full name of the repertoire that a text means: its name, in any capitals, or a beginning that no other name
    /// shares. Use the exact name instead where a repertoire is removed, renamed or replaced.
    ///
    /// - Throws: `StoreError.unknownRepertoire`, `.ambiguousRepertoire`; both name the repertoires there are.
    public func repertoireName(_ text: String) throws -> String {
        let names = try repertoireNames()
        switch NameMatch(text, among: names) {
        case .one(let name): return name
        case .several(let candidates):
            throw StoreError(
                .ambiguousRepertoire, path: path,
                "“\(text)” could be \(candidates.joined(separator: " or ")); write more of the name")
        case .none: throw StoreError.unknownRepertoire(text, among: names, path: path)
        }
    }
}

extension StoreError {
    /// `no repertoire “whte-e4”; did you mean white-e4? (your repertoires: white-e4, black-c5)`
    static func unknownRepertoire(_ name: String, among names: [String], path: String) -> StoreError {
        guard !names.isEmpty else {
            return StoreError(
                .unknownRepertoire, path: path, "no repertoire “\(name)”; you have none yet (prep import FILE)")
        }
        let yours = "your repertoires: \(names.joined(separator: ", "))"
        guard case .none(let nearest?) = NameMatch(name, among: names) else {
            return StoreError(.unknownRepertoire, path: path, "no repertoire “\(name)”; \(yours)")
        }
        return StoreError(
            .unknownRepertoire, path: path, "no repertoire “\(name)”; did you mean \(nearest)? (\(yours))")
    }
}
