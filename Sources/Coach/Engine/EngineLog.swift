import Foundation
import Store
import Synchronization
import Terminal
import UCI

/// The whole conversation with the engine in a file: `>` what was sent, `<` what came back, made visible.
public final class EngineLog: Sendable {
    private let file: Mutex<FileHandle>

    /// Appends to the file, creating it (0600) if need be. Nil for an empty path.
    ///
    /// - Parameter dataFile: it and what belongs to it is never written.
    init?(path: String, dataFile: String) throws {
        guard !path.isEmpty else { return nil }
        let rules = OutputRules(isReplacing: true, protected: ProtectedFiles(readingSettingsOf: dataFile))
        try OutputFile.check(path, rules: rules)
        let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw CommandFailure(
                "the engine's log cannot be written; turn it off with settings engine-log default", file: path)
        }
        file = Mutex(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
    }

    /// The closure that writes messages to this log.
    var handler: Engine.Log { { [self] message in write(message) } }

    /// One line. A log that cannot be written any more costs nothing but itself.
    func write(_ message: Engine.Message) {
        let line =
            switch message {
            case .sent(let text): "> " + text
            case .received(let text): "< " + Untrusted.visible(text)
            }
        file.withLock { try? $0.write(contentsOf: Data((line + "\n").utf8)) }
    }
}
