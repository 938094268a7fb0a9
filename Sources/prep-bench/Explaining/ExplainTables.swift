/// The times of explanations, and their ratios to the median of one search of the engine alone.
struct TimesTable {
    private let plain: Figures
    private var table = Table(
        "ms", "min", "median", "95 %", "max", "number", "median / search", "95 % / search", "target")

    init(plain: Figures) {
        self.plain = plain
        add("one search of the engine alone", plain, target: "")
    }

    mutating func add(_ name: String, _ deviations: some Sequence<SimulatedDeviation>, target: String = "") {
        add(name, Figures(deviations.map(\.milliseconds)), target: target)
    }

    private mutating func add(_ name: String, _ figures: Figures, target: String) {
        func toSearch(_ value: Double?) -> Double? { value.flatMap { value in plain.median.map { value / $0 } } }
        table.add(
            name, digits(figures.minimum, 1), digits(figures.median, 1), digits(figures.percentile95, 1),
            digits(figures.maximum, 1), "\(figures.values.count)", digits(toSearch(figures.median), 2),
            digits(toSearch(figures.percentile95), 2), target)
    }

    func print() { table.print() }
}

/// How many deviations were known before the answer.
struct KnownShares {
    private let deviations: [SimulatedDeviation]

    init(_ deviations: [SimulatedDeviation]) { self.deviations = deviations }

    func print() {
        var table = Table("deviations", "number", "known", "share", "of these likely moves")
        for origin in SimulatedAnswers.Origin.allCases {
            add(
                "first seen, \(origin.words)", deviations.filter { $0.isFirstSeen && $0.answer.origin == origin },
                &table)
        }
        add("first seen", deviations.filter(\.isFirstSeen), &table)
        add("played before", deviations.filter { !$0.isFirstSeen }, &table)
        add("all", deviations, &table)
        table.print()
    }

    private func add(_ name: String, _ counted: [SimulatedDeviation], _ table: inout Table) {
        guard !counted.isEmpty else { return }
        let known = counted.filter(\.isKnown)
        let share = 100 * Double(known.count) / Double(counted.count)
        table.add(
            name, "\(counted.count)", "\(known.count)", digits(share, 0) + " %", "\(known.count(where: \.isLikely))")
    }
}
