import Chess
import Openings

/// Finds the repertoire and the stored source that an imported file belongs to.
struct SourceMatch {
    let request: ImportRequest
    /// In the order of import.
    let sources: [SourceRecord]
    /// The paths of sources where there is no file any more.
    let missingPaths: Set<String>

    /// Returns the name of the file's repertoire and the source it replaces; nil for a new source.
    ///
    /// - Throws: `.ambiguousSource` or `.unknownSource`; both list the sources.
    func find() throws(ImportError) -> (name: String, source: SourceRecord?) {
        let name = request.isNameChosen ? request.name : try knownName()
        let own = sources.filter { $0.name == name }
        return (name, try index(in: own, name: name).map { own[$0] })
    }

    // MARK: - Name

    /// A file that is known, by its path, its bytes or (when its old path is gone) its positions, keeps its name.
    private func knownName() throws(ImportError) -> String {
        guard request.placement == .automatic else { return request.name }
        let samePath = request.path == "-" ? [] : names(sources.filter { $0.path == request.path })
        if samePath.contains(request.name) || names(sources).contains(request.name) && samePath.isEmpty {
            return request.name
        }
        if let only = try single(samePath) { return only }
        let sameBytes = names(sources.filter { $0.versions.first?.source == request.source })
        if let only = try single(sameBytes) { return only }
        let moved = sources.filter { missingPaths.contains($0.path) }
        guard !moved.isEmpty, request.path != "-" else { return request.name }
        let own = keys([request.reading])
        return try single(names(moved.filter { share(own, keys($0.versions)) >= 0.5 })) ?? request.name
    }

    private func single(_ names: [String]) throws(ImportError) -> String? {
        guard names.count > 1 else { return names.first }
        let all = names.joined(separator: ", ")
        throw ImportError(
            .ambiguousSource, path: request.path, "\(request.path): could belong to \(all); say which with --name")
    }

    private func names(_ sources: [SourceRecord]) -> [String] {
        var names: [String] = []
        for source in sources where !names.contains(source.name) { names.append(source.name) }
        return names
    }

    // MARK: - Source

    private func index(in sources: [SourceRecord], name: String) throws(ImportError) -> Int? {
        switch request.placement {
        case .add:
            return request.path == "-" ? nil : sources.firstIndex { $0.path == request.path }
        case .replace(let text):
            let matches = sources.indices.filter { index in
                let path = sources[index].path
                return path == text || path.split(separator: "/").last ?? "" == text || String(index + 1) == text
            }
            guard matches.count == 1 else {
                throw ImportError(
                    matches.isEmpty ? .unknownSource : .ambiguousSource, path: request.path,
                    "--replace \(text): \(matches.isEmpty ? "no source" : "more than one source") of \(name) is named "
                        + "so; there are: \(list(sources))")
            }
            return matches[0]
        case .automatic:
            guard !sources.isEmpty else { return nil }
            if request.path != "-", let index = sources.firstIndex(where: { $0.path == request.path }) { return index }
            return try mostShared(sources, name: name)
        }
    }

    /// The source that shares most positions: at least half of the smaller file's, and twice as many as any other.
    private func mostShared(_ sources: [SourceRecord], name: String) throws(ImportError) -> Int {
        let own = keys([request.reading])
        let shares = sources.map { share(own, keys($0.versions)) }
        let best = shares.indices.max { shares[$0] < shares[$1] } ?? 0
        let others = shares.indices.filter { $0 != best }.map { shares[$0] }.max() ?? 0
        guard shares[best] >= 0.5, shares[best] >= 2 * others else {
            throw ImportError(
                .ambiguousSource, path: request.path,
                "\(request.path): is it a new source of \(name) (--add), or does it replace one (--replace SOURCE)? "
                    + "There are: \(list(sources))")
        }
        return best
    }

    private func list(_ sources: [SourceRecord]) -> String {
        sources.isEmpty
            ? "none" : sources.enumerated().map { "\($0 + 1) \($1.path)" }.joined(separator: ", ")
    }

    /// The positions where the learner is to move and has a move. The start of a line is left out: all files share it.
    private func keys(_ readings: [SourceReading]) -> Set<CardKey> {
        let chapters = readings.flatMap { $0.chapters(of: request.name) }
        return Set(
            Side.allCases.flatMap { side in
                Repertoire(name: request.name, side: side, chapters: chapters).cards.filter { !$0.line.isEmpty }
                    .map(\.key)
            })
    }

    /// The part of the smaller set that both share, 0…1.
    private func share(_ one: Set<CardKey>, _ other: Set<CardKey>) -> Double {
        let smaller = min(one.count, other.count)
        return smaller == 0 ? 0 : Double(one.intersection(other).count) / Double(smaller)
    }
}
