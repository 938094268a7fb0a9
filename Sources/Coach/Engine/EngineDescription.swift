import Chess
import Synchronization
public import UCI

/// What an engine says of itself, and how fast it is.
public struct EngineDescription: Sendable {
    public let path: String
    public let name: String
    public let author: String
    public let options: [EngineOption]
    public let valuesSet: [EngineSettings.Option]
    public let timeToAnswer: Duration
    public let speed: Speed?

    /// What it got done in a second from the start position.
    public struct Speed: Sendable {
        /// Positions; nil when the engine does not say.
        public let nodes: Int?
        public let depth: Int?
        public let elapsed: Duration

        /// Positions a second.
        public var rate: Int? {
            guard let nodes, elapsed > .zero else { return nil }
            return Int(Double(nodes) / (elapsed / .seconds(1)))
        }
    }

    /// Starts the engine, lets it think for a while and ends it.
    /// - Parameter time: milliseconds to think.
    /// - Throws: `EngineError`, `CancellationError`.
    public static func gather(
        _ path: String, _ settings: EngineSettings, _ log: EngineLog?, thinking time: Int
    ) async throws -> EngineDescription {
        let latest = LatestInfo()
        let engine = try await Engine.start(path, settings: settings) { message in
            log?.write(message)
            latest.receive(message)
        }
        do {
            let began = ContinuousClock.now
            _ = try await engine.search(
                from: .initial, limit: .milliseconds(time), isFresh: true, within: .milliseconds(time) + .seconds(5))
            let elapsed = ContinuousClock.now - began
            let facts = EngineDescription(
                path: path, name: await engine.name, author: await engine.author, options: await engine.options,
                valuesSet: await engine.valuesSet, timeToAnswer: await engine.timeToAnswer,
                speed: latest.speed(elapsed))
            await engine.close()
            return facts
        } catch {
            await engine.close()
            throw error
        }
    }

    /// The newest numbers of a search.
    private final class LatestInfo: Sendable {
        private let latest = Mutex<(nodes: Int?, depth: Int?, time: Int?)>((nil, nil, nil))

        func receive(_ message: Engine.Message) {
            guard case .received(let line) = message, case .info(let info) = Reply(line) else { return }
            latest.withLock { latest in
                if let nodes = info.statistics.nodes { latest = (nodes, latest.depth, info.statistics.time) }
                latest.depth = max(info.depth ?? 0, latest.depth ?? 0)
            }
        }

        /// Uses the engine's own clock if it reports the time with the nodes.
        func speed(_ elapsed: Duration) -> Speed {
            let latest = latest.withLock { $0 }
            let time = latest.time.flatMap { $0 > 0 ? Duration.milliseconds($0) : nil }
            return Speed(nodes: latest.nodes, depth: latest.depth, elapsed: time ?? elapsed)
        }
    }
}
