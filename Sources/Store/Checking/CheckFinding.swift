/// One fault of the user's data file.
public struct CheckFinding: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// SQLite's own check of pages and indexes.
        case structure
        /// A table, index or trigger that is missing or not Prep's.
        case schema
        /// A value that Prep never writes.
        case value
        /// A row that refers to a missing row.
        case reference
        /// A row of the log that was altered. It cannot be repaired: restore a backup.
        case event
        /// Events are missing from the log. They cannot be repaired: restore a backup.
        case gap
        /// A card whose state differs from the replay of its events. `repair` corrects it.
        case state
        /// A day whose sums differ from its events. `repair` corrects it.
        case daySum
        /// The stored numbers of cards by due day differ from the cards. `repair` counts again.
        case cardCount
        /// A stored repertoire file that was altered. Import the file again.
        case source
        /// A card, repertoire or chapter that differs from the stored sources. `repair` corrects it.
        case membership
        /// Games that were changed, added or removed by another program. Restore a backup or import them again; `repair`
        /// accepts them as they are.
        case game
        /// A position index that does not agree with the games. `repair` rebuilds it.
        case index
    }

    public let kind: Kind
    public let message: String

    public init(kind: Kind, message: String) {
        self.kind = kind
        self.message = message
    }

    public var description: String { message }
}

extension CheckFinding.Kind {
    /// What to do about such findings, as a sentence.
    public var remedy: String {
        switch self {
        case .structure, .schema, .reference, .event, .gap:
            "This cannot be rebuilt; prep restore brings back a backup."
        case .value:
            "prep check --repair rebuilds what is derived from the log; prep restore brings back a backup."
        case .state, .daySum, .cardCount: "prep check --repair rebuilds this from the log of your answers."
        case .source: "Import the file again."
        case .membership: "prep check --repair rebuilds this from your repertoires."
        case .game: "prep restore brings back a backup; prep check --repair accepts the games as they are."
        case .index: "prep check --repair rebuilds the position index."
        }
    }
}
