import ArgumentParser
import Console

/// Where the result of a command goes.
struct OutputOptions: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The file to write; without it, or with -, standard output.", valueName: "file"))
    var path: String?
    @Flag(help: "Replace a file that exists already.") var force = false

    var choice: OutputChoice { OutputChoice(path, isForced: force) }
}
