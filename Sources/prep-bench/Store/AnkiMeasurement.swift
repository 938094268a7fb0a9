import Foundation
import Scheduling

/// The same work done by Anki (the PyPI package `anki`) with the same cards and answers.
struct AnkiMeasurement {
    /// Milliseconds within a process, by the kind of work.
    private(set) var figures: [ProcessMeasurement.Work: Figures] = [:]
    /// Whole processes, with their memory.
    private(set) var table = Table("Anki, a whole process, ms", "min", "median", "max", "MiB")

    /// - Parameters:
    ///   - python: an interpreter that has the package.
    ///   - folder: for the collection.
    init(_ made: GeneratedFile, python: String, _ folder: String, rounds: Int) throws {
        guard let interpreter = python.contains("/") ? python : Child.installed(python),
            try Child.run(interpreter, ["-c", "import anki.collection"])
        else { throw BenchError("\(python) has no package anki; name another with --python (pip install anki)") }
        let collection = folder + "/collection.anki2"
        func child(_ words: String...) throws -> Child {
            try Child(interpreter, ["-c", AnkiScript.text] + words)
        }
        guard try child("make", made.path, collection, "\(made.today.number)").finish() else {
            throw BenchError("Anki could not take the cards over")
        }
        let works: [(ProcessMeasurement.Work, String)] = [
            (.due, "due"), (.stats, "stats"), (.question, "question"), (.answer, "answer"), (.check, "check"),
        ]
        for (work, word) in works {
            let count = work == .check ? max(1, rounds / 4) : rounds
            let measuring = try child("measure", collection, word, "\(count)")
            while let line = measuring.line() {
                if let milliseconds = Double(line) { figures[work, default: Figures()].add(milliseconds) }
            }
            guard measuring.finish() else { throw BenchError("Anki failed: \(word)") }
            var whole = Figures()
            var memory = Figures()
            for _ in 0..<count {
                let clock = ContinuousClock()
                let start = clock.now
                let process = try child("measure", collection, word, "1")
                process.finish()
                whole.add(1e3 * start.duration(to: clock.now).seconds)
                memory.add(Double(process.peakMemory) / 1_048_576)
            }
            table.add(work.rawValue, whole, places: 1, last: digits(memory.maximum, 0))
        }
        let size = try FileManager.default.attributesOfItem(atPath: collection)[.size] as? NSNumber
        table.add("file, MB", "", digits((size?.doubleValue ?? 0) / 1e6, 1))
    }
}
