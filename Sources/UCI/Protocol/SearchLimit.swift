/// How long an engine searches: the arguments of `go`, without the moves to search.
///
/// Times are whole milliseconds. A limit of no kind at all lets the engine decide; it is only right with a clock.
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
    /// So many plies.
    public var depth: Int?
    /// So many positions.
    public var nodes: Int?
    /// Searches for a mate in so many moves.
    public var mate: Int?
    /// Exactly so many milliseconds.
    public var moveTime: Int?
    /// Milliseconds left on White's clock.
    public var whiteTime: Int?
    /// Milliseconds left on Black's clock.
    public var blackTime: Int?
    /// Milliseconds White gets for each move.
    public var whiteIncrement: Int?
    /// Milliseconds Black gets for each move.
    public var blackIncrement: Int?
    /// Moves to the next time control; nil where the clock is for the rest of the game.
    public var movesToGo: Int?
    /// Searches until it is told to stop.
    public var isInfinite = false
    /// Searches on the opponent's time, until `ponderhit` or `stop`.
    public var isPonder = false

    /// No limit of any kind.
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
