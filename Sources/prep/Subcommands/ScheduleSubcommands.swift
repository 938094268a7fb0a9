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

    @MainActor func run() async throws { try await cards.run(.suspend) }
}

struct ReleaseSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "release", "Ask again what you suspended or buried.",
        examples: Example("prep release white-e4", "Ask all of a repertoire again."),
        Example("prep release --from \"1.e4 c5\"", "Ask a branch again, whatever its repertoire."))

    @OptionGroup var cards: CardOptions

    @MainActor func run() async throws { try await cards.run(.release) }
}

struct BurySubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "bury", "Do not ask a repertoire or a branch before tomorrow.",
        examples: Example("prep bury white-e4", "Leave a repertoire out today."),
        Example("prep bury --from \"1.e4 c5\"", "Leave a branch out today."))

    @OptionGroup var cards: CardOptions

    @MainActor func run() async throws { try await cards.run(.bury) }
}

struct ResetSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "reset", "Make cards new again; their history is kept.",
        examples: Example("prep reset white-e4 --from \"1.e4 c5\"", "Learn a branch from the beginning."),
        Example("prep reset white-e4", "Learn a whole repertoire from the beginning."))

    @OptionGroup var cards: CardOptions

    @MainActor func run() async throws { try await cards.run(.reset) }
}

struct KnownSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "known", "Mark a repertoire, a branch or a position as known.",
        discussion: """
            The positions count as learned and are asked within the next four weeks. Those with an interval of three weeks \
            or more stay as they are.
            """,
        examples: Example("prep known white-e4 --from \"1.e4 e5\"", "Mark a branch as known."),
        Example("prep known --from \"1.e4 c5\" --only", "Mark one position as known."))

    @OptionGroup var cards: CardOptions

    @MainActor func run() async throws { try await cards.run(.known) }
}

struct RescheduleSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "reschedule", "Spread what is due over several days.",
        discussion: "What is most overdue stays first. prep undo takes it back.",
        examples: Example("prep reschedule --days 7", "Spread a backlog over a week."),
        Example("prep reschedule white-e4 --days 3", "Spread what is due of one repertoire."))

    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @Argument(help: "A repertoire; without one all active ones.", completion: .repertoire) var name: String?
    @Option(help: "The number of days, today included, from 1 to 365.", transform: NumberRange.forecastDays.read)
    var days: Int
    @Flag(help: "Print one JSON document.") var json = false

    @MainActor func run() async throws {
        try await Runner(global).run(isJSON: json) {
            var command = RescheduleCommand(name: name, days: days)
            command.from = try place.position()
            command.isJSON = json
            return try command.run($0, $1)
        }
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
        Example("prep plan --retention", "How many minutes a day does each retention take under FSRS?"))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "Repertoires; without one all active ones.", completion: .repertoire) var names: [String] = []
    @Option(help: "The minutes you have each day.", transform: NumberRange.minutes.read) var minutes: Int?
    @Option(help: ArgumentHelp("The last day, such as 2027-02-01.", valueName: "date"), transform: Self.date)
    var until: StudyDay?
    @Flag(help: "Compare the minutes a day that each desired retention of FSRS takes.") var retention = false
    @Flag(help: "Print one JSON document.") var json = false

    func validate() throws {
        if retention, minutes != nil { throw ValidationError("--retention and --minutes exclude each other") }
    }

    @MainActor func run() async throws {
        try await Runner(global).run(isJSON: json) { environment, printer in
            var command = PlanCommand(PlanRequest(names: names, minutes: minutes, until: until))
            command.comparesRetentions = retention
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
    @Flag(help: "Only the given position, not those after it.") var only = false

    func validate() throws {
        if only, place.from == nil, place.fen == nil {
            throw ValidationError("--only needs a position: give --from or --fen")
        }
    }

    func run(_ change: ScheduleCommand.Change) async throws {
        try await Runner(global).run {
            try ScheduleCommand(change, name: name, from: place.position(), isOnlyOne: only).run($0, $1)
        }
    }
}
