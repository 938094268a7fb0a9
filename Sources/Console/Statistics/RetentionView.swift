import Coach
import Scheduling
import Terminal
import Training

/// True retention as a table, or as a list when the terminal is too narrow.
struct RetentionView {
    private let periods: [RetentionPeriod]
    private let columns: Int
    private let isPlain: Bool

    init(periods: [RetentionPeriod], _ terminal: TerminalFacts) {
        self.periods = periods
        columns = terminal.textColumns
        isPlain = terminal.isPlain
    }

    private static let maturities: [(name: String, share: @Sendable (RetentionPeriod) -> Retention)] = [
        ("young (<21 d)", { $0.young }), ("mature (21 d+)", { $0.mature }),
    ]

    var lines: [StyledText] {
        guard !isPlain else { return sentences }
        let table = table
        return table.allSatisfy { $0.width <= columns } ? table : list
    }

    private var table: [StyledText] {
        let heads = periods.map { "\($0.days) d".aligned(21) }.joined()
        return [StyledText("True retention".filled(16) + heads, .dim)]
            + Self.maturities.map { name, share in
                let cells = periods.map { Self.words(share($0)).aligned(21) }
                return StyledText((" " + name).filled(16) + cells.joined())
            }
    }

    private var list: [StyledText] {
        [StyledText("True retention", .dim)]
            + periods.flatMap { period in
                Self.maturities.flatMap { name, share in
                    StyledText(" " + "\(period.days) d".filled(7) + name.filled(16) + Self.words(share(period)))
                        .fitted(to: columns)
                }
            }
    }

    private var sentences: [StyledText] {
        periods.flatMap { period in
            [("Young", period.young), ("Mature", period.mature)].map { name, share in
                let words =
                    share.percent.flatMap { percent in
                        share.interval.map { "\(percent) per cent right, 95 per cent interval \($0.low) to \($0.high)" }
                    } ?? (share.counted > 0 ? "too few for a percentage" : "no reviews")
                let number = share.counted > 0 ? ", \(counted(share.counted, "review"))" : ""
                return StyledText("\(name) cards, last \(period.days) days: \(words)\(number).")
            }
        }
    }

    /// `87 % [83–90] n 334`; `– n 5` below twenty reviews.
    private static func words(_ retention: Retention) -> String {
        guard let share = retention.percent, let interval = retention.interval else {
            return retention.counted > 0 ? "– n \(retention.counted)" : "–"
        }
        let number = retention.counted < 100_000 ? "\(retention.counted)" : "\(retention.counted / 1000)k"
        return "\(share) % [\(interval.low)–\(interval.high)] n \(number)"
    }
}

extension RetentionPeriod {
    var json: JSON { ["days": .integer(days), "young": young.json, "mature": mature.json] }
}

extension Retention {
    var json: JSON { ["n": .integer(counted), "passed": .integer(passed)] }
}
