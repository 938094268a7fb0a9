public import Chess
public import Openings

/// The repertoires of a source set, each built when it is first needed. A move of the user's own is added to the built
/// graphs, so that no chapter is read again.
public struct RepertoireGraphs: Sendable {
    public private(set) var sources: SourceSet
    private var single: [RepertoireKey: Repertoire] = [:]
    private var merged: [MergedKey: Repertoire] = [:]

    private struct MergedKey: Hashable {
        let side: Side
        let names: [String]
    }

    public init(_ sources: SourceSet) { self.sources = sources }

    /// Returns the repertoire of a name and a side; nil when it has no chapter.
    public mutating func repertoire(named name: String, _ side: Side) -> Repertoire? {
        let key = RepertoireKey(name: name, side: side)
        if let known = single[key] { return known }
        let graph = sources.repertoire(named: name, side)
        single[key] = graph
        return graph
    }

    /// Returns the chapters of several repertoires as one graph; see `SourceSet.merged`.
    public mutating func merged(_ side: Side, names: [String]) -> Repertoire {
        let key = MergedKey(side: side, names: names)
        if let known = merged[key] { return known }
        let graph = sources.merged(side, names: names)
        merged[key] = graph
        return graph
    }

    /// Whether the graph that `merged` returns is built already.
    public func isBuilt(_ side: Side, names: [String]) -> Bool { merged[MergedKey(side: side, names: names)] != nil }

    /// Takes a graph that `SourceSet.merged` returned for these names.
    public mutating func insert(_ graph: Repertoire, names: [String]) {
        merged[MergedKey(side: graph.side, names: names)] = graph
    }

    /// Returns the repertoires that an addition belongs to: those that reach its position, or the one before the reply,
    /// in the user's order.
    public mutating func repertoires(reaching addition: RepertoireAddition) -> [Repertoire] {
        let records = sources.repertoires.filter {
            $0.side == addition.side && (addition.repertoire ?? $0.name) == $0.name
        }
        return records.compactMap { repertoire(named: $0.name, $0.side) }.filter { graph in
            graph[addition.position.identity] != nil
                || addition.reply.map { graph[$0.position.identity] != nil } ?? false
        }
    }

    /// Adds a move of the user's own.
    public mutating func add(_ addition: RepertoireAddition) {
        sources = sources.adding(addition)
        single = single.mapValues { $0.adding(addition) }
        merged = merged.mapValues { $0.adding(addition) }
    }

    /// Returns the target state of the cards of a side after these repertoires are rewritten.
    public mutating func target(_ names: [String], _ side: Side) -> CardPlanner.Target {
        let members = names.compactMap { name -> CardPlan.Members? in
            guard let repertoire = repertoire(named: name, side) else { return nil }
            return CardPlan.Members(repertoire, cards: sources.cards(of: repertoire))
        }
        let asked = merged(side, names: sources.activeNames(side)).answers
        return CardPlanner.Target(names: names, sides: [side], members: members, asked: [side: asked])
    }
}
