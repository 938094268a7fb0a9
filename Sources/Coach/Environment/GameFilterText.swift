import Chess
import PGN
public import Store

/// The conditions on games as the user writes them.
public struct GameFilterText: Sendable {
    public var elo: String?
    public var since: Int?
    public var speed: GameSpeed?
    public var until: Int?
    public var player: String?
    public var side: String?
    public var result: String?
    public var event: String?
    public var eco: String?

    public init(
        elo: String? = nil, since: Int? = nil, speed: GameSpeed? = nil, until: Int? = nil, player: String? = nil,
        side: String? = nil, result: String? = nil, event: String? = nil, eco: String? = nil
    ) {
        self.elo = elo
        self.since = since
        self.speed = speed
        self.until = until
        self.player = player
        self.side = side
        self.result = result
        self.event = event
        self.eco = eco
    }

    /// - Throws: a `CommandFailure` that names the option and its form.
    public func filter() throws -> GameFilter {
        var filter = GameFilter()
        filter.elo = try elo.map(Self.range)
        filter.since = since
        filter.speed = speed
        filter.until = until
        filter.player = player
        filter.event = event
        filter.eco = try eco.map(Self.codes)
        if let side {
            guard player != nil else {
                throw CommandFailure("--as \(side) needs --player NAME: whose side it is", status: .usage)
            }
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

    private static func range(_ text: String) throws -> ClosedRange<Int> {
        guard let range = GameFilter.ratings(text) else {
            throw CommandFailure("--elo takes two ratings such as 2200-2500, not \(text)", status: .usage)
        }
        return range
    }

    /// `B90`, the beginning of a code (`B9`, `B`), or two of these with a dash between.
    private static func codes(_ text: String) throws -> ClosedRange<String> {
        let parts = text.uppercased().split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let ends = parts.map(String.init)
        guard let first = ends.first, let last = ends.last, ends.allSatisfy(isCode), first <= last else {
            throw CommandFailure("--eco takes codes such as B90, B9 or B90-B99, not \(text)", status: .usage)
        }
        return first...last
    }

    private static func isCode(_ text: String) -> Bool {
        guard let letter = text.first, "ABCDE".contains(letter) else { return false }
        return text.count <= 3 && text.dropFirst().allSatisfy { ("0"..."9").contains($0) }
    }
}
