import ArgumentParser
import Scheduling

/// Measures the fit of FSRS's parameters to a simulated log, and how well they predict its last fifth.
struct FitBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fit", abstract: "Fit the parameters of FSRS to simulated reviews.")

    @Option(help: "The number of reviews.") var reviews = 1_000_000
    @Option(help: "The seed of the simulated log.") var seed: UInt64 = 1
    @Option(help: "The number of fits.") var rounds = 3

    /// The memory of the simulated learner, which differs from the defaults.
    private static let truth = """
        0.13, 0.39, 0.64, 5.4, 7.1, 0.87, 3.35, 0.115, 1.5, 0.28, 0.89, 1.46, 0.02, 0.21, 0.7, 0.28, 2.13, 0.5425, 0.0912,
        0.0658, 0.3
        """
    private static let reviewsOfCard = 10
    /// The grades of passes, each as often as it is listed.
    private static let passes: [Grade] = [.hard, .good, .good, .good, .perfect]

    func validate() throws {
        guard reviews >= 1, rounds >= 1 else {
            throw ValidationError("--reviews and --rounds take whole numbers from 1")
        }
    }

    func run() throws {
        let truth = try FSRSParameters(parsing: Self.truth)
        let history = history(FSRS(parameters: truth))
        var figures = Figures()
        var fit: FSRSFit?
        for _ in 0..<rounds { figures.add(seconds { fit = FSRSFit(history) }) }
        guard let fit else { throw BenchError("\(reviews) reviews are too few to hold 100 out") }
        var comparison: SchedulerComparison?
        let comparing = seconds { comparison = SchedulerComparison(history, fitted: truth) }
        var times = Table("seconds, \(history.counted) counted reviews", "min", "median", "max")
        times.add("fit", figures, places: 2)
        times.add("comparison of schedulers", Figures([comparing]), places: 2)
        times.print()
        var scores = Table("\(history.heldOut) held-out reviews", "log-loss", "RMSE (bins)")
        func add(_ name: String, _ score: PredictionScore?) {
            scores.add(name, digits(score?.logLoss, 5), digits(score?.calibration, 5))
        }
        add("FSRS-6, fitted", fit.fitted)
        add("FSRS-6, the learner's own", comparison?.fittedFSRS)
        add("FSRS-6, default", comparison?.fsrs)
        add("SM-2", comparison?.sm2)
        add("SM-2, intervals × \(digits(comparison?.scale, 2))", comparison?.scaledSM2)
        scores.print()
    }

    /// Cards that begin ten a day and are asked ten times, up to a fifth of SM-2's interval late.
    private func history(_ truth: FSRS) -> ReviewHistory {
        var random = SeededGenerator(seed: seed)
        var history = ReviewHistory()
        for card in 0..<(reviews + Self.reviewsOfCard - 1) / Self.reviewsOfCard {
            var day = card / 10
            var schedule = SM2.new
            var memory: FSRSMemory?
            var last = day
            history.add(
                (0..<Self.reviewsOfCard).map { _ in
                    let recall = memory.map { truth.retrievability(of: $0, afterDays: day - last) } ?? 0.75
                    let passes = Double.random(in: 0..<1, using: &random) < recall
                    let grade = passes ? Self.passes.randomElement(using: &random) ?? .good : .wrongFound
                    let rating = FSRSRating(grade, isTyped: true)
                    memory = memory.map { truth.reviewed($0, elapsedDays: day - last, rating) } ?? truth.first(rating)
                    schedule = schedule.reviewed(grade)
                    // Days order the events of all cards.
                    let id = Int64(day) << 32 + Int64(card)
                    let event = DatedScheduleEvent(
                        id: id, .reviewed(ScheduledReview(grade, isTyped: true)), on: StudyDay(number: day))
                    last = day
                    day += schedule.interval + Int.random(in: 0...schedule.interval / 5 + 1, using: &random)
                    return event
                })
        }
        return history
    }
}
