import Foundation
import Synchronization
import Terminal
import UCI

/// The whole conversation with the engine in a file: `>` what was sent, `<` what came back, made visible.
final class EngineLog: Sendable {
    private let file: Mutex<FileHandle>

    /// Appends to the file, creating it (0600) if need be. Nil for an empty path.
    init?(path: String) throws {
        guard !path.isEmpty else { return nil }
        if !FileManager.default.fileExists(atPath: path) {
            _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        }
        guard let handle = FileHandle(forWritingAtPath: path) else {
            throw CommandFailure(
                "the engine's log cannot be written; turn it off with settings engine-log default", file: path)
        }
        _ = try? handle.seekToEnd()
        file = Mutex(handle)
    }

    /// What hears the conversation for this log.
    var hear: Engine.Log { { [self] message in write(message) } }

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
