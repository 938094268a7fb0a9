/// How long an engine searches: the arguments of `go`, without the moves to search.
///
/// Times are whole milliseconds. A limit of no kind at all lets the engine decide; it is only right with a clock.
public struct SearchLimit: Hashable, Sendable {
    public var depth: Int?
    public var nodes: Int?
    /// Searches for a mate in so many moves.
    public var mate: Int?
    public var moveTime: Int?
    public var whiteTime: Int?
    public var blackTime: Int?
    public var whiteIncrement: Int?
    public var blackIncrement: Int?
    public var movesToGo: Int?
    /// Searches until it is told to stop.
    public var isInfinite = false
    /// Searches on the opponent's time, until `ponderhit` or `stop`.
    public var isPonder = false

    public init() {}

    /// So many nodes: with one thread, the same answer every time.
    public static func nodes(_ nodes: Int) -> SearchLimit {
        var limit = SearchLimit()
        limit.nodes = nodes
        return limit
    }

    /// So many plies, extensions not counted.
    public static func depth(_ depth: Int) -> SearchLimit {
        var limit = SearchLimit()
        limit.depth = depth
        return limit
    }

    /// So many milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> SearchLimit {
        var limit = SearchLimit()
        limit.moveTime = milliseconds
        return limit
    }

    /// Until stopped.
    public static var infinite: SearchLimit {
        var limit = SearchLimit()
        limit.isInfinite = true
        return limit
    }

    /// The words of `go` with a number behind them, in the order they are written.
    static let numbers: [(word: String, field: any WritableKeyPath<SearchLimit, Int?> & Sendable)] = [
        ("wtime", \.whiteTime), ("btime", \.blackTime), ("winc", \.whiteIncrement), ("binc", \.blackIncrement),
        ("movestogo", \.movesToGo), ("depth", \.depth), ("nodes", \.nodes), ("mate", \.mate), ("movetime", \.moveTime),
    ]

    /// The words after `go`.
    var words: [String] {
        (isPonder ? ["ponder"] : [])
            + Self.numbers.flatMap { word, field in self[keyPath: field].map { [word, String($0)] } ?? [] }
            + (isInfinite ? ["infinite"] : [])
    }
}
