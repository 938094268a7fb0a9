import ArgumentParser
import Console

/// The options that say where a command writes its result.
struct OutputOptions: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The file to write; without it, or with -, standard output.", valueName: "file"),
        completion: .file())
    var output: String?
    @Flag(help: "Replace an existing file.") var force = false

    var choice: OutputChoice { OutputChoice(output, isForced: force) }
}
