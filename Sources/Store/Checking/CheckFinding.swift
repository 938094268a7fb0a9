/// One thing that is wrong with the learner's file.
public struct CheckFinding: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: Sendable, Hashable {
        /// SQLite's own check of pages and indexes.
        case structure
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
    }

    public let kind: Kind
    public let message: String

    public var description: String { message }
}
