import Chess
import GRDB
import GameDatabases

/// The position index: which games reached each position that at least two games reached within `depth`, and the moves they played there,
/// in frequent positions added up in advance.
///
/// It is exact: an entry counts every game that reached its position, at any ply. For a position without an entry in the
/// first segment the games are replayed, which is just as exact, but slower.
struct PositionIndex {
    private let db: Database

    init(_ db: Database) { self.db = db }

    /// The number of plies from the start of a game within which repeated positions get an entry.
    static let depth = 40
    /// The greatest number of segments; an import that would need more rebuilds the index.
    private static let maxSegments = 8

    /// Whether there is no index, so that every question is answered by replay.
    func isEmpty() throws -> Bool { try PositionSegment.ready(db).isEmpty }

    /// Returns the moves played in a position; nil when the index does not have it.
    ///
    /// - Parameter selection: the games that count; nil for all.
    func tally(_ position: Position, in selection: GameSelection? = nil) throws -> PositionTally? {
        let segments = try PositionSegment.ready(db)
        guard let base = segments.first, let entry = try base.entry(position.key, db) else { return nil }
        var total = PositionTally()
        try add(entry, of: base, position.sideToMove, selection, to: &total)
        for segment in segments.dropFirst() {
            guard let entry = try segment.entry(position.key, db) else { continue }
            try add(entry, of: segment, position.sideToMove, selection, to: &total)
        }
        return total
    }

    private func add(
        _ entry: PositionSegment.Entry, of segment: PositionSegment, _ mover: Side, _ selection: GameSelection?,
        to total: inout PositionTally
    ) throws {
        if let selection {
            let facts = selection.facts(segment)
            total.add(entry.runs, mover: mover) { facts.indices.contains($0) ? facts[$0] : .none }
        } else if let tally = entry.tally {
            total.add(tally)
        } else {
            let games = try SegmentGames(segment, db)
            try total.add(entry.runs, mover: mover) { try games.game(at: $0)?.facts ?? .none }
        }
    }

    // MARK: - Writing

    /// A change of the index that is written but not yet in use.
    enum Change {
        case none
        /// The new segment replaces all others.
        case replacement(Int64)
        /// The new segment is added to the others.
        case addition(Int64)
        /// There will be no index.
        case removal
    }

    /// Writes what the games of an import add to the index, or a new index.
    ///
    /// - Parameters:
    ///   - first: the ID of the first added game.
    ///   - count: the number of added games.
    ///   - file: a temporary file whose contents are not needed any more.
    func extend(
        from first: Int64, count: Int, _ file: UnnamedFile, _ pace: ImportPace
    ) throws -> Change {
        let segments = try PositionSegment.ready(db)
        guard let base = segments.first else { return try replacement(file, pace) }
        guard count > 0 else { return .none }
        let later = segments.dropFirst().reduce(count) { $0 + $1.games }
        guard segments.count < Self.maxSegments, later * 4 <= base.games else {
            return try replacement(file, pace)
        }
        return .addition(try write(first: first, count: count, repeated: nil, base, file, pace))
    }

    /// Writes a new index of the games of a first import.
    ///
    /// - Parameter first: the ID of the first one.
    func replacement(_ games: ImportedPositions, first: Int64, _ pace: ImportPace) throws -> Change {
        var content = try games.content(first: first)
        return .replacement(try write(&content, first: 0, nil, pace))
    }

    /// Puts a change into use. The segments that it replaces are not used any more.
    func apply(_ change: Change) throws {
        switch change {
        case .none: break
        case .addition(let segment):
            try db.execute(sql: "UPDATE position_segment SET is_ready = 1 WHERE id = ?", arguments: [segment])
        case .replacement(let segment):
            try db.execute(sql: "UPDATE position_segment SET is_ready = (id = ?)", arguments: [segment])
        case .removal:
            try db.execute(sql: "UPDATE position_segment SET is_ready = 0")
        }
    }

    /// Deletes the segments that are not in use.
    func removeReplaced(_ pace: ImportPace) throws {
        for segment in try Int64.fetchAll(db, sql: "SELECT id FROM position_segment WHERE NOT is_ready") {
            try PositionSegment.delete(segment, db, pace)
        }
    }

    /// Builds the index anew from all games. Some 0.4 s for 100,000.
    func rebuild(_ pace: ImportPace) throws {
        try apply(replacement(UnnamedFile(in: pace.temporaryFolder), pace))
        try removeReplaced(pace)
    }

    /// Writes a new index of all games.
    private func replacement(_ file: UnnamedFile, _ pace: ImportPace) throws -> Change {
        let repeated = RepeatedStructures()
        var replay = Replay()
        try IndexedGames.forEach(db, pace) { _, cursor in
            replay.play(cursor, depth: Self.depth)
            repeated.add(replay.structures.early)
        }
        repeated.finish()
        let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM Games") ?? 0
        return .replacement(try write(first: 0, count: count, repeated: repeated, nil, file, pace))
    }

    /// Writes a segment.
    ///
    /// - Parameters:
    ///   - first: the ID of the first game.
    ///   - count: about the number of games.
    ///   - repeated: the structures that two games had within the depth; nil to write the positions of `base`.
    ///   - base: the segment whose positions get an entry.
    private func write(
        first: Int64, count: Int, repeated: RepeatedStructures?, _ base: PositionSegment?, _ file: UnnamedFile,
        _ pace: ImportPace
    ) throws -> Int64 {
        let replay = SegmentReplay(first: first, count: count, repeated, in: file)
        try IndexedGames.forEach(db, from: first, pace) { id, cursor in
            try replay.add(id, cursor)
        }
        var content = try replay.content()
        return try write(&content, first: first, base, pace)
    }

    /// - Parameter base: the segment whose positions get an entry; nil for those that two games reached within the depth.
    private func write(
        _ content: inout SegmentContent, first: Int64, _ base: PositionSegment?, _ pace: ImportPace
    ) throws -> Int64 {
        var lookup = base.map { PositionSegmentSearch($0, db) }
        var writer = try PositionSegmentWriter(db, &content.games, first: first)
        var written = 0
        try content.bins.forEachPosition(content.numbered(writer.places)) { occurrences in
            guard let key = occurrences.first?.key,
                try lookup?.contains(key) ?? occurrences.areOfEntry
            else { return }
            try writer.add(occurrences)
            written += 1
            if written % 64 == 0 { try pace.pauseIfDue() }
        }
        return try writer.finish()
    }
}
