import Analysis
public import Chess
public import Openings
public import PGN
public import Store
import Training

/// The refutations of the wrong moves that the learner played, each with the position it belongs to.
///
/// Nothing is stored for them: the log of reviews has the moves, and the table of analyses has what the engine found. So
/// a move that was undone has no refutation, and one that is prepared by now has none either.
public struct FoundRefutations: Sendable {
    /// A wrong move of the learner's and the line that shows why it is worse than the prepared move.
    public struct Refutation: Hashable, Sendable {
        /// The wrong move and its refutation: at most `Explanation.plies` plies.
        public let moves: [Move]
        /// `?!`, `?` or `??`.
        public let nag: NAG
    }

    /// No refutations.
    public static let none = FoundRefutations(side: .white, found: [:])

    let side: Side
    /// By the EPD of the position, in the order in which the wrong moves were first played. Where there is none, the
    /// position has no entry.
    private(set) var found: [String: Place]

    /// The refutations in one position.
    struct Place: Sendable {
        let refutations: [Refutation]
        let prepared: Set<Move>
    }

    init(side: Side, found: [String: Place]) {
        self.side = side
        self.found = found
    }

    /// Reads the refutations in the positions of a repertoire, without moves that it contains already: prepared ones,
    /// and those that its author marks as mistakes. A move that transposes into the repertoire is not refuted.
    ///
    /// Cost: some lookups for each card.
    public init(of repertoire: Repertoire, in file: LearnerFile) throws {
        let comparisons = StoredComparisons(file: file)
        let stored = try file.storedCards(named: repertoire.name).filter { $0.key.side == repertoire.side }
        let byKey = Dictionary(stored.map { ($0.key, $0) }) { first, _ in first }
        var found: [String: Place] = [:]
        for card in repertoire.cards {
            guard let known = byKey[card.key], known.newestEvent > 0 else { continue }
            let position = card.position
            let played = DeviationHistory(try file.events(of: known.id)).moves.filter { !known.prepared.contains($0) }
            let refutations = played.compactMap { uci -> Refutation? in
                guard let move = position.move(uci: uci), !card.contains(move),
                    repertoire.wayBack(from: position, playing: move, within: 1) == nil
                else { return nil }
                return comparisons.refutation(of: move, on: card)
            }
            guard !refutations.isEmpty else { continue }
            found[position.epd] = Place(refutations: refutations, prepared: Set(card.prepared.map(\.move)))
        }
        self.init(side: repertoire.side, found: found)
    }

    /// Removes the refutations in a position and returns them.
    mutating func take(at epd: String) -> [Refutation] { found.removeValue(forKey: epd)?.refutations ?? [] }
}

extension Card {
    /// Whether a file has the move here, or the learner added it.
    fileprivate func contains(_ move: Move) -> Bool {
        prepared.contains { $0.move == move } || warnings.contains { $0.move == move }
    }
}

extension StoredComparisons {
    /// Returns the refutation of a move in a card's position, compared with the first prepared move that the same
    /// engine evaluated; nil when there is none, or the move is not worse.
    fileprivate func refutation(of move: Move, on card: Card) -> FoundRefutations.Refutation? {
        let comparison = card.prepared.lazy.compactMap {
            self.comparison(played: move, expected: $0.move, in: card.position)
        }.first
        guard let comparison, comparison.outcome == .worse, let nag = comparison.moveClass.nag else { return nil }
        return FoundRefutations.Refutation(
            moves: comparison.played.line.prefix(Explanation.plies).moves, nag: nag)
    }
}
