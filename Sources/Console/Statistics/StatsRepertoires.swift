import Chess
import Coach
import Scheduling
import Store
import Terminal
import Training

/// The repertoires of `stats` as a table, or as a list when the terminal is too narrow or a name too long.
struct StatsRepertoires {
    let parts: [StatsReport.Part]
    let columns: Int
    /// Whether it is always a list, for a screen reader.
    var isPlain = false

    private static let heads = [
        ("cards", 7), ("new", 6), ("due", 5), ("late", 5), ("cover", 7), ("ret 30 d", 15), ("leech", 6),
    ]

    var lines: [StyledText] {
        let table = self.table
        let lines = !isPlain && table.allSatisfy { $0.width <= columns } ? table : list
        let inactive = parts.filter { !$0.isActive }.map(\.name).uniqued
        guard !inactive.isEmpty else { return lines }
        return lines + StyledText(" not active: " + inactive.joined(separator: ", "), .dim).fitted(to: columns)
    }

    private var table: [StyledText] {
        let width = max(11, (parts.map { DisplayWidth.of($0.name) }.max() ?? 0) + 1)
        let heads = Self.heads.map { $0.0.aligned($0.1) }.joined()
        return [StyledText("Repertoire".filled(width) + "  side " + heads, .dim)]
            + parts.map { part in
                let census = part.census
                let values = [
                    "\(census.cards)", "\(census.new)", "\(census.due)", "\(census.late)",
                    census.coverage.map { "\($0) %" } ?? "–", Self.words(part.retention),
                    census.leeches > 0 ? "\(census.leeches)" : "–",
                ]
                let cells = zip(values, Self.heads).map { $0.aligned($1.1) }.joined()
                return StyledText(
                    (" " + part.name).filled(width) + "  \(part.side.name)" + cells, part.isActive ? .plain : .dim)
            }
    }

    private var list: [StyledText] {
        [StyledText("Repertoires", .dim)]
            + parts.flatMap { part in
                let census = part.census
                let role: Role = part.isActive ? .plain : .dim
                var words = [
                    counted(census.cards, "card"), "\(census.new) new", "\(census.due) due", "\(census.late) late",
                    "\(census.coverage.map { "\($0) %" } ?? "–") learnt",
                    "retention 30 d " + Self.words(part.retention),
                ]
                if census.leeches > 0 { words.append(counted(census.leeches, "leech", "leeches")) }
                return StyledText(" \(part.name)  \(part.side.name)", role).fitted(to: columns)
                    + ([StyledText("   \(words[0])", role)] + words.dropFirst().map { StyledText($0, role) })
                    .flowed(to: columns, separator: ", ", indent: 3)
            }
    }

    /// `91 % (n 214)`; `– (n 5)` below twenty reviews.
    private static func words(_ retention: Retention) -> String {
        guard retention.counted > 0 else { return "–" }
        return (retention.percent.map { "\($0) %" } ?? "–") + " (n \(retention.counted))"
    }
}
