import Chess
import Openings
import Testing

/// A small book for White, and twelve games.
enum SpanishGames {
    /// White's book: the Spanish, and the open Sicilian.
    static let book = """
        1. e4 e5 (1... c5 2. Nf3 d6 3. d4) 2. Nf3 Nc6 3. Bb5 *
        """

    /// Twelve games.
    static let games = """
        3x e4 e5 Nf3 Nc6 Bb5 a6
        1x e4 e5 Nf3 Nc6 Bb5
        2x e4 e5 Nf3 Nf6
        2x e4 c5 Nf3 d6 d4
        1x e4 c5 Nf3 Nc6
        1x e4 e6
        1x d4 d5
        1x d4 Nf6
        """

    /// The path probabilities of the book in these games.
    static func probabilities() throws -> PathProbabilities { try pathProbabilities(book, .white, games) }
}

/// Returns the path probabilities of a book in a base of these games.
func pathProbabilities(_ pgn: String, _ side: Side, _ games: String) throws -> PathProbabilities {
    try PathProbabilities(repertoire(pgn, side), TinyBase(games).source)
}

extension Double {
    /// Returns whether two probabilities are equal but for rounding.
    func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}
