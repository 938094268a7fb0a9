/// One thing that is wrong with the learner's file.
public struct CheckFinding: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// SQLite's own check of pages and indexes.
        case structure
        /// A table, index or trigger that is missing or not Prep's.
        case schema
        /// A value that Prep never writes.
        case value
        /// A row that refers to one that is not there.
        case reference
        /// A row of the log that is not as it was written. No repair is possible: restore a backup.
        case event
        /// Events are missing from the log. No repair is possible: restore a backup.
        case gap
        /// A card whose state is not the replay of its events. `repair` mends it.
        case state
        /// A day whose sums are not those of its events. `repair` mends it.
        case daySum
        /// A stored repertoire file that is not as it was read. Import the file again.
        case source
        /// A card, repertoire or chapter that is not as the stored sources have it. `repair` mends it.
        case membership
    }

    public let kind: Kind
    public let message: String

    public init(kind: Kind, message: String) {
        self.kind = kind
        self.message = message
    }

    public var description: String { message }
}
