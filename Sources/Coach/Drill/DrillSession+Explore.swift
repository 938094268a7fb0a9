import Openings
public import Store
import Terminal
import Training

extension DrillSession {
    /// Returns the database with the statistics of a question; nil when it has no games.
    public func games() throws -> LearnerFile? {
        let base = try workspace.gamesDatabase()
        return try base.gamesCount() > 0 ? base : nil
    }
}
