import Chess
import Foundation
import Openings

/// Finds the repertoire and the stored source an import is a new reading of.
struct SourceMatch {
    let plan: ImportRequest
    let sourceSet: SourceSet

    /// The name the file goes under, and the source it replaces.
    ///
    /// - Throws: `StoreError.ambiguousSource`, `.unknownSource`; both list the sources.
    func find() throws -> (name: String, source: SourceRow?) {
        let name = plan.isNameChosen ? plan.name : try knownName(sourceSet.sources)
        let sources = sourceSet.sources.filter { $0.name == name }
        return (name, try index(in: sources, name: name).map { sources[$0] })
    }

    // MARK: - Which name

    /// A file that is known, by its path, its bytes or (when its old path is gone) its positions, keeps its name.
    private func knownName(_ sources: [SourceRow]) throws -> String {
        guard plan.placement == .automatic else { return plan.name }
        let samePath = plan.path == "-" ? [] : names(sources.filter { $0.path == plan.path })
        if samePath.contains(plan.name) || names(sources).contains(plan.name) && samePath.isEmpty { return plan.name }
        if let only = try single(samePath) { return only }
        let sameBytes = names(sources.filter { $0.versions.first?.source == plan.source })
        if let only = try single(sameBytes) { return only }
        let moved = sources.filter { $0.path != "-" && !FileManager.default.fileExists(atPath: $0.path) }
        guard !moved.isEmpty, plan.path != "-" else { return plan.name }
        let own = keys([plan.reading])
        return try single(names(moved.filter { share(own, keys($0.versions)) >= 0.5 })) ?? plan.name
    }

    private func single(_ names: [String]) throws -> String? {
        guard names.count > 1 else { return names.first }
        let all = names.joined(separator: ", ")
        throw StoreError(
            .ambiguousSource, path: plan.path, "\(plan.path): could belong to \(all); say which with --name")
    }

    private func names(_ sources: [SourceRow]) -> [String] {
        var names: [String] = []
        for source in sources where !names.contains(source.name) { names.append(source.name) }
        return names
    }

    // MARK: - Which source

    private func index(in sources: [SourceRow], name: String) throws -> Int? {
        switch plan.placement {
        case .add:
            return plan.path == "-" ? nil : sources.firstIndex { $0.path == plan.path }
        case .replace(let text):
            let matches = sources.indices.filter { index in
                let path = sources[index].path
                return path == text || (path as NSString).lastPathComponent == text || String(index + 1) == text
            }
            guard matches.count == 1 else {
                throw StoreError(
                    matches.isEmpty ? .unknownSource : .ambiguousSource, path: plan.path,
                    "--replace \(text): \(matches.isEmpty ? "no source" : "more than one source") of \(name) is named "
                        + "so; there are: \(list(sources))")
            }
            return matches[0]
        case .automatic:
            guard !sources.isEmpty else { return nil }
            if plan.path != "-", let index = sources.firstIndex(where: { $0.path == plan.path }) { return index }
            return try mostShared(sources, name: name)
        }
    }

    /// The source that shares most positions: at least half of the smaller file's, and twice as many as any other.
    private func mostShared(_ sources: [SourceRow], name: String) throws -> Int {
        let own = keys([plan.reading])
        let shares = sources.map { share(own, keys($0.versions)) }
        let best = shares.indices.max { shares[$0] < shares[$1] } ?? 0
        let others = shares.indices.filter { $0 != best }.map { shares[$0] }.max() ?? 0
        guard shares[best] >= 0.5, shares[best] >= 2 * others else {
            throw StoreError(
                .ambiguousSource, path: plan.path,
                "\(plan.path): is it a new source of \(name) (--add), or does it replace one (--replace SOURCE)? "
                    + "There are: \(list(sources))")
        }
        return best
    }

    private func list(_ sources: [SourceRow]) -> String {
        sources.isEmpty
            ? "none" : sources.enumerated().map { "\($0 + 1) \($1.path)" }.joined(separator: ", ")
    }

    /// The positions where the learner is to move and has a move; where a line starts says nothing of it.
    private func keys(_ readings: [SourceContent]) -> Set<CardKey> {
        let chapters = readings.flatMap { $0.chapters(of: plan.name) }
        return Set(
            Side.allCases.flatMap { side in
                Repertoire(name: plan.name, side: side, chapters: chapters).cards.filter { !$0.line.isEmpty }.map(\.key)
            })
    }

    /// How much of the smaller set the two share, 0…1.
    private func share(_ one: Set<CardKey>, _ other: Set<CardKey>) -> Double {
        let smaller = min(one.count, other.count)
        return smaller == 0 ? 0 : Double(one.intersection(other).count) / Double(smaller)
    }
}
