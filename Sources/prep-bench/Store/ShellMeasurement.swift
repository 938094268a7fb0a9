/// Whole runs of the program on a learner's file, in milliseconds, with their processor time, which a busy machine changes
/// less, and their peak memory.
struct ShellMeasurement {
    private let file: MeasuredFile
    private let program: String
    private let environment: [String: String]
    private(set) var table = Table("from the shell, ms", "min", "median", "max", "processor", "MiB")

    init(_ file: MeasuredFile, _ program: String, folder: String, rounds: Int) throws {
        self.file = file
        self.program = program
        // Without an engine, whose memory would count as the program's.
        environment = [
            "PREP_NOW": file.now, "XDG_STATE_HOME": folder, "XDG_CONFIG_HOME": folder, "PATH": folder,
        ]
        try add(["--version"], rounds)
        try add(["due", "--short"], rounds)
        try add(["due"], rounds)
        try add(["stats", "--days", "365"], rounds)
        try addDrill(rounds)
        try add(["check"], max(1, rounds / 4))
    }

    private func arguments(_ words: [String]) -> [String] {
        words == ["--version"] ? words : words + ["--db", file.path]
    }

    private mutating func add(_ words: [String], _ rounds: Int) throws {
        var figures = Figures()
        var processor = Figures()
        var memory = Figures()
        for _ in 0..<rounds {
            let clock = ContinuousClock()
            let start = clock.now
            let child = try Child(program, arguments(words), environment: environment)
            let isDone = child.finish()
            figures.add(1e3 * start.duration(to: clock.now).seconds)
            processor.add(1e3 * child.processorSeconds)
            memory.add(Double(child.peakMemory) / 1_048_576)
            guard isDone else { throw BenchError("prep \(words.joined(separator: " ")) failed") }
        }
        table.add(
            "prep \(words.joined(separator: " "))", figures, places: 1,
            last: [digits(processor.median, 1), digits(memory.maximum, 0)])
    }

    /// From the start of a drill to its first question, then from an answer to the grade, which is on disk by then.
    private mutating func addDrill(_ rounds: Int) throws {
        var question = Figures()
        var answer = Figures()
        var processor = Figures()
        var memory = Figures()
        for _ in 0..<rounds {
            let clock = ContinuousClock()
            let start = clock.now
            let child = try Child(program, ["drill", "--json", "--db", file.path], environment: environment)
            let first = child.line()
            question.add(1e3 * start.duration(to: clock.now).seconds)
            guard first?.contains("\"question\"") == true else { throw BenchError("prep drill --json asks nothing") }
            let ownMemory = child.ownPeakMemory
            let answered = clock.now
            child.send("{\"answer\":\"show\"}")
            guard child.line() != nil else { throw BenchError("prep drill --json does not answer") }
            answer.add(1e3 * answered.duration(to: clock.now).seconds)
            child.finish()
            processor.add(1e3 * child.processorSeconds)
            memory.add(Double(ownMemory ?? child.peakMemory) / 1_048_576)
        }
        table.add(
            "prep drill --json, first question", question, places: 1,
            last: [digits(processor.median, 1), digits(memory.maximum, 0)])
        table.add("prep drill --json, one answer", answer, places: 1)
    }
}
