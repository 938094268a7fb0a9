import Chess
import GRDB
import Openings

/// The stored sources read again, with what the learner chose and added himself: repertoires are built from it.
struct SourceSet {
    /// In the learner's order.
    var rows: [RepertoireRow]
    /// In the order of import.
    private(set) var sources: [SourceRow]
    /// The good chapters of each source, all its readings, newest first.
    private var chapters: [[Chapter]]
    private let preferences: [Side: [PositionIdentity: Move]]
    private var additions: [Side: [RepertoireAddition]]

    /// - Parameter names: the sources of other names are not read; nil reads all.
    init(_ db: Database, _ cache: SourceCache, names: [String]? = nil) throws {
        rows = try RepertoireRow.fetch(nil, db)
        sources = try SourceRow.fetch(nil, db, cache).filter { names?.contains($0.name) ?? true }
        chapters = sources.map(SourceSet.chapters)
        preferences = try SourceSet.preferences(db)
        additions = try SourceSet.additions(db)
    }

    private static func chapters(_ source: SourceRow) -> [Chapter] {
        let readings = source.versions.map { $0.chapters(of: source.name) }
        return readings.count == 1 ? readings[0] : readings.flatMap(\.self)
    }

    private static func preferences(_ db: Database) throws -> [Side: [PositionIdentity: Move]] {
        var preferences: [Side: [PositionIdentity: Move]] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT side, epd, uci FROM preference") {
            guard let choice = LearnerMove(RowReader(row, of: "preference")) else { continue }
            preferences[choice.side, default: [:]][choice.position.identity] = choice.move
        }
        return preferences
    }

    private static func additions(_ db: Database) throws -> [Side: [RepertoireAddition]] {
        Dictionary(grouping: try AdditionRow.fetch(db).map(\.addition), by: \.side)
    }

    // MARK: - Changing

    /// The source set with this source in the place of the one with its number, or at the end.
    func replacing(_ source: SourceRow) -> SourceSet {
        var copy = self
        if source.id != 0, let index = copy.sources.firstIndex(where: { $0.id == source.id }) {
            copy.sources[index] = source
            copy.chapters[index] = SourceSet.chapters(source)
        } else {
            copy.sources.append(source)
            copy.chapters.append(SourceSet.chapters(source))
        }
        return copy
    }

    /// The source set with one more move of the learner's own.
    func adding(_ addition: RepertoireAddition) -> SourceSet {
        var copy = self
        copy.additions[addition.side, default: []].append(addition)
        return copy
    }

    // MARK: - Building

    /// The repertoires of a name, White's first; a side without a chapter has none. A chapter's `source` is the place
    /// of its file among those of the name.
    func repertoires(_ name: String) -> [Repertoire] {
        Side.allCases.compactMap { repertoire(name, $0) }
    }

    /// One of them.
    func repertoire(_ name: String, _ side: Side) -> Repertoire? {
        let own = sources.indices.filter { sources[$0].name == name }
        guard own.contains(where: { chapters[$0].contains { $0.side == side } }) else { return nil }
        let numbered = own.enumerated().map { number, index in chapters[index].renumbered { _ in number } }
        return build(name, side, Self.joined(numbered), depth: commonDepth(own))
    }

    private static func joined(_ parts: [[Chapter]]) -> [Chapter] {
        parts.count == 1 ? parts[0] : parts.flatMap(\.self)
    }

    /// The cards a repertoire asks: within each file's own depth.
    func cards(of repertoire: Repertoire) -> [Card] {
        let own = sources.indices.filter { sources[$0].name == repertoire.name }
        let depths = Set(own.flatMap { sources[$0].versions.map(\.limits.depth) })
        guard depths.count > 1 else { return repertoire.cards }
        var admitted: Set<CardKey> = []
        for depth in depths {
            let fitting = own.filter { sources[$0].versions.first?.limits.depth == depth }.flatMap { chapters[$0] }
            let part = build(repertoire.name, repertoire.side, fitting, depth: depth)
            admitted.formUnion(part.cards.map(\.key))
        }
        return repertoire.cards.filter { admitted.contains($0.key) }
    }

    /// All chapters of a side as one graph, the repertoires in the order of `names`. A chapter's `source` is an index
    /// into `sources`. Its cards go as deep as the chapters do.
    func merged(_ side: Side, names: [String]) -> Repertoire {
        let ordered = names.flatMap { name in
            sources.indices.filter { sources[$0].name == name }.map { index in
                chapters[index].renumbered { _ in index }
            }
        }
        return build(names.first ?? "", side, Self.joined(ordered), depth: nil)
    }

    /// The names whose repertoire of that side is asked, in the learner's order.
    func activeNames(_ side: Side) -> [String] {
        rows.filter { $0.side == side && $0.isActive }.map(\.name)
    }

    private func build(_ name: String, _ side: Side, _ chapters: [Chapter], depth: Int?) -> Repertoire {
        Repertoire(
            name: name, side: side, chapters: chapters, limits: ImportLimits(depth: depth) ?? .none,
            preferences: preferences[side] ?? [:], additions: additions[side] ?? [])
    }

    /// The largest depth of some sources, none as soon as one has none.
    private func commonDepth(_ indices: [Int]) -> Int? {
        let depths = indices.flatMap { sources[$0].versions.map(\.limits.depth) }
        return depths.contains(nil) ? nil : depths.compactMap(\.self).max()
    }
}
