public import Openings
import Store

extension Workspace {
    /// Returns the names of openings: those of the learner's own table, if one is set, before Prep's. The table is read
    /// at each call (about 10 ms for a large one), so call this only where a name is shown.
    ///
    /// A table that cannot be read causes a warning, and Prep's names are used.
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
