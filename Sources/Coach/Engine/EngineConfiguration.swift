public import Analysis
import Foundation
public import Store
public import UCI

/// Which engine is asked, and how hard it thinks.
public struct EngineConfiguration: Sendable {
    public let path: String
    public private(set) var settings: EngineSettings
    public let budget: SearchBudget
    /// Records all messages; nil without a log.
    public let log: EngineLog?
    /// Where answers are kept; nil without a learner's file.
    private let file: LearnerFile?

    /// The engine of the command line or environment, else of the settings if it was confirmed on this machine, else a
    /// `stockfish` on `PATH` or in `/usr/games`; nil when there is none.
    ///
    /// A name without a slash is looked up on `PATH`, never in the current folder. A named engine that does not exist
    /// is an error for whoever needs one, so it is kept.
    public init?(_ environment: Environment, _ file: LearnerFile?) throws {
        func confirmed(_ setting: Setting<String?>) throws -> String? {
            try file.flatMap { try ConfirmedSetting(setting.definition, $0, environment).value() }
        }
        if let named = environment.enginePath {
            path = Self.path(named, environment)
        } else if let set = try confirmed(.engine) {
            path = Self.path(set, environment)
        } else if let found = Self.find("stockfish", environment) ?? Self.executable("/usr/games/stockfish") {
            path = found
        } else {
            return nil
        }
        // One thread unless the learner wants more: then the same question always gets the same answer.
        settings = EngineSettings(
            threads: try file?.value(of: .threads) ?? 1, hash: try file?.value(of: .hash) ?? nil,
            options: try EngineOptionsText(confirmed(.engineOptions) ?? "").options)
        log = try EngineLog(path: confirmed(.engineLog) ?? "", dataFile: environment.databasePath)
        let time = try file?.value(of: .engineTime) ?? nil
        let nodes = try file?.value(of: .engineNodes)
        budget =
            time.flatMap { SearchBudget(milliseconds: $0) } ?? nodes.flatMap { SearchBudget(nodes: $0) } ?? .standard
        self.file = file
    }

    /// The first program of that name on `PATH`.
    public static func find(_ name: String, _ environment: Environment) -> String? {
        environment.engineFolders.lazy.compactMap { executable("\($0)/\(name)") }.first
    }

    /// A path is used unchanged, a bare name is looked up. A name that is not found stays a name, which no engine has.
    private static func path(_ named: String, _ environment: Environment) -> String {
        named.contains("/") ? named : find(named, environment) ?? named
    }

    private static func executable(_ path: String) -> String? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            return nil
        }
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    /// Whether the same question always gets the same answer: one thread, and nodes instead of time.
    public var isRepeatable: Bool { settings.threads == 1 && budget.unit == .nodes }

    /// The same engine with one thread, which makes its answers repeatable.
    public var singleThreaded: EngineConfiguration {
        var copy = self
        copy.settings.threads = 1
        return copy
    }

    /// A scheduler of its own for this engine, which nobody has started yet.
    public var scheduler: EngineScheduler {
        EngineScheduler(
            path: path, settings: settings, log: log,
            cache: file.map { EvaluationCache($0, path: path, settings: settings) })
    }

    /// Runs work with a scheduler and closes its engine afterwards, whatever happens.
    ///
    /// - Throws: a `CommandFailure` for an engine error, `CancellationError`, and what else the work throws.
    public func withScheduler<Value: Sendable>(
        _ work: @Sendable (EngineScheduler) async throws -> Value
    ) async throws -> Value {
        let scheduler = scheduler
        do {
            let value = try await work(scheduler)
            await scheduler.close()
            return value
        } catch {
            await scheduler.close()
            throw EngineErrorText.failure(error)
        }
    }
}
