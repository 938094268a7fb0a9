import ArgumentParser

/// The options every command takes.
struct GlobalOptions: ParsableArguments {
    @Option(name: .customLong("db"), help: ArgumentHelp("The learner's file.", valueName: "file"))
    var database: String?

    @Option(help: ArgumentHelp("The UCI engine to ask.", valueName: "file"))
    var engine: String?

    @Option(help: ArgumentHelp("Colours: auto, always or never.", valueName: "when"))
    var color: ColorChoice = .auto

    enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
        case auto, always, never
    }
}
