public import GameDatabases
public import PGN

/// What an import of games changed, or would have changed.
public struct GamesImportReport: Sendable, Equatable {
    /// Games in the file, including refused ones and duplicates.
    public internal(set) var games = 0
    /// Games added to the database.
    public internal(set) var added = 0
    /// Games that the database already had, and the IDs that they have there. They are not added again.
    public internal(set) var duplicates: [Duplicate] = []
    /// Games that occur a second time in the file itself. They are added.
    public internal(set) var duplicatesWithinFile: [Duplicate] = []
    /// The errors of the refused games of a PGN file, in its order.
    public internal(set) var errors: [PGNError] = []
    /// The errors of the refused games of a game database, in its order.
    public internal(set) var databaseErrors: [DatabaseGameError] = []
    /// Whether nothing was written, because of errors.
    public internal(set) var isRefused = false

    /// The number of refused games.
    public var refused: Int { errors.count + databaseErrors.count }

    /// A game with the same players, date, result and moves as another one.
    public struct Duplicate: Sendable, Equatable {
        /// Its number in the PGN file, from 1, or its ID in the game database.
        public let number: Int
        /// The ID of the other game in the learner's file.
        public let game: Int64
    }
}

/// The progress of an import of games.
public enum GamesImportStep: Sendable, Hashable {
    /// Games are being read; `games` have been read so far.
    case reading(games: Int)
    /// All games have been read, and the indexes are being built.
    case indexing
}
