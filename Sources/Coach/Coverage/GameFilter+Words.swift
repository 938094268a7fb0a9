import Chess
import PGN
public import Store

extension GameFilter {
    /// The conditions in words: `rated 1500–1800`, `since 2015`, `blitz`. Outside text is not cleaned.
    public var words: [String] {
        var words: [String] = []
        if let elo {
            switch (elo.lowerBound, elo.upperBound) {
            case (let least, Self.greatestRating...): words.append("rated \(least) or more")
            case (...0, let greatest): words.append("rated up to \(greatest)")
            case (let least, let greatest): words.append("rated \(least)–\(greatest)")
            }
        }
        if let since { words.append("since \(since)") }
        if let until { words.append("until \(until)") }
        if let speed { words.append(speed.rawValue) }
        if let player {
            let side = side.map { " as \($0 == .white ? "White" : "Black")" } ?? ""
            words.append("player \(player)\(side)")
        }
        if let result { words.append("result \(result.rawValue)") }
        if let event { words.append("event \(event)") }
        if let eco { words.append("ECO \(Set([eco.lowerBound, eco.upperBound]).sorted().joined(separator: "–"))") }
        return words
    }
}
