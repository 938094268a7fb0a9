import PGN

/// What the chapters of one file have in common: its games, its text, its number, and the repertoire it belongs to.
final class ChapterOrigin: Sendable {
    let games: [ParsedGame]
    /// The text of the file; empty for a chapter that is not read from a file.
    let text: [UInt8]
    /// The number of games in the file before `games`.
    let gamesBefore: Int
    let source: Int
    let repertoire: String

    init(games: [ParsedGame], text: [UInt8], gamesBefore: Int = 0, source: Int, repertoire: String) {
        self.games = games
        self.text = text
        self.gamesBefore = gamesBefore
        self.source = source
        self.repertoire = repertoire
    }

    /// Returns the same file under another number.
    func renumbered(_ source: Int) -> ChapterOrigin {
        ChapterOrigin(games: games, text: text, gamesBefore: gamesBefore, source: source, repertoire: repertoire)
    }
}
