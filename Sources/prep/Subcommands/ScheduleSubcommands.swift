import ArgumentParser
import Console

struct SuspendSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "suspend", abstract: "Do not ask a repertoire or a branch until it is released.")

    @OptionGroup var cards: CardOptions

    func run() throws { try cards.run(.suspend) }
}

struct ReleaseSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "release", abstract: "Ask again what was suspended or put off.")

    @OptionGroup var cards: CardOptions

    func run() throws { try cards.run(.release) }
}

struct BurySubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bury", abstract: "Put a repertoire or a branch off until tomorrow.")

    @OptionGroup var cards: CardOptions

    func run() throws { try cards.run(.bury) }
}

struct ResetSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset", abstract: "Make cards new again; their history stays in the log.")

    @OptionGroup var cards: CardOptions

    func run() throws { try cards.run(.reset) }
}

/// Which cards a change of the schedule concerns.
struct CardOptions: ParsableArguments {
    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @Argument(help: "A repertoire.") var name: String?

    func run(_ change: ScheduleCommand.Change) throws {
        try Runner(global).run {
            try ScheduleCommand(change, name: name, from: place.position()).run($0, $1)
        }
    }
}
