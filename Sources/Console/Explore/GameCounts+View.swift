import Coach
import Store
import Terminal

/// Which games a table counts.
extension GameCounts {
    /// `Counted: 31 of 120 games, rated 1500–1800, since 2015, blitz; left out: 17 without ratings.`
    var text: StyledText {
        var text = StyledText("Counted: \(counted) of \(Coach.counted(all, "game"))", .dim)
        for word in filter.words {
            text.append(", ", .dim)
            text.append(Untrusted.visible(word), .dim)
        }
        var leftOut: [String] = []
        if unrated > 0 { leftOut.append("\(unrated) without both ratings") }
        if untimed > 0, timed > 0 { leftOut.append("\(untimed) of unknown speed") }
        if !leftOut.isEmpty { text.append("; left out: \(leftOut.joined(separator: ", "))", .dim) }
        text.append(".", .dim)
        if namesNoSpeed { text.append(" No game of the database has a time control, so none counts.", .warning) }
        return text
    }

    /// Whether a speed was asked for and no game has one.
    private var namesNoSpeed: Bool { filter.speed != nil && timed == 0 }

    var json: JSON {
        [
            "games": .integer(counted), "of": .integer(all), "unrated": .integer(unrated),
            "unknown_speed": .integer(untimed),
            "elo": filter.elo.map { .array([.integer($0.lowerBound), .integer($0.upperBound)]) } ?? .null,
            "since": JSON(filter.since), "speed": JSON(filter.speed?.rawValue),
        ]
    }
}
