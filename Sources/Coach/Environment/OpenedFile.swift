public import Store
import Synchronization

/// The learner's file when it was opened for reading before the command ran, to read the settings that concern all
/// output. The first workspace of the command takes it over: opening a file and reading its schema takes longer than
/// most of what is read from it.
///
/// It stays open as long as this object exists, because closing it at the end of a process would be wasted time.
public final class OpenedFile: Sendable {
    private let state: Mutex<State>

    private struct State {
        var file: LearnerFile?
        var isTaken = false
    }

    /// - Parameter file: A file that is open for reading; nil where no file is open.
    public init(_ file: LearnerFile?) { state = Mutex(State(file: file)) }

    /// Returns the file if its path is `path`, at the first call only.
    func take(path: String) -> LearnerFile? {
        state.withLock { state in
            guard !state.isTaken, let file = state.file, file.path == path else { return nil }
            state.isTaken = true
            return file
        }
    }

    /// Closes the file if nobody has taken it.
    func close() {
        state.withLock { state in
            if !state.isTaken { state.file = nil }
        }
    }
}
