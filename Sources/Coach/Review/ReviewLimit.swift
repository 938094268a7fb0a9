public import UCI

/// The search limit for each position of a reviewed game.
public enum ReviewLimit: Sendable, Hashable {
    /// Repeatable, because the engine runs with one thread.
    case nodes(Int)
    /// Repeatable too.
    case depth(Int)
    /// Milliseconds a position. Not repeatable.
    case time(Int)

    public var search: SearchLimit {
        switch self {
        case .nodes(let nodes): .nodes(nodes)
        case .depth(let depth): .depth(depth)
        case .time(let milliseconds): .milliseconds(milliseconds)
        }
    }

    /// The time after which the engine is stopped; its result is then not stored.
    var patience: Duration {
        switch self {
        case .nodes(let nodes): .seconds(10 + nodes / 50_000)
        case .depth: .seconds(600)
        case .time(let milliseconds): .milliseconds(milliseconds) + .seconds(5)
        }
    }

    /// The key that distinguishes evaluations under this limit from others.
    public var key: String {
        switch self {
        case .nodes(let nodes): "nodes \(nodes)"
        case .depth(let depth): "depth \(depth)"
        case .time(let milliseconds): "movetime \(milliseconds)"
        }
    }
}
