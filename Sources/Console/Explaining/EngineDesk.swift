import Analysis
import Chess
import UCI

/// The one engine of a process: started when it is first needed, asked one thing at a time, and what it said of a
/// move kept for the session.
actor EngineDesk: Evaluator {
    private let path: String
    private let settings: EngineSettings
    private let log: EngineLog?
    private var starting: Task<Engine, any Error>?
    private var told: Set<String> = []
    private var known: [Asked: Evaluation] = [:]

    private struct Asked: Hashable {
        let position: PositionIdentity
        let move: Move?
        let nodes: Int
    }

    init(path: String, settings: EngineSettings, log: EngineLog? = nil) {
        self.path = path
        self.settings = settings
        self.log = log
    }

    func evaluate(_ move: Move?, in position: Position, effort: Effort) async throws -> Evaluation {
        let asked = Asked(position: position.identity, move: move, nodes: effort.nodes)
        if let evaluation = known[asked] { return evaluation }
        let evaluation = try await EngineEvaluator(engine()).evaluate(move, in: position, effort: effort)
        known[asked] = evaluation
        return evaluation
    }

    /// The best moves of a position, the best first.
    func best(_ count: Int, in position: Position, effort: Effort) async throws -> [Evaluation] {
        try await EngineEvaluator(engine()).best(count, in: position, effort: effort)
    }

    /// Whether this trouble was not told before in this session.
    func isNews(_ trouble: String) -> Bool { told.insert(trouble).inserted }

    /// Nothing is searched while the program is suspended.
    func rest() async {
        if let engine = try? await starting?.value { await engine.stopSearch() }
    }

    /// Ends the engine. It is started again when it is next needed.
    func close() async {
        let engine = starting
        starting = nil
        if let engine = try? await engine?.value { await engine.close() }
    }

    private func engine() async throws -> Engine {
        if let starting { return try await starting.value }
        let hear: Engine.Log? = if let log { { message in log.write(message) } } else { nil }
        let task = Task { [path, settings] in try await Engine.start(path, settings: settings, log: hear) }
        starting = task
        return try await task.value
    }
}
