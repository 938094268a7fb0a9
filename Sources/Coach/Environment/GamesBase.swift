import Foundation
public import Store

/// The games that questions are answered from: a reference base in a file of its own, if the learner has set one, else
/// the games of his own file.
public enum GamesBase {
    /// Opens a reference base for reading only.
    ///
    /// - Throws: a `CommandFailure` that says what to do: where the file is none of Prep's, or missing.
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
            case .notADatabase, .foreignDatabase:
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
    /// Where frequencies and statistics come from: the base named by `settings games-db`, else the learner's own file.
    ///
    /// A base that cannot be read any more is warned of, and the learner's own games serve.
    public func gamesBase() throws -> LearnerFile {
        guard let path = try confirmed(.gamesDatabase) else { return file }
        do {
            return try GamesBase.open(path)
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
