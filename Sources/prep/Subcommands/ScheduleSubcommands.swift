import ArgumentParser
import Coach
import Console
import Scheduling

struct SuspendSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "suspend", "Stop asking a repertoire or a branch until you release it.",
        examples: Example("prep suspend white-e4 --from \"1.e4 c5 2.Nf3 g6\"", "Stop asking one branch."),
        Example("prep suspend white-e4", "Stop asking a whole repertoire."))

    @OptionGroup var cards: CardOptions

    func run() async throws { try await cards.run(.suspend) }
}

struct ReleaseSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "release", "Ask again what you suspended or buried.",
        examples: Example("prep release white-e4", "Ask all of a repertoire again."),
        Example("prep release --from \"1.e4 c5\"", "Ask a branch again, whatever its repertoire."))

    @OptionGroup var cards: CardOptions

    func run() async throws { try await cards.run(.release) }
}

struct BurySubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "bury", "Do not ask a repertoire or a branch before tomorrow.",
        examples: Example("prep bury white-e4", "Leave a repertoire out today."),
        Example("prep bury --from \"1.e4 c5\"", "Leave a branch out today."))

    @OptionGroup var cards: CardOptions

    func run() async throws { try await cards.run(.bury) }
}

struct ResetSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "reset", "Make cards new again; their history is kept.",
        examples: Example("prep reset white-e4 --from \"1.e4 c5\"", "Learn a branch from the beginning."),
        Example("prep reset white-e4", "Learn a whole repertoire from the beginning."))

    @OptionGroup var cards: CardOptions

    func run() async throws { try await cards.run(.reset) }
}

struct RescheduleSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "reschedule", "Spread what is due over several days.",
        discussion: "What is most overdue stays first. prep undo takes it back.",
        examples: Example("prep reschedule --days 7", "Spread a backlog over a week."),
        Example("prep reschedule white-e4 --days 3", "Spread what is due of one repertoire."))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire; without one all active ones.", completion: .repertoire) var name: String?
    @Option(help: "The number of days, today included, from 1 to 365.", transform: NumberRange.forecastDays.read)
    var days: Int

    func run() async throws {
        try await Runner(global).run { try RescheduleCommand(name: name, days: days).run($0, $1) }
    }
}

struct PlanSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "plan", "Simulate the coming days: how much you can learn, and when.",
        discussion: """
            It counts with your own answers, times and schedule. Without --minutes it shows what your settings lead to. \
            The same data give the same plan.
            """,
        examples: Example("prep plan --minutes 12 --until 2027-02-01", "How far do 12 minutes a day lead?"),
        Example("prep plan white-e4", "When is a repertoire learned at your present pace?"))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "Repertoires; without one all active ones.", completion: .repertoire) var names: [String] = []
    @Option(help: "The minutes you have each day.", transform: NumberRange.minutes.read) var minutes: Int?
    @Option(help: ArgumentHelp("The last day, such as 2027-02-01.", valueName: "date"), transform: Self.date)
    var until: StudyDay?
    @Flag(help: "Print one JSON document.") var json = false

    func run() async throws {
        try await Runner(global).run(isJSON: json) { environment, printer in
            var command = PlanCommand(PlanRequest(names: names, minutes: minutes, until: until))
            command.isJSON = json
            return try command.run(environment, printer)
        }
    }

    @Sendable private static func date(_ text: String) throws -> StudyDay {
        guard let day = StudyDay(text) else {
            throw ValidationError("--until takes a date that exists, such as 2027-02-01")
        }
        return day
    }
}

/// The options that select the cards of a change of the schedule.
struct CardOptions: ParsableArguments {
    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @Argument(help: "A repertoire; without one --from is needed.", completion: .repertoire) var name: String?

    func run(_ change: ScheduleCommand.Change) async throws {
        try await Runner(global).run {
            try ScheduleCommand(change, name: name, from: place.position()).run($0, $1)
        }
    }
}
