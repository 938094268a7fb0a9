import Chess
public import Openings
import Scheduling
public import Store
public import Training

/// The positions with mistakes: those that failed most often in a period, and those whose answers were exchanged.
public struct MistakesReport {
    /// A position with its mistakes.
    public struct Entry {
        public let card: StoredCard
        /// The moves that lead to the position.
        public let line: PlayedLine
        public let mistakes: PositionMistakes
    }

    /// Two positions, in each of which the prepared move of the other was played.
    public struct Pair {
        public let first: Half
        public let second: Half
    }

    /// One position of a pair.
    public struct Half {
        public let card: StoredCard
        public let line: PlayedLine
        /// The other position's moves that were played here.
        public let played: [PositionMistakes.WrongMove]
    }

    /// The number of positions and of pairs, at most.
    public static let length = 10

    /// The period's length; today and the days before.
    public let days: Int
    /// See `worst`.
    public let positions: [Entry]
    /// See `Confusion.search`.
    public let confusions: [Pair]

    /// - Parameter cards: only these cards, ascending; nil takes all.
    public init(_ workspace: Workspace, name: String?, days: Int, cards: [CardID]? = nil) throws {
        let (file, today) = (workspace.file, workspace.day)
        var mistakes = try file.mistakes(today.advanced(by: 1 - days)...today, named: name)
        if let cards {
            let admitted = Set(cards)
            mistakes = mistakes.filter { admitted.contains($0.card) }
        }
        let played = mistakes.filter { !$0.wrongMoves.isEmpty }
        let stored = try file.storedCards(played.map(\.card))
        let candidates = zip(stored, played).map { card, mistakes in
            Confusion.Candidate(
                card: card.id, key: card.key, prepared: card.prepared, wrongMoves: mistakes.wrongMoves)
        }
        let confusions = Confusion.search(candidates, count: Self.length)
        let worst = mistakes.worst(Self.length)
        let entries = try Self.entries(worst, file)
        let halves = confusions.flatMap { [$0.first, $0.second] }
        let details = try Self.entries(
            halves.map { PositionMistakes(card: $0.card, reviews: .none, played: []) }, file)
        self.days = days
        positions = entries
        self.confusions = zip(confusions.indices, confusions).compactMap { index, confusion in
            guard details.indices.contains(2 * index + 1) else { return nil }
            let (first, second) = (details[2 * index], details[2 * index + 1])
            return Pair(
                first: Half(card: first.card, line: first.line, played: confusion.first.played),
                second: Half(card: second.card, line: second.line, played: confusion.second.played))
        }
    }

    /// Returns the leeches with the wrong moves of all time, in the same order.
    public static func leeches(_ cards: [StoredCard], _ file: LearnerFile) throws -> [Entry] {
        let mistakes = Dictionary(try file.mistakes(of: cards.map(\.id)).map { ($0.card, $0) }) { first, _ in first }
        return try entries(
            cards.map { mistakes[$0.id] ?? PositionMistakes(card: $0.id, reviews: .none, played: []) }, file)
    }

    private static func entries(_ mistakes: [PositionMistakes], _ file: LearnerFile) throws -> [Entry] {
        let ids = mistakes.map(\.card)
        let cards = Dictionary(try file.storedCards(ids).map { ($0.id, $0) }) { first, _ in first }
        let lines = try file.lines(of: ids)
        return mistakes.compactMap { mistakes in
            guard let card = cards[mistakes.card] else { return nil }
            guard let line = lines[card.id] ?? (try? Position(fen: card.key.epd)).map({ PlayedLine(start: $0) }) else {
                return nil
            }
            return Entry(card: card, line: line, mistakes: mistakes)
        }
    }
}
