import Chess
import Coach
import Openings
import Scheduling
import Store
import Training

/// The work of the commands on a learner's file within this process, in milliseconds.
struct ProcessMeasurement {
    /// The kinds of work, in the order in which they are listed; the raw values are also printed.
    enum Work: String, CaseIterable {
        case due = "due"
        case dueCount = "due --short"
        case dueParts = "due --json"
        case stats = "stats, 365 days"
        case question = "first question of a drill"
        case answer = "one answer"
        case check = "check"
    }

    private(set) var figures: [Work: Figures] = [:]

    init(_ measured: MeasuredFile, rounds: Int) throws {
        let environment = Environment(
            databasePath: measured.path, now: { measured.instant }, zoneOffset: { _ in 0 }, isClockFixed: true,
            makeGenerator: { SeededGenerator(seed: 1) })
        guard let workspace = try Workspace.openReadOnly(environment) else {
            throw BenchError("\(measured.path) is missing")
        }
        let (file, day) = (workspace.file, workspace.day)
        try measure(.due, rounds) { _ = try file.dueCounts(day: day, newPerDay: 10) }
        try measure(.dueParts, rounds) { _ = try file.dueSummary(day: day, newPerDay: 10) }
        try measure(.dueCount, rounds) { _ = try file.dueCount(day: day) }
        try measure(.stats, rounds) { _ = try StatsReport(workspace, name: nil, days: 365) }
        try measure(.check, max(1, rounds / 4)) {
            guard try file.check().isEmpty else { throw BenchError("the generated file is not sound") }
        }
        for _ in 0..<rounds { try drill(environment) }
    }

    private mutating func measure(_ work: Work, _ rounds: Int, _ body: () throws -> Void) throws {
        for _ in 0..<rounds { figures[work, default: Figures()].add(1e3 * (try seconds(body))) }
    }

    /// Opens the file, begins a session and answers its first question.
    private mutating func drill(_ environment: Environment) throws {
        var begun: DrillSession?
        try measure(.question, 1) { begun = try DrillSession(DrillOptions(), Workspace.open(environment)) }
        guard let drill = begun, let question = drill.question, let move = drill.prepared(question.card).first else {
            throw BenchError("nothing is due in the generated file")
        }
        try measure(.answer, 1) { _ = try drill.answer(move, milliseconds: 2_000) }
        drill.workspace.file.close()
    }

    /// - Parameter theirs: adds the ratio to their median.
    func table(_ theirs: AnkiMeasurement?) -> Table {
        let headings = ["in process, ms", "min", "median", "max"]
        var table = Table(theirs == nil ? headings : headings + ["Anki", "ours : theirs"])
        for work in Work.allCases {
            guard let ours = figures[work] else { continue }
            let other = theirs?.figures[work]
            table.add(
                work.rawValue, ours, places: 2,
                last: other.map { [digits($0.median, 2), digits(Figures.ratio(ours, $0), 3)] } ?? [])
        }
        return table
    }
}
