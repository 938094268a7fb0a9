import Openings
public import Store
import Terminal
import Training

extension DrillSession {
    /// Where the statistics of a question come from; nil when there are no games.
    public func games() throws -> LearnerFile? {
        let base = try workspace.gamesBase()
        return try base.gamesCount() > 0 ? base : nil
    }
}
