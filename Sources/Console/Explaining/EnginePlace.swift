import Analysis
import Foundation
import Store
import UCI

/// Which engine is asked, and how hard it thinks.
struct EnginePlace {
    let path: String
    let settings: EngineSettings
    let effort: Effort
    /// Hears the whole conversation; nil when none is kept.
    let log: EngineLog?

    /// The engine of the command line or environment, else of the settings, else a `stockfish` in the usual folders;
    /// nil when there is none. A named engine that is not there is an error for whoever needs one, so it is kept.
    init?(_ surroundings: Surroundings, _ file: LearnerFile?) throws {
        let set = try file?.setting("engine") ?? ""
        if let named = surroundings.enginePath ?? (set.isEmpty ? nil : set) {
            path = named
        } else {
            let found = surroundings.engineFolders.map { $0 + "/stockfish" }
                .first { FileManager.default.isExecutableFile(atPath: $0) }
            guard let found else { return nil }
            path = found
        }
        // One thread unless the learner wants more: then the same question always gets the same answer.
        settings = EngineSettings(threads: try file?.number("threads") ?? 1, hash: try file?.number("hash"))
        log = try EngineLog(path: file?.setting("engine-log") ?? "")
        effort = try file?.number("engine-nodes").flatMap { Effort(nodes: $0) } ?? .standard
    }

    var desk: EngineDesk { EngineDesk(path: path, settings: settings, log: log) }
}
