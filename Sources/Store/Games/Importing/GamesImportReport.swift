public import GameDatabases
public import PGN

/// What an import changed for one of its files.
public struct GamesImportReport: Sendable, Equatable {
    /// Games in the file, including faulty ones and duplicates.
    public internal(set) var games = 0
    /// Games added to the database.
    public internal(set) var added = 0
    /// Games that the database already had, and the IDs that they have there.
    public internal(set) var duplicates: [Duplicate] = []
    /// Games that occur a second time in the imported files, and the IDs of the first ones.
    public internal(set) var duplicatesWithinImport: [Duplicate] = []
    /// The errors of the faulty games of a PGN file, in its order.
    public internal(set) var errors: [PGNError] = []
    /// The errors of games of a PGN file that were read nevertheless: Result tags that contradict the result.
    public internal(set) var warnings: [PGNError] = []
    /// The errors of the faulty games of a game database, in its order.
    public internal(set) var databaseErrors: [DatabaseGameError] = []
    /// Whether no game of the file was added, because of errors and `GamesImportOptions.isStrict`.
    public internal(set) var isRefused = false

    /// The number of faulty games.
    public var faulty: Int { errors.count + databaseErrors.count }

    /// Adds the games of a part of the file.
    mutating func add(_ part: GamesImportReport, _ offset: PGNPart.Offset?) {
        games += part.games
        errors += part.errors.map { offset?.error($0) ?? $0 }
        warnings += part.warnings.map { offset?.error($0) ?? $0 }
        databaseErrors += part.databaseErrors
    }

    /// A game with the same players, date, result, start and moves as another one.
    public struct Duplicate: Sendable, Equatable {
        /// Its number in the PGN file, from 1, or its ID in the game database.
        public let number: Int
        /// The ID of the other game in the learner's file.
        public let game: Int64
    }
}

/// The progress of an import of games.
public enum GamesImportStep: Sendable, Hashable {
    /// Games are being read; `games` of this file have been read so far.
    case reading(games: Int)
    /// Another program is importing games into the file; this one waits for its end.
    case waiting
    /// All games have been read and are being written; `games` have been written so far.
    case writing(games: Int)
    /// All games have been written, and the indexes are being built.
    case indexing
}
