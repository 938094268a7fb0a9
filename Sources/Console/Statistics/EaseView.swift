import Coach
import Store
import Terminal
import Training

/// The number of cards by ease, or by difficulty under FSRS.
struct EaseView {
    private let name: String
    private let limits: [String]
    private let counts: [Int]
    private let terminal: TerminalFacts

    init(census: CardCensus, algorithm: SchedulingAlgorithm, _ terminal: TerminalFacts) {
        (name, limits, counts) =
            algorithm == .sm2
            ? ("Ease", ["1.5", "2.0", "2.5"], census.ease) : ("Difficulty", ["3", "5", "7"], census.difficulty)
        self.terminal = terminal
    }

    var lines: [StyledText] {
        guard !terminal.isPlain else {
            let words =
                limits.indices.map { "up to \(limits[$0]): \(counts[$0])" } + ["above \(limits[2]): \(counts[3])"]
            return [StyledText("\(name) of the cards, \(words.joined(separator: ", ")).")]
        }
        let parts = limits.indices.map { "≤\(limits[$0]) \(counts[$0])" } + [">\(limits[2]) \(counts[3])"]
        return ([StyledText(name + "  ", .strong) + StyledText(parts[0])] + parts.dropFirst().map { StyledText($0) })
            .flowed(to: terminal.textColumns, separator: " | ", indent: 2)
    }
}
