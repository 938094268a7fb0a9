import Chess
import Openings
import PGN
import Scheduling
import Store
import TestSupport
import Testing
import Training

@testable import Coach

@Suite struct ParameterFittingTests {
    let folder: TemporaryFolder
    let file: LearnerFile

    init() throws {
        folder = try TemporaryFolder()
        file = try LearnerFile.open(path: folder.path + "/prep.sqlite")
        let moves =
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. O-O O-O 7. Re1 a6 8. a4 h6 9. h3 Ba7 10. b4 Be6 *"
        let source = ParsedSource(Array("[Event \"Italian\"]\n\n\(moves)\n".utf8))
        _ = try file.applyImport(
            ImportRequest(
                name: "white", isNameChosen: true, path: "/white.pgn", source: source, sides: [.white],
                limits: .none, placement: .automatic, isKnown: false, day: StudyDay(number: 20_000), instant: 0))
    }

    /// Answers ten cards on days that double, as a learner who forgets one answer in five.
    private func answer(rounds: Int) throws {
        var random = SeededGenerator(seed: 7)
        for card in try file.storedCards() {
            var day = StudyDay(number: 20_000)
            var events: [CardEvent] = []
            for round in 0..<rounds {
                let grade: Grade = random.isLucky(oneIn: 5) ? .blackout : .good
                events.append(
                    CardEvent(
                        .answered(GradedAnswer(.review, grade, by: .answer)), of: card.id,
                        at: Moment(day: day, instant: Int64(day.number))))
                day = day.advanced(by: 1 + random.below(1 + round % 12 * 3))
            }
            _ = try file.append(events, expecting: nil)
        }
    }

    @Test func `below 500 counted reviews nothing is fitted and nothing compared`() throws {
        try answer(rounds: 50)
        let fitting = try ParameterFitting(file) { _ in }
        #expect(fitting.counted == 490 && fitting.fit == nil)
        let report = try SchedulersReport(file)
        #expect(report.counted == 490 && report.comparison == nil)
    }

    @Test func `parameters are fitted to the log, and every scheduler is scored on the same reviews`() throws {
        try answer(rounds: 61)
        var shares: [Double] = []
        let fitting = try ParameterFitting(file) { shares.append($0) }
        let fit = try #require(fitting.fit)
        #expect(fitting.counted == 600 && fit.fitted.reviews == 120)
        #expect(!shares.isEmpty && shares == shares.sorted())
        let report = try SchedulersReport(file)
        let comparison = try #require(report.comparison)
        #expect(comparison.fsrs == fit.current)
        #expect(comparison.fittedFSRS == fit.fitted)
        #expect([comparison.sm2, comparison.scaledSM2].allSatisfy { $0.reviews == 120 })
        // Parameters in use are those that a fit is compared with.
        try file.set(.fsrsParameters, to: fit.parameters.description)
        #expect(try ParameterFitting(file) { _ in }.fit?.kept == nil)
        #expect(try ParameterFitting(file) { _ in }.fit?.current == fit.fitted)
    }

    @Test func `a fit can be ended`() throws {
        try answer(rounds: 61)
        #expect(throws: CancellationError.self) { try ParameterFitting(file) { _ in throw CancellationError() } }
    }
}
