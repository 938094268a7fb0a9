import Chess
import Openings
import PGN
import Testing

/// The games of a text.
func games(_ pgn: String) -> [ReadGame] {
    Array(PGNReader(Array(pgn.utf8)))
}

/// The valid chapters of a text, all of one side.
func chapters(_ pgn: String, _ side: Side, source: Int = 0, repertoire: String = "test") -> [Chapter] {
    games(pgn).compactMap { game in
        guard let tree = try? game.tree.get() else { return nil }
        return Chapter(
            number: game.number, title: Chapter.title(of: game.tags, number: game.number), tree: tree, side: side,
            source: source, repertoire: repertoire)
    }
}

/// A repertoire of one text.
func repertoire(_ pgn: String, _ side: Side, limits: ImportLimits = .none) -> Repertoire {
    Repertoire(name: "test", side: side, chapters: chapters(pgn, side), limits: limits)
}

/// The position after moves in SAN.
func position(_ line: String, from start: Position = .initial) throws -> Position {
    var position = start
    for san in line.split(separator: " ") {
        let move = try position.move(san: String(san))
        position = position.playing(move)
    }
    return position
}

/// The moves of a line in SAN.
func moves(_ line: String) throws -> [Move] {
    var position = Position.initial
    return try line.split(separator: " ").map { san in
        let move = try position.move(san: String(san))
        position = position.playing(move)
        return move
    }
}

extension Repertoire {
    /// The prepared moves after a line, in SAN.
    func answers(_ line: String) throws -> [String] {
        self[try OpeningsTests.position(line).identity]?.prepared.map(\.san) ?? []
    }
}

/// The old cards of a repertoire, as stored in the learner's file.
func known(_ repertoire: Repertoire, isActive: Bool = true) -> [KnownCard] {
    repertoire.cards.compactMap(KnownCard.init).map {
        KnownCard(key: $0.key, main: $0.main, prepared: $0.prepared, remarks: $0.remarks, isActive: isActive)
    }
}
