import Coach
import Terminal

/// The progress of reading on one line: a bar, the share, the games, their speed and the time left.
struct ProgressLine {
    let name: String
    let games: Int
    /// From 0 to 1; nil when unknown.
    let share: Double?
    let elapsed: Duration
    /// What the import does now.
    var phase = Phase.reading

    enum Phase { case reading, waiting, writing, indexing }

    /// At most one column narrower than the terminal, so that it never wraps.
    func text(columns: Int, isUTF8: Bool) -> String {
        let rest = words
        let room = columns - 1 - DisplayWidth.of(rest)
        let title = Untrusted.visible(name).cut(max(8, min(24, room - 14)))
        let width = min(30, room - DisplayWidth.of(title) - 3)
        let bar = width >= 5 ? bar(width, isUTF8) : ""
        return (title + bar + rest).cut(max(1, columns - 1))
    }

    private var words: String {
        switch phase {
        case .reading: break
        case .waiting: return "  \(counted(games, "game")) read; waiting for another import into this file"
        case .writing: return "  \(counted(games, "game")) written"
        case .indexing: return "  \(counted(games, "game")) written; indexing"
        }
        var words = "  "
        if let share { words += "\(Int(100 * min(1, share))) %".aligned(5) + "  " }
        words += counted(games, "game")
        guard seconds >= 0.5, games > 0 else { return words }
        words += "  \(Int(Double(games) / seconds))/s"
        if let share, share > 0.01 {
            let left = seconds / min(1, share) - seconds
            words += "  \(minutesAndSeconds(milliseconds: Int(1000 * left))) left"
        }
        return words
    }

    private func bar(_ width: Int, _ isUTF8: Bool) -> String {
        share.map { " " + StatusLine.bar($0, width: width, isUTF8: isUTF8) } ?? ""
    }

    private var seconds: Double {
        Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    }
}
