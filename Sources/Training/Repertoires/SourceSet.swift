public import Chess
public import Openings

/// The stored sources with the user's own moves and preferences. Repertoires are built from it.
public struct SourceSet: Sendable {
    /// In the user's order.
    public var repertoires: [RepertoireRecord]
    /// In the order of import.
    public private(set) var sources: [SourceRecord]
    /// The chapters of each source.
    private var chapters: [[Chapter]]
    private let preferences: [Side: [PositionIdentity: Move]]
    private var additions: [Side: [RepertoireAddition]]

    /// - Parameters:
    ///   - repertoires: in the user's order.
    ///   - sources: in the order of import.
    ///   - preferences: the move that `prefer` made the main one of a position.
    ///   - additions: in the order in which they were added.
    public init(
        repertoires: [RepertoireRecord] = [], sources: [SourceRecord] = [],
        preferences: [Side: [PositionIdentity: Move]] = [:], additions: [RepertoireAddition] = []
    ) {
        self.repertoires = repertoires
        self.sources = sources
        self.preferences = preferences
        self.additions = Dictionary(grouping: additions, by: \.side)
        chapters = sources.map(\.chapters)
    }

    // MARK: - Changing

    /// Returns the source set with this source in the place of the one with its number, or at the end.
    public func replacing(_ source: SourceRecord) -> SourceSet {
        var copy = self
        if source.id != 0, let index = copy.sources.firstIndex(where: { $0.id == source.id }) {
            copy.sources[index] = source
            copy.chapters[index] = source.chapters
        } else {
            copy.sources.append(source)
            copy.chapters.append(source.chapters)
        }
        return copy
    }

    /// Returns the source set with one more of the user's own moves.
    public func adding(_ addition: RepertoireAddition) -> SourceSet {
        var copy = self
        copy.additions[addition.side, default: []].append(addition)
        return copy
    }

    // MARK: - Building

    /// Returns the repertoires of a name, White's first. A side without a chapter has none. A chapter's `source` is an
    /// index into the sources of that name.
    ///
    /// - Complexity: O(plies of the chapters).
    public func repertoires(named name: String) -> [Repertoire] {
        Side.allCases.compactMap { repertoire(named: name, $0) }
    }

    /// Returns the repertoire of a name and a side; nil when it has no chapter.
    public func repertoire(named name: String, _ side: Side) -> Repertoire? {
        let own = sources.indices.filter { sources[$0].name == name }
        guard own.contains(where: { chapters[$0].contains { $0.side == side } }) else { return nil }
        let numbered = own.enumerated().map { number, index in chapters[index].renumbered { _ in number } }
        return build(name, side, Self.joined(numbered), depth: commonDepth(own))
    }

    private static func joined(_ parts: [[Chapter]]) -> [Chapter] {
        parts.count == 1 ? parts[0] : parts.flatMap(\.self)
    }

    /// Returns the cards of a repertoire that are within the depth of their own file.
    public func cards(of repertoire: Repertoire) -> [Card] {
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

    /// Returns all chapters of a side as one graph, the repertoires in the order of `names`. A chapter's `source` is an
    /// index into `sources`. Its cards are as deep as the chapters.
    ///
    /// - Complexity: O(plies of the chapters).
    public func merged(_ side: Side, names: [String]) -> Repertoire {
        let ordered = names.flatMap { name in
            sources.indices.filter { sources[$0].name == name }.map { index in
                chapters[index].renumbered { _ in index }
            }
        }
        return build(names.first ?? "", side, Self.joined(ordered), depth: nil)
    }

    /// Returns the names of the active repertoires of a side, in the user's order.
    public func activeNames(_ side: Side) -> [String] {
        repertoires.filter { $0.side == side && $0.isActive }.map(\.name)
    }

    /// Whether the graph of several repertoires prepares in each position what each of them prepares there, one after the
    /// other: nothing was added or preferred, and no file is limited to a depth.
    public var isUnion: Bool {
        preferences.isEmpty && additions.isEmpty
            && sources.allSatisfy { $0.versions.allSatisfy { $0.limits.depth == nil } }
    }

    private func build(_ name: String, _ side: Side, _ chapters: [Chapter], depth: Int?) -> Repertoire {
        Repertoire(
            name: name, side: side, chapters: chapters, limits: ImportLimits(depth: depth) ?? .none,
            preferences: preferences[side] ?? [:], additions: additions[side] ?? [])
    }

    /// The largest depth of some sources; nil as soon as one has no limit.
    private func commonDepth(_ indices: [Int]) -> Int? {
        let depths = indices.flatMap { sources[$0].versions.map(\.limits.depth) }
        return depths.contains(nil) ? nil : depths.compactMap(\.self).max()
    }
}
