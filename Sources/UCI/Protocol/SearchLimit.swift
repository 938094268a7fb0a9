/// The limits of a search: the arguments of `go`, without the moves to search.
///
/// Times are whole milliseconds. Without any limit the engine decides; that only makes sense with a clock.
///
/// ```swift
/// var limit = SearchLimit()
/// limit.whiteTime = 300_000
/// limit.blackTime = 295_000
/// limit.whiteIncrement = 2_000
/// limit.blackIncrement = 2_000
/// print(Command.go(limit, moves: []))  // go wtime 300000 btime 295000 winc 2000 binc 2000
/// print(Command.go(.milliseconds(500), moves: []))  // go movetime 500
/// ```
public struct SearchLimit: Hashable, Sendable {
    /// The maximum depth in plies.
    public var depth: Int?
    /// The maximum number of positions.
    public var nodes: Int?
    /// The number of moves in which to search for a mate.
    public var mate: Int?
    /// The exact time in milliseconds.
    public var moveTime: Int?
    /// White's remaining time in milliseconds.
    public var whiteTime: Int?
    /// Black's remaining time in milliseconds.
    public var blackTime: Int?
    /// White's increment per move in milliseconds.
    public var whiteIncrement: Int?
    /// Black's increment per move in milliseconds.
    public var blackIncrement: Int?
    /// The number of moves to the next time control; nil if the clock is for the rest of the game.
    public var movesToGo: Int?
    /// Whether to search until stopped.
    public var isInfinite = false
    /// Whether to search on the opponent's time, until `ponderhit` or `stop`.
    public var isPonder = false

    /// Creates an empty limit.
    public init() {}

    /// Returns a limit in nodes: with one thread, the result is repeatable.
    public static func nodes(_ nodes: Int) -> SearchLimit {
        var limit = SearchLimit()
        limit.nodes = nodes
        return limit
    }

    /// Returns a limit in plies, without extensions.
    public static func depth(_ depth: Int) -> SearchLimit {
        var limit = SearchLimit()
        limit.depth = depth
        return limit
    }

    /// Returns a limit in milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> SearchLimit {
        var limit = SearchLimit()
        limit.moveTime = milliseconds
        return limit
    }

    /// A search until it is stopped.
    public static var infinite: SearchLimit {
        var limit = SearchLimit()
        limit.isInfinite = true
        return limit
    }

    /// The arguments of `go` that take a number, in the order they are written.
    static let numbers: [(word: String, field: any WritableKeyPath<SearchLimit, Int?> & Sendable)] = [
        ("wtime", \.whiteTime), ("btime", \.blackTime), ("winc", \.whiteIncrement), ("binc", \.blackIncrement),
        ("movestogo", \.movesToGo), ("depth", \.depth), ("nodes", \.nodes), ("mate", \.mate), ("movetime", \.moveTime),
    ]

    /// The arguments after `go`.
    var words: [String] {
        (isPonder ? ["ponder"] : [])
            + Self.numbers.flatMap { word, field in self[keyPath: field].map { [word, String($0)] } ?? [] }
            + (isInfinite ? ["infinite"] : [])
    }
}
