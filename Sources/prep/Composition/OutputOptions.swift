import ArgumentParser
import Console

/// Where the result of a command goes.
struct OutputOptions: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The file to write; without it, or with -, standard output.", valueName: "file"),
        completion: .file())
    var path: String?
    @Flag(help: "Replace an existing file.") var force = false

    var choice: OutputChoice { OutputChoice(path, isForced: force) }
}
