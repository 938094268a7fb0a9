public import Chess
public import Openings
public import PGN

/// A chapter of a repertoire as it is shown: imported, or the moves that the learner added.
public struct NotationChapter: Sendable {
    public let title: String
    public let side: Side
    private let imported: Chapter?
    private let added: GameTree?

    /// A game.
    public init(title: String, side: Side, game: GameTree) {
        self.init(title: title, side: side, imported: nil, added: game)
    }

    private init(title: String, side: Side, imported: Chapter?, added: GameTree?) {
        self.title = title
        self.side = side
        self.imported = imported
        self.added = added
    }

    /// The moves. A chapter of a large file is parsed at each access.
    public var tree: GameTree { imported?.tree ?? added ?? GameTree() }

    /// The chapters of a repertoire, then one for the added moves of each start position.
    public static func all(of repertoire: Repertoire) -> [NotationChapter] {
        repertoire.chapters.map {
            NotationChapter(title: $0.title, side: repertoire.side, imported: $0, added: nil)
        }
            + AddedMovesChapters(repertoire).trees.map {
                NotationChapter(title: "Moves you added", side: repertoire.side, imported: nil, added: $0)
            }
    }
}
