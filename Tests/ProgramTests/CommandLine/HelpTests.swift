import ArgumentParser
import Console
import Foundation
import TestSupport
import Testing

@testable import prep

/// The help of every command, and the manual page that is made from it.
@Suite(.blocking) struct HelpTests {
    private static let commands = CommandTree.describing(Prep.self).map { paths($0, []) } ?? []

    /// The command and all below it, but for the parser's own help.
    private static func paths(_ command: CommandTree, _ above: [String]) -> [[String]] {
        [above]
            + (command.subcommands ?? []).filter { $0.commandName != "help" }
            .flatMap { paths($0, above + [$0.commandName]) }
    }

    @Test func `the parser's description of the commands is understood`() {
        #expect(Self.commands.contains(["games", "import"]))
        #expect(Self.commands.count > 40)
    }

    @Test(arguments: commands)
    func `every help ends with two examples, which can be parsed`(command: [String]) throws {
        let help = try Program.prep.run(["help"] + command, environment: ["COLUMNS": "80"])
        #expect(help.ending == 0)
        #expect(help.output.hasPrefix("OVERVIEW: "))
        let lines = help.lines
        let start = try #require(lines.lastIndex(of: "EXAMPLES:"))
        let examples = lines[(start + 1)...].filter { $0.hasPrefix("  prep ") }.map { $0.dropFirst(2) }
        #expect(examples.count == 2, "\(help.output)")
        #expect(lines[(start + 1)...].count == 4)
        for example in examples {
            guard case .command(let words) = PromptLine(String(example)) else {
                Issue.record("\(example) is no command")
                continue
            }
            let arguments = LeadingOptions.moved(words)
            #expect(command.isEmpty || arguments.starts(with: command), "\(example)")
            #expect(throws: Never.self, "\(example)") { try Prep.parseAsRoot(arguments) }
        }
        let widest = lines.map(\.count).max() ?? 0
        #expect(widest <= 80, "\(lines.first { $0.count == widest } ?? "")")
        // The generator of the manual page leaves out everything else.
        #expect(help.output.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test func `the help groups the commands by their purpose`() throws {
        let lines = try Program.prep.run(["--help"]).lines
        let groups = ["DAILY:", "REPERTOIRES:", "GAMES:", "ENGINE:", "DATA FILE:", "TOOLS:", "EXAMPLES:"]
        #expect(lines.filter(groups.contains) == groups)
    }

    @Test(arguments: [
        (["dril"], "There is no command dril; did you mean drill?"),
        (["games", "lsit"], "There is no command games lsit; did you mean games list?"),
        (["help", "drlil"], "did you mean drill?"), (["xyzzy", "--help"], "There is no command xyzzy."),
        (["pgn", "cheque"], "prep help pgn lists the commands."),
    ])
    func `an unknown command is answered with the nearest`(arguments: [String], message: String) throws {
        let outcome = try Program.prep.run(arguments)
        #expect(outcome.ending == 64)
        #expect(outcome.error.contains(message), "\(outcome.error)")
        #expect(outcome.output.isEmpty)
    }

    // MARK: The manual page

    private static let page = Checkout.root + "/Sources/prep/prep.1"

    @Test func `help --man prints the page of the checkout`() throws {
        let outcome = try Program.prep.run(["help", "--man"])
        #expect(outcome.ending == 0)
        #expect(outcome.outputBytes == FileManager.default.contents(atPath: Self.page).map(Array.init))
    }

    @Test func `the manual page names every command and every option`() throws {
        let page = try #require(Checkout.text("Sources/prep/prep.1"))
        func check(_ command: CommandTree) {
            #expect(
                page.contains(".It Em \(command.commandName)\n") || command.commandName == "prep",
                "\(command.commandName)")
            for argument in command.arguments ?? [] where argument.shouldDisplay {
                let names = (argument.names ?? []).map { $0.word.dropFirst() }
                let item = "Fl " + names.sorted { $0.count < $1.count }.joined(separator: " , ")
                #expect(names.isEmpty || page.contains(item), "\(item)")
            }
            command.subcommands?.filter { $0.commandName != "help" }.forEach(check)
        }
        check(try #require(CommandTree.describing(Prep.self)))
    }

    /// The generator of the argument parser, which `swift package generate-manual` builds. `.ci/run` does so first.
    private static var generator: Program? { try? Program("generate-manual-tool") }

    @Test(
        .enabled(
            if: generator != nil || ProcessInfo.processInfo.environment["CI"] == "true",
            "the generator is not built: swift package generate-manual --configuration debug builds it"))
    func `the manual page is the one that the generator makes now`() throws {
        let generator = try #require(Self.generator)
        let made = try generator.run([try Program.prep.path, "--output-directory", "-"])
        #expect(made.ending == 0)
        let kept = try #require(Checkout.text("Sources/prep/prep.1"))
        func undated(_ page: String) -> [Substring] {
            page.split(separator: "\n").filter { !$0.hasPrefix(".Dd ") }
        }
        #expect(undated(made.output) == undated(kept), "Tests/README.md says how to regenerate it")
    }
}
