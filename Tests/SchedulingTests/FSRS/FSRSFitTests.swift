import SeededRandom
import Testing

@testable import Scheduling

/// Parameters that differ from the defaults as those of learners do.
private let truth = [
    0.13, 0.39, 0.64, 5.4, 7.1, 0.87, 3.35, 0.115, 1.5, 0.28, 0.89, 1.46, 0.02, 0.21, 0.7, 0.28, 2.13, 0.5425, 0.0912,
    0.0658, 0.3,
]

@Suite struct FSRSFitTests {
    @Test func `20,000 reviews drawn from known parameters are predicted almost as well as by these parameters`() throws
    {
        let parameters = try FSRSParameters(truth)
        let history = SimulatedLearner(parameters: parameters, reviews: 20_000, seed: 1).history
        let fit = try #require(FSRSFit(history))
        let known = try #require(SchedulerComparison(history, fitted: parameters)?.fittedFSRS)
        #expect(fit.fitted.reviews == history.counted / 5)
        #expect(fit.fitted.logLoss <= known.logLoss * 1.005)
        #expect(fit.current.logLoss > known.logLoss * 1.02, "the defaults predict this learner badly")
        #expect(fit.kept == fit.parameters)
        #expect(Array(fit.parameters.values[17...19]) == Array(FSRSParameters.standard.values[17...19]))
        for value in fit.parameters.values { #expect((value * 10_000).rounded() / 10_000 == value) }
    }

    @Test func `the same log gives the same parameters, whatever the order of its cards`() throws {
        let learner = SimulatedLearner(parameters: try FSRSParameters(truth), reviews: 3_000, seed: 2)
        let fit = try #require(FSRSFit(learner.history))
        #expect(fit.parameters != .standard)
        #expect(FSRSFit(learner.history) == fit)
        #expect(FSRSFit(learner.history { $0.reversed() })?.parameters == fit.parameters)
    }

    @Test func `below 1,000 counted reviews only the initial stabilities are fitted`() throws {
        let history = SimulatedLearner(parameters: try FSRSParameters(truth), reviews: 1_150, seed: 3).history
        try #require((500..<1_000).contains(history.counted))
        let fit = try #require(FSRSFit(history))
        #expect(Array(fit.parameters.values[4...]) == Array(FSRSParameters.standard.values[4...]))
        for index in 0..<3 { #expect(fit.parameters[index] < FSRSParameters.standard[index], "w\(index)") }
        let longer = SimulatedLearner(parameters: try FSRSParameters(truth), reviews: 1_400, seed: 3).history
        try #require(longer.counted >= 1_000)
        #expect(try #require(FSRSFit(longer)).parameters[8] != FSRSParameters.standard[8])
    }

    @Test func `with fewer than 100 held-out reviews nothing is fitted`() throws {
        var learner = SimulatedLearner(parameters: .standard, reviews: 1_000, seed: 4)
        try #require(learner.history.counted >= 500)
        while learner.history.counted >= 500 { learner.removeLast(learner.history.counted - 499) }
        #expect(learner.history.counted == 499)
        #expect(FSRSFit(learner.history) == nil)
        #expect(SchedulerComparison(learner.history) == nil)
    }

    @Test func `parameters that predict the held-out reviews no better than those in use are not kept`() throws {
        let history = SimulatedLearner(parameters: .standard, reviews: 2_000, seed: 5).history
        let first = try #require(FSRSFit(history))
        let second = try #require(FSRSFit(history, current: first.parameters))
        #expect(second.parameters == first.parameters)
        #expect(second.fitted == second.current)
        #expect(second.kept == nil)
    }

    @Test func `an error thrown by the progress report ends the fit`() throws {
        struct Interrupted: Error {}
        let history = SimulatedLearner(parameters: .standard, reviews: 2_000, seed: 6).history
        var reports: [Double] = []
        #expect(throws: Interrupted.self) {
            try FSRSFit(history) { share in
                reports.append(share)
                if share > 0.6 { throw Interrupted() }
            }
        }
        #expect(reports == reports.sorted())
        #expect(reports.first.map { $0 < 0.1 } == true)
        #expect(reports.last.map { (0.6..<0.8).contains($0) } == true)
    }

    /// Reviews of every kind: passes, failures, two on one day, cards declared as known.
    private static var varied: ReviewHistory {
        var random = SeededGenerator(seed: 8)
        var history = ReviewHistory()
        for card in 0..<60 {
            var day = 0
            var events: [DatedScheduleEvent] = []
            func add(_ event: ScheduleEvent) {
                let id = Int64(card * 100 + events.count)
                events.append(DatedScheduleEvent(id: id, event, on: StudyDay(number: day)))
            }
            if card.isMultiple(of: 3) { add(.known(due: StudyDay(number: 9))) }
            for _ in 0..<12 {
                day += random.below(4) * random.below(12)
                let grade = random.pick([Grade.wrongFound, .hard, .good, .perfect])
                add(.reviewed(ScheduledReview(grade, isTyped: true)))
            }
            history.add(events)
        }
        return history
    }

    private static func loss(_ parameters: [Double], _ history: ReviewHistory) -> (FSRSLikelihood, Double) {
        var likelihood = FSRSLikelihood(parameters)
        for run in history.runs { likelihood.add(run, of: history.reviews, before: .max) }
        return (likelihood, likelihood.loss)
    }

    @Test(arguments: [FSRSParameters.standard.values, truth])
    func `the gradient of the log-loss is its slope`(parameters: [Double]) {
        let history = Self.varied
        let (likelihood, _) = Self.loss(parameters, history)
        for index in parameters.indices where !(17...19).contains(index) {
            let width = 1e-5 * parameters[index]
            var (below, above) = (parameters, parameters)
            below[index] -= width
            above[index] += width
            let slope = (Self.loss(above, history).1 - Self.loss(below, history).1) / (2 * width)
            let error = abs(likelihood.gradient[index] - slope)
            #expect(error <= 1e-5 * max(1, abs(slope)), "w\(index): \(likelihood.gradient[index]), slope \(slope)")
        }
    }

    @Test func `the log-loss of the fit is that of the scores`() throws {
        let history = SimulatedLearner(parameters: .standard, reviews: 2_000, seed: 9).history
        let (likelihood, loss) = Self.loss(truth, history)
        let score = PredictionScore(of: FSRS(parameters: try FSRSParameters(truth)), on: history, from: 0)
        #expect(score.reviews == likelihood.count)
        #expect(likelihood.count == history.counted)
        #expect(abs(score.logLoss - loss / Double(likelihood.count)) < 1e-9)
    }
}
