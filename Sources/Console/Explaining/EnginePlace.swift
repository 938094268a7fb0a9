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
    /// Where answers are kept; nil without a learner's file.
    private let file: LearnerFile?

    /// The engine of the command line or environment, else of the settings, else a `stockfish` in the usual folders;
    /// nil when there is none. A named engine that is not there is an error for whoever needs one, so it is kept.
    init?(_ surroundings: Surroundings, _ file: LearnerFile?) throws {
        let set = try file?.setting("engine") ?? ""
        if let named = surroundings.enginePath ?? (set.isEmpty ? nil : set) {
            path = named
        } else if let found = Self.find("stockfish", surroundings) {
            path = found
        } else {
            return nil
        }
        // One thread unless the learner wants more: then the same question always gets the same answer.
        settings = EngineSettings(
            threads: try file?.number("threads") ?? 1, hash: try file?.number("hash"),
            options: try EngineOptionsText(file?.setting("engine-options") ?? "").options)
        log = try EngineLog(path: file?.setting("engine-log") ?? "")
        let time = try file?.number("engine-time").flatMap { Effort(milliseconds: $0) }
        effort = try time ?? file?.number("engine-nodes").flatMap { Effort(nodes: $0) } ?? .standard
        self.file = file
    }

    /// The first program of that name in the folders where engines are looked for.
    static func find(_ name: String, _ surroundings: Surroundings) -> String? {
        surroundings.engineFolders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Whether the same question always gets the same answer: one thread, and nodes instead of time.
    var isRepeatable: Bool { settings.threads == 1 && effort.unit == .nodes }

    /// A desk of its own for this engine, which nobody has started yet.
    var desk: EngineDesk {
        EngineDesk(
            path: path, settings: settings, log: log,
            cache: file.map { EvaluationCache($0, path: path, settings: settings) })
    }
}
