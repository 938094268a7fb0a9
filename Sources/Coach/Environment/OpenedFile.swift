public import Store
import Synchronization

/// The learner's file when it was opened for reading before the command ran, to read the settings that concern all
/// output. The first workspace of the command takes it over: opening a file and reading its schema takes longer than
/// most of what is read from it.
public final class OpenedFile: Sendable {
    private let file: Mutex<LearnerFile?>

    /// - Parameter file: A file that is open for reading; nil where no file is open.
    public init(_ file: LearnerFile?) { self.file = Mutex(file) }

    /// Returns the file if its path is `path`, at the first call only. Whoever takes it closes it.
    func take(path: String) -> LearnerFile? {
        file.withLock { file in
            guard file?.path == path else { return nil }
            defer { file = nil }
            return file
        }
    }

    /// Closes the file if nobody has taken it.
    func close() { file.withLock { $0 = nil } }
}
