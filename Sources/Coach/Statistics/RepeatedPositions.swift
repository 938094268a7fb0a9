public import Chess
public import Openings
import Store

/// The positions that are asked again today, because they were not right at the first try.
public struct RepeatedPositions {
    /// One of them.
    public struct Entry {
        public let position: Position
        /// In UCI form.
        public let move: String
        /// Nil for a position without a named opening.
        public let opening: Opening?
    }

    /// By card.
    public let entries: [Entry]

    /// The names of openings are read only when there is such a position.
    public init(_ workspace: Workspace, name: String?) throws {
        let cards = try workspace.file.cardsToRepeat(on: workspace.day, named: name)
        guard !cards.isEmpty else {
            entries = []
            return
        }
        let names = try workspace.openingNames()
        let lines = try workspace.file.lines(of: cards.map(\.id))
        entries = cards.compactMap { card in
            lines[card.id].map { line in
                Entry(
                    position: line.position, move: card.main,
                    opening: names.opening(after: line.moves, from: line.start))
            }
        }
    }
}
