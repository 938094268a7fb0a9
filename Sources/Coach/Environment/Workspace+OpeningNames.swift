public import Openings
import Store

extension Workspace {
    /// The names of openings: Prep's, and before them those of the learner's own table, if he has set one. It is
    /// read at each call (some 10 ms for a large one): ask only where a name is shown.
    ///
    /// A table that cannot be read any more is warned of, and Prep's names serve.
    public func openingNames() throws -> OpeningNames {
        guard let path = try confirmed(.openingNames) else { return .bundled }
        do {
            return OpeningNames.bundled.extended(by: try OpeningFile.read(path))
        } catch let failure as CommandFailure {
            let key = Setting.openingNames.key
            environment.warn(
                "\(key): \(path): \(failure.message). Using Prep's own names; to keep them: prep settings \(key) default"
            )
            return .bundled
        }
    }
}
