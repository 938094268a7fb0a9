import Chess
import PGN
public import Store

/// The conditions on games as a person writes them.
public struct GameFilterText: Sendable {
    var elo: String?
    var since: Int?
    var until: Int?
    var player: String?
    var side: String?
    var result: String?

    public init(elo: String?, since: Int?, until: Int?, player: String?, side: String?, result: String?) {
        self.elo = elo
        self.since = since
        self.until = until
        self.player = player
        self.side = side
        self.result = result
    }

    /// - Throws: a `CommandFailure` that names the option and its form.
    public func filter() throws -> GameFilter {
        var filter = GameFilter()
        filter.elo = try elo.map(Self.range)
        filter.since = since
        filter.until = until
        filter.player = player
        if let side {
            guard let read = Side(name: side) else {
                throw CommandFailure("--as takes white or black, not \(side)", status: .usage)
            }
            filter.side = read
        }
        if let result {
            guard let read = GameResult(tag: result) else {
                throw CommandFailure("--result takes 1-0, 0-1, 1/2-1/2 or *, not \(result)", status: .usage)
            }
            filter.result = read
        }
        return filter
    }

    /// `2200-2500`, `2200-`, `-2500`, or one number, which is the least.
    private static func range(_ text: String) throws -> ClosedRange<Int> {
        let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let lower = parts[0].isEmpty ? 0 : Int(parts[0])
        let upper = parts.count < 2 || parts[1].isEmpty ? 9999 : Int(parts[1])
        guard let lower, let upper, lower >= 0, lower <= upper else {
            throw CommandFailure("--elo takes two ratings such as 2200-2500, not \(text)", status: .usage)
        }
        return lower...upper
    }
}
