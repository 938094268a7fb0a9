/// A frequency, written `1/200` on the command line, `1 in 200` in a table and `7 %` in a sum.
public struct GameShare: Hashable, Sendable {
    /// The share of all games, from 0 to 1.
    public let value: Double

    /// The largest denominator; no collection of games has more.
    private static let most = 1_000_000_000

    public init(_ value: Double) { self.value = value }

    /// One in `games` games; `games` is at least 1.
    public static func one(in games: Int) -> GameShare { GameShare(1 / Double(max(1, games))) }

    /// Parses `1/200`, with or without blanks; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        guard parts.count == 2, parts[0] == "1", let games = Int(parts[1]), (1...Self.most).contains(games) else {
            return nil
        }
        value = 1 / Double(games)
    }

    /// `1 in 23`, with a decimal below ten; `never` for 0.
    public var text: String {
        guard value > 0 else { return "never" }
        let tenths = (10 / value).rounded()
        guard tenths < 100 else { return tenths < 1e10 ? "1 in \(Int((1 / value).rounded()))" : "never" }
        let (whole, rest) = Int(tenths).quotientAndRemainder(dividingBy: 10)
        return "1 in \(whole)" + (rest == 0 ? "" : ".\(rest)")
    }

    /// The frequency in a sentence: `1 in 23 games`, `in none of the games`.
    public var phrase: String { text == "never" ? "in none of the games" : text + " games" }

    /// `7 %`, with a decimal below one.
    public var percent: String {
        let thousandths = Int((1000 * value).rounded())
        return (1..<10).contains(thousandths) ? "0.\(thousandths) %" : "\(Int((100 * value).rounded())) %"
    }
}
