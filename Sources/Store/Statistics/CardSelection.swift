import GRDB

/// A selection of cards for a query: those of the active repertoires, or those of a named one.
struct CardSelection {
    let name: String?

    /// A condition on the table `card`, beginning the WHERE clause.
    var condition: String {
        guard name != nil else { return "card.is_queued = 1" }
        return """
            card.id IN (SELECT card FROM card_repertoire JOIN repertoire ON repertoire.id = repertoire
              WHERE repertoire.name = :name)
            """
    }

    /// SQL for the rows of the table `card_count` that count the cards that were ever asked and are not suspended, one or a
    /// few for each due day.
    var scheduledCounts: String {
        let repertoires = name == nil ? "0" : "SELECT id FROM repertoire WHERE name = :name"
        return """
            card_count WHERE repertoire IN (\(repertoires)) AND due > \(CardCounts.noDay) AND is_suspended = 0
            """
    }

    func arguments(_ others: [String: (any DatabaseValueConvertible)?] = [:]) -> StatementArguments {
        var arguments = others
        if let name { arguments["name"] = name }
        return StatementArguments(arguments)
    }

    /// SQL that is true for a card that is neither suspended nor buried on `:day`.
    static let available = "is_suspended = 0 AND (buried_until IS NULL OR buried_until <= :day)"

    /// SQL for the day on which a card is asked again. A buried card is not asked before its burial ends.
    static let asked = "max(due, ifnull(buried_until, due))"
}
