import Coach
import Scheduling
import Store
import Terminal

/// The offer to begin a drill with Enter on an empty line, while there is something to ask today. It is printed when
/// the numbers have changed.
struct DrillOffer {
    private let environment: Environment
    private var words: String?
    private var shown: String?

    init(_ environment: Environment) {
        self.environment = environment
        renew()
    }

    /// Whether there is something to ask.
    var isOpen: Bool { words != nil }

    /// Counts again. Without a readable file there is no offer; the commands report its errors.
    mutating func renew() {
        let counts = try? Workspace.openReadOnly(environment, warnsOfClock: false).map { workspace in
            try workspace.file.dueCounts(day: workspace.day, newPerDay: try workspace.file.value(of: .newPerDay))
        }
        words = counts.flatMap(\.self).flatMap(Self.words)
    }

    /// Prints the offer, unless it is the one that was printed last.
    /// - Parameter hint: further text of the line, printed with and without an offer.
    mutating func show(_ printer: Printer, hint: String? = nil) {
        defer { shown = words }
        let offer = words == shown ? nil : words.map { "Enter: drill \($0)" }
        let line = [offer, hint].compactMap(\.self).joined(separator: "; ")
        if !line.isEmpty { printer.print(StyledText(line, .dim).wrapped(to: printer.terminal.columns)) }
    }

    /// `14 due, 10 new`; nil when there is nothing to ask.
    static func words(_ counts: DueCounts) -> String? {
        let parts = [
            (counts.due, "due"), (counts.toRepeat, "to repeat"), (counts.pending + counts.new, "new"),
        ]
        let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        return words.isEmpty ? nil : words
    }
}
