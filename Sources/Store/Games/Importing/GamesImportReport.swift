public import GameDatabases
public import PGN

/// What an import of games did, or would have done.
public struct GamesImportReport: Sendable, Equatable {
    /// Games in the file, refused ones and duplicates included.
    public internal(set) var games = 0
    /// Games that are in the database now and were not before.
    public internal(set) var added = 0
    /// Games that were there before, left out, and the IDs they have there.
    public internal(set) var duplicates: [Duplicate] = []
    /// Games that the file itself holds a second time. They are taken: the file says so.
    public internal(set) var twins: [Duplicate] = []
    /// What is wrong with the refused games of a PGN file, in its order.
    public internal(set) var errors: [PGNError] = []
    /// What is wrong with the refused games of a database, in its order.
    public internal(set) var faults: [DatabaseGameError] = []
    /// Nothing was written, because of errors.
    public internal(set) var isRefused = false

    /// Games that were refused.
    public var refused: Int { errors.count + faults.count }

    /// A game with the same players, date, result and moves as another one.
    public struct Duplicate: Sendable, Equatable {
        /// Its number in the PGN file, from 1, or its ID in the database that was read.
        public let number: Int
        /// The other one's ID in the learner's file.
        public let game: Int64
    }
}

/// How far an import of games has come.
public enum GamesImportStep: Sendable, Hashable {
    /// So many games have been read.
    case reading(games: Int)
    /// All have been read, and the indexes are being made.
    case indexing
}
