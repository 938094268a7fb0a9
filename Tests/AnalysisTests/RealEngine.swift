import Foundation
import UCI

/// One Stockfish process for all tests of this target; it ends with the test program.
enum RealEngine {
    static let path: String? = {
        let environment = ProcessInfo.processInfo.environment
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init) + ["/usr/games"]
        let candidates = [environment["PREP_ENGINE"]].compactMap { $0 } + folders.map { $0 + "/stockfish" }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Without an engine its tests are skipped, except in continuous integration.
    static let isExpected = path != nil || ProcessInfo.processInfo.environment["CI"] != nil

    private static let running = Task {
        try await Engine.start(path ?? "stockfish", settings: EngineSettings(hash: 16))
    }

    static var engine: Engine {
        get async throws { try await running.value }
    }
}
