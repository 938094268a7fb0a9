import Chess
import Foundation
import Scheduling
import Store
import Training

/// A learner's file of any size, made with the program itself: repertoires imported, then years of answers written by the
/// same code that writes those of a drill. So its states and sums are what a replay of its log gives.
struct GeneratedFile {
    /// The first study day; repertoires are imported on the day before.
    static let firstDay = StudyDay(number: 18_262)
    /// White's first moves of the repertoires, each one for White and one against it for Black.
    private static let firstMoves = ["e4", "d4", "c4", "Nf3"]
    /// The number of the learner's moves that the chapters of a repertoire share.
    private static let chapterMoves = 4
    /// The number of days that are written in one transaction.
    private static let daysOfTransaction = 50

    let path: String
    /// The day after the last answer.
    let today: StudyDay
    let repertoires: Int
    /// A card of two repertoires counts twice.
    let cards: Int
    let answers: Int
    /// The number of days with answers.
    let days: Int

    /// Opens a file that was made.
    init(_ path: String) throws {
        let file = try LearnerFile.openReadOnly(path: path)
        defer { file.close() }
        guard let newest = try file.newestReviewDay() else { throw BenchError("\(path) has no answers") }
        self.path = path
        today = newest.advanced(by: 1)
        let listing = try file.listing()
        repertoires = listing.count
        cards = listing.reduce(0) { $0 + $1.cards }
        let sums = try file.daySums().filter { $0.answers > 0 }
        answers = sums.reduce(0) { $0 + $1.answers }
        days = sums.count
    }

    /// Makes a file.
    ///
    /// - Parameters:
    ///   - program: the built `prep`, which imports the repertoires.
    ///   - folder: for the repertoire files.
    static func make(
        _ path: String, cards: Int, reviews: Int, seed: UInt64, program: String, folder: String
    ) throws {
        try Self.importRepertoires(into: path, cards: cards, program: program, folder: folder)
        let file = try LearnerFile.open(path: path)
        defer { file.close() }
        let stored = try file.storedCards()
        var learner = SimulatedLearner(stored, from: Self.firstDay, seed: seed)
        var isDone = false
        while !isDone {
            var events: [CardEvent] = []
            for _ in 0..<Self.daysOfTransaction where !isDone {
                events += learner.studyDay()
                isDone = learner.answers >= reviews || learner.isFinished
            }
            _ = try file.append(events, expecting: nil)
            // A copy of the file for every one of these days would only cost time.
            try FileManager.default.removeItem(atPath: path + ".backups")
        }
    }

    private static func importRepertoires(into path: String, cards: Int, program: String, folder: String) throws {
        let each = max(1, cards / (2 * firstMoves.count))
        for san in firstMoves {
            let move = try Position.initial.move(san: san)
            for side in Side.allCases {
                let repertoire = GeneratedRepertoire(
                    cards: each, side: side, firstMove: move, chapterMoves: chapterMoves)
                let name = side == .white ? "white-\(san)" : "black-vs-\(san)"
                let pgn = "\(folder)/\(name.lowercased()).pgn"
                try Data(repertoire.text.utf8).write(to: URL(fileURLWithPath: pgn))
                let isImported = try Child.run(
                    program, ["import", pgn, "--db", path],
                    environment: ["PREP_NOW": "2019-12-31T12:00:00Z", "XDG_STATE_HOME": folder])
                guard isImported else { throw BenchError("\(program) could not import \(pgn)") }
            }
        }
    }

    /// What the program reads from `PREP_NOW` at noon of the day after the last answer.
    var now: String { "\(today)T12:00:00Z" }
    /// The same instant in milliseconds since 1970.
    var instant: Int64 { Int64(today.number) * 86_400_000 + 43_200_000 }
    /// The size of the file in bytes.
    var size: Int {
        get throws {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            return (attributes[.size] as? NSNumber)?.intValue ?? 0
        }
    }
}
