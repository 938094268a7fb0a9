import GRDB
import GameDatabases
public import Scheduling
public import Training

extension LearnerFile {
    /// Returns some cards, by their numbers.
    public func storedCards(_ cards: [CardID]) throws -> [StoredCard] {
        try reading { db in try LearnerFile.cards(cards, db) }
    }

    static func cards(_ cards: [CardID], _ db: Database) throws -> [StoredCard] {
        try LearnerFile.cards(
            where: "card.id IN (SELECT value FROM json_each(:cards))", [.text(LearnerFile.list(cards))], db)
    }

    /// Returns the leeches among the cards of the active repertoires, or of a name, the most forgotten first.
    ///
    /// - Throws: `StoreError.unknownRepertoire`.
    public func leeches(named name: String? = nil) throws -> [StoredCard] {
        let selection = CardSelection(name: name)
        return try reading { db in
            if let name { _ = try RepertoireRecord.named(name, db, path: path) }
            // With + the index of leeches is the only one that SQLite can use.
            return try LearnerFile.cards(
                where: "lapses >= \(Leech.threshold) AND +\(selection.condition)",
                name.map { [.text($0)] } ?? [], db
            ).sorted { ($1.state.lapses, $0.id) < ($0.state.lapses, $1.id) }
        }
    }

    /// Returns the cards that are asked again on a day, by their numbers.
    ///
    /// - Parameter name: only cards of the repertoires of a name; nil takes those of all active ones.
    public func cardsToRepeat(on day: StudyDay, named name: String? = nil) throws -> [StoredCard] {
        let selection = CardSelection(name: name)
        return try reading { db in
            try LearnerFile.cards(
                where: "to_repeat = :day AND \(CardSelection.available) AND \(selection.condition)",
                [.integer(Int64(day.number))] + (name.map { [.text($0)] } ?? []), db)
        }
    }
}
