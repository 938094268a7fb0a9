import Chess
import GRDB
import Openings

/// Rebuilds repertoires from the stored bytes of their sources, with what the learner chose and added himself.
struct RepertoireBuilder {
    private let preferences: [Side: [PositionIdentity: Move]]
    private let additions: [Side: [PositionIdentity: [Move]]]

    init(_ db: Database) throws {
        var preferences: [Side: [PositionIdentity: Move]] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT side, epd, uci FROM preference") {
            guard let choice = LearnerMove(row) else { continue }
            preferences[choice.side, default: [:]][choice.position.identity] = choice.move
        }
        var additions: [Side: [PositionIdentity: [Move]]] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT side, epd, uci FROM addition ORDER BY id") {
            guard let choice = LearnerMove(row) else { continue }
            additions[choice.side, default: [:]][choice.position.identity, default: []].append(choice.move)
        }
        self.preferences = preferences
        self.additions = additions
    }

    /// The repertoires of a name, White's first; a side without a chapter has none. Cost: reads all the sources.
    func build(_ name: String, _ sources: [SourceRow]) -> [Repertoire] {
        let chapters = sources.indices.flatMap { index in
            sources[index].versions.flatMap { $0.read(source: index).chapters }
        }
        return Side.allCases.compactMap { side in
            let own = chapters.filter { $0.side == side }
            return own.isEmpty ? nil : build(name, side, own, depth: RepertoireBuilder.depth(of: sources))
        }
    }

    private func build(_ name: String, _ side: Side, _ chapters: [Chapter], depth: Int?) -> Repertoire {
        Repertoire(
            name: name, side: side, chapters: chapters, limits: ImportLimits(depth: depth, chapters: nil),
            preferences: preferences[side] ?? [:], additions: additions[side] ?? [:])
    }

    /// The depth all sources of a repertoire share: the largest, and none as soon as one source has none.
    private static func depth(of sources: [SourceRow]) -> Int? {
        let depths = sources.flatMap(\.versions).map(\.limits.depth)
        return depths.contains(nil) ? nil : depths.compactMap(\.self).max()
    }
}

/// A row with a side, a position and a move legal in it.
struct LearnerMove {
    let side: Side
    let position: Position
    let move: Move

    init?(_ row: Row) {
        let epd: String = row["epd"]
        guard let side = Side(rawValue: row["side"]), let position = try? Position(fen: epd + " 0 1"),
            let move = position.move(uci: row["uci"] as String)
        else { return nil }
        self.side = side
        self.position = position
        self.move = move
    }
}
