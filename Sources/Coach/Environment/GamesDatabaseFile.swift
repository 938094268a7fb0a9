import Foundation
public import Store

/// Opens the games database that the setting `games-db` names.
public enum GamesDatabaseFile {
    /// Opens a games database for reading only.
    ///
    /// - Throws: a `CommandFailure` that says what to do when the file is missing or not one of Prep's files.
    public static func open(_ path: String) throws -> LearnerFile {
        do {
            return try LearnerFile.openReadOnly(path: path)
        } catch let error as StoreError {
            switch error.kind {
            case .missing:
                throw CommandFailure(
                    "there is no such file; make one with: prep --db \(path) games import GAMES.pgn", file: path)
            case .directory:
                throw CommandFailure("is a directory; name a file of games in it", file: path)
            case .notADatabase, .otherDatabase:
                throw CommandFailure(
                    "is not one of Prep's files; make one from it with: prep --db NEW.sqlite games import \(path)",
                    file: path
                )
            default: throw error
            }
        }
    }
}

extension Workspace {
    /// The source of frequencies and statistics: the database named by the setting `games-db`, otherwise the learner's
    /// own file.
    ///
    /// A database that cannot be read causes a warning, and the learner's own games are used.
    public func gamesDatabase() throws -> LearnerFile {
        guard let path = try confirmed(.gamesDatabase) else { return file }
        do {
            return try GamesDatabaseFile.open(path)
        } catch {
            let message = (error as? CommandFailure)?.message ?? (error as? StoreError)?.message ?? "\(error)"
            let key = Setting.gamesDatabase.key
            environment.warn(
                "\(key): \(message). Using your own games; to keep to them: prep settings \(key) default"
            )
            return file
        }
    }
}
