import Chess
import Openings
import PGN

@testable import Coach

/// The repertoire for White that a PGN text makes.
func repertoire(_ text: String, name: String = "test") throws -> Repertoire {
    let chapters = try PGNReader(Array(text.utf8)).map { game in
        Chapter(number: game.number, title: "test", tree: try game.tree.get(), side: .white, repertoire: name)
    }
    return Repertoire(name: name, side: .white, chapters: chapters)
}

/// The position after moves such as `1.e4 c5 2.Nf3`.
func position(after moves: String) throws -> Position {
    try MoveText.position(after: moves, from: .initial)
}
