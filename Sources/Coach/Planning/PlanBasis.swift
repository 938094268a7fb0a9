import Scheduling
import Store
import Training

/// What a plan is computed from: the cards, the learner's answers, and the settings.
struct PlanBasis {
    /// The seed of all plans: the same cards and settings give the same plan.
    static let seed: UInt64 = 0x5072_6570

    /// The names in full.
    let names: [String]
    let simulator: PlanSimulator
    /// The limits of the settings.
    let limits: PlanLimits

    /// - Parameter scheduler: nil is that of the settings.
    init(_ workspace: Workspace, names: [String], under scheduler: Scheduler? = nil) throws {
        let (file, day) = (workspace.file, workspace.day)
        self.names = try names.map(file.repertoireName).uniqued
        let cards = try file.planCards(named: self.names, under: scheduler)
        guard !cards.isEmpty else {
            throw CommandFailure("there is nothing to plan yet; begin with: prep import FILE")
        }
        simulator = PlanSimulator(
            cards: cards, model: try file.answerModel(through: day), week: try file.value(of: .easyDays),
            isBalanced: try file.value(of: .balance), today: day, seed: Self.seed)
        limits = PlanLimits(
            newPerDay: try file.value(of: .newPerDay), newPerRepertoire: try file.newPerRepertoire(),
            reviewsPerDay: try file.value(of: .reviewsPerDay), minutes: try file.value(of: .minutesPerDay),
            done: try file.done(on: day, named: self.names.count == 1 ? self.names[0] : nil))
    }

    /// Returns the number of days up to the end of a plan, today included.
    ///
    /// - Throws: a usage error for a day before today, or too far ahead.
    func days(until last: StudyDay) throws -> Int {
        let days = last - simulator.today + 1
        guard days >= 1 else {
            throw CommandFailure("--until \(last) is before today, \(simulator.today)", status: .usage)
        }
        guard days <= PlanSimulator.longest else {
            throw CommandFailure("--until \(last) is more than ten years ahead", status: .usage)
        }
        return days
    }
}
