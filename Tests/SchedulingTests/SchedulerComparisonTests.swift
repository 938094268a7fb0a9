import Scheduling
import SeededRandom
import Testing

@Suite struct SchedulerComparisonTests {
    /// A history of cards with a first Good and one more review, the cards in the order of their second reviews.
    ///
    /// - Parameter results: the elapsed days before the second review, and whether it passes, by card.
    private func history(_ results: [(elapsed: Int, passes: Bool)]) -> ReviewHistory {
        var history = ReviewHistory()
        for (card, result) in results.enumerated() {
            history.add([
                event(card, .good, day: 0),
                event(results.count + card, result.passes ? .good : .wrongFound, day: result.elapsed),
            ])
        }
        return history
    }

    private func event(_ id: Int, _ grade: Grade, day: Int, isAnswer: Bool = true) -> DatedScheduleEvent {
        DatedScheduleEvent(
            id: Int64(id), .reviewed(ScheduledReview(grade, isAnswer: isAnswer)), on: StudyDay(number: day))
    }

    /// The default forgetting curve after `days` with a stability.
    private func recall(_ days: Int, stability: Double) throws -> Double {
        let memory = try #require(FSRSMemory(stability: stability, difficulty: 5))
        return FSRS().retrievability(of: memory, afterDays: days)
    }

    @Test func `the last fifth is scored by the mean of the logarithms and the difference to the share of passes`()
        throws
    {
        // 400 reviews to learn from, and 100 of which 70 pass.
        let comparison = try #require(
            SchedulerComparison(history((0..<500).map { (elapsed: 5, passes: $0 < 400 || $0 < 470) })))
        let sm2 = try recall(5, stability: 1)
        #expect(abs(comparison.sm2.logLoss + 0.7 * ln(sm2) + 0.3 * ln(1 - sm2)) < 1e-9)
        #expect(abs(comparison.sm2.calibration - abs(sm2 - 0.7)) < 1e-9)
        let fsrs = try recall(5, stability: FSRS().first(.good).stability)
        #expect(abs(comparison.fsrs.logLoss + 0.7 * ln(fsrs) + 0.3 * ln(1 - fsrs)) < 1e-9)
        #expect(abs(comparison.fsrs.calibration - abs(fsrs - 0.7)) < 1e-9)
        #expect(comparison.sm2.reviews == 100)
        #expect(comparison.fittedFSRS == nil)
    }

    /// The natural logarithm by its series, independent of the C library.
    private func ln(_ x: Double) -> Double {
        let ratio = (x - 1) / (x + 1)
        var (sum, power) = (0.0, ratio)
        for term in 0..<400 {
            sum += power / Double(2 * term + 1)
            power *= ratio * ratio
        }
        return 2 * sum
    }

    @Test func `bins keep reviews apart that differ in elapsed days`() throws {
        // Half of the cards after 1 day all pass, half after 100 days all fail.
        let results = (0..<500).map { (elapsed: $0.isMultiple(of: 2) ? 1 : 100, passes: $0.isMultiple(of: 2)) }
        let comparison = try #require(SchedulerComparison(history(results)))
        let (near, far) = try (recall(1, stability: 1), recall(100, stability: 1))
        let expected = (((1 - near) * (1 - near) + far * far) / 2).squareRoot()
        #expect(abs(comparison.sm2.calibration - expected) < 1e-9)
    }

    @Test func `the scale of SM-2 is found from the first four fifths`() throws {
        var random = SeededGenerator(seed: 2)
        // The true stability is three days after an interval of one.
        let results = try (0..<20_000).map { index in
            let elapsed = 1 + random.below(12)
            let share = Double(random.below(1_000_000)) / 1_000_000
            let passes = try share < recall(elapsed, stability: 3)
            return (elapsed: elapsed, passes: index < 16_000 ? passes : !passes)
        }
        let comparison = try #require(SchedulerComparison(history(results)))
        #expect((2.7...3.3).contains(comparison.scale))
        #expect(comparison.scaledSM2.logLoss > comparison.sm2.logLoss, "the last fifth is the opposite of the others")
    }

    @Test func `the last fifth is the last in the order of events, not of cards`() throws {
        let results = (0..<500).map { (elapsed: 5, passes: $0 < 400) }
        var reversed = ReviewHistory()
        for (card, result) in results.enumerated().reversed() {
            reversed.add([
                event(card, .good, day: 0), event(500 + card, result.passes ? .good : .wrongFound, day: result.elapsed),
            ])
        }
        #expect(SchedulerComparison(reversed) == SchedulerComparison(history(results)))
    }

    @Test func `first reviews, second ones of a day and moves in games are not counted`() {
        var history = ReviewHistory()
        history.add([
            event(1, .good, day: 0), event(2, .good, day: 0), event(3, .good, day: 4, isAnswer: false),
            event(4, .good, day: 9),
        ])
        #expect(history.counted == 1)
        history.add([
            DatedScheduleEvent(id: 5, .known(due: StudyDay(number: 9)), on: StudyDay(number: 0)),
            event(6, .good, day: 9),
            DatedScheduleEvent(id: 7, .restarted, on: StudyDay(number: 10)), event(8, .good, day: 11),
            event(9, .wrongFound, day: 12),
        ])
        #expect(history.counted == 3)
        #expect(history.heldOut == 0)
    }

    @Test func `fitted parameters are scored on the same reviews`() throws {
        let learner = SimulatedLearner(parameters: .standard, reviews: 3_000, seed: 7)
        let comparison = try #require(SchedulerComparison(learner.history, fitted: .standard))
        #expect(comparison.fittedFSRS == comparison.fsrs)
        #expect(comparison.fsrs.logLoss < comparison.sm2.logLoss)
        #expect(comparison.fsrs.calibration < comparison.sm2.calibration)
        #expect(comparison.fsrs.reviews == learner.history.heldOut)
    }
}
