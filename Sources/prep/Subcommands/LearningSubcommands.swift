import ArgumentParser
import Chess
import Console
import Openings
import Store

struct DrillSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drill", abstract: "Ask what is due, then what is new.")

    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @Argument(help: "A repertoire; without one all active ones are asked.") var name: String?
    @Option(help: "At most so many positions.", transform: NumberRange.positions.read) var limit: Int?
    @Option(help: "At most so many minutes.", transform: NumberRange.minutes.read) var minutes: Int?
    @Option(
        name: .customLong("new"),
        help: "New positions today, instead of the setting; with --cram include new ones, all or this many.",
        transform: NewPositions.read)
    var newPositions: NewPositions?
    @Flag(help: "Ask learnt positions, due or not; no schedule changes.") var cram = false
    @Flag(help: "Ask the known moves on the way too, without credit.") var fromStart = false
    @Flag(help: "The opponent replies as often as in the games database.") var likeGames = false
    @Option(help: "The board: glyphs, ascii or none.") var board: String?
    @Flag(help: "Speak JSON lines, for scripts and front ends.") var json = false

    /// The prompt's own, when the drill runs inside it.
    var keyboard: Keyboard?

    enum CodingKeys: CodingKey {
        case global, place, name, limit, minutes, newPositions, cram, fromStart, likeGames, board, json
    }

    func validate() throws {
        if newPositions == .all, !cram {
            throw ValidationError("--new takes a whole number, as in --new 20; it stands alone with --cram only")
        }
    }

    func run() throws {
        try Runner(global).run(isJSON: json) { surroundings, printer in
            var options = DrillOptions()
            options.name = name
            options.from = try place.given()
            options.limit = limit
            options.minutes = minutes
            switch newPositions {
            case .all: options.newPerDay = .max
            case .number(let number): options.newPerDay = number
            case nil: break
            }
            options.isCram = cram
            options.isFromStart = fromStart
            options.isLikeGames = likeGames
            options.board = board
            options.isJSON = json
            return try DrillCommand(options).run(surroundings, printer, keyboard: keyboard)
        }
    }
}

struct DueSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "due", abstract: "Say what is due today.")

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire.") var name: String?
    @Flag(help: "Only the number, for a shell prompt; nothing when nothing is due.") var short = false
    @Flag(help: "Status 1 when anything is due.") var check = false
    @Flag(help: "One JSON document.") var json = false

    func run() throws {
        try Runner(global).run(isJSON: json) { surroundings, printer in
            let form: DueCommand.Form = json ? .json : short ? .short : check ? .check : .line
            return try DueCommand(name: name, form: form).run(surroundings, printer)
        }
    }
}

struct StatsSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "stats", abstract: "Show how it goes.")

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire.") var name: String?
    @Option(help: "Days of the forecast.", transform: NumberRange.forecastDays.read) var days = 30
    @Flag(help: "Only the cards that are forgotten again and again.") var leeches = false
    @Flag(help: "One JSON document.") var json = false

    func run() throws {
        try Runner(global).run(isJSON: json) { surroundings, printer in
            var command = StatsCommand(name: name)
            command.days = days
            command.onlyLeeches = leeches
            command.isJSON = json
            return try command.run(surroundings, printer)
        }
    }
}
