import Foundation
import TestSupport
import Testing

@testable import Coach

/// The JSON of every command, to the byte: what a script or a front end reads must not change by accident.
@Suite(.blocking) struct RecordedJSONTests {
    @Test(arguments: Scenario.all)
    func `every document is the recorded one`(scenario: Scenario) throws {
        let run = try ScenarioRun(scenario, commands: Self.commands().map(\.path))
        if Recording.isAsked {
            try Recordings.write(run.recordings, of: scenario)
            return
        }
        let recorded = Recordings.of(scenario)
        for name in Set(recorded.keys).union(run.recordings.keys).sorted() {
            let difference = Recordings.difference(
                "\(scenario.name)/\(name)", recorded: recorded[name] ?? "", now: run.recordings[name] ?? "")
            #expect(difference == nil, "\(difference ?? "")")
        }
    }

    @Test func `every command that has --json is recorded, with each of its options`() throws {
        let runs = Scenario.all.flatMap(\.recordedRuns)
        for command in try Self.commands() where command.options.contains(["--json"]) {
            let own = runs.filter { $0.starts(with: command.path) }
            #expect(!own.isEmpty, "prep \(command.path.joined(separator: " ")) --json is not recorded")
            // --browse is for a person and excludes --json.
            for names in command.options where names != ["--json"] && names != ["--browse"] {
                let isUsed = own.contains { run in names.contains { name in run.contains { $0 == name } } }
                #expect(isUsed, "prep \(command.path.joined(separator: " ")) \(names) is not recorded")
            }
        }
    }

    @Test func `every word of the drill is recorded`() {
        let said = Set(
            Scenario.all.flatMap(\.drillLines).compactMap { $0.split(separator: " ").first.map(String.init) })
        #expect(Set(DrillWord.names).subtracting(said).isEmpty)
    }

    /// A command as the argument parser describes it.
    private struct Command {
        let path: [String]
        /// The names of each option and flag; those that every command has are left out.
        let options: [[String]]
    }

    /// Every command but the parser's own help.
    private static func commands() throws -> [Command] {
        let dump = try Program.prep.run(["--experimental-dump-help"])
        guard let root = Document(dump.output)?["command"] else { throw Unexpected(dump.output + dump.error) }
        return commands(root, [])
    }

    private static func commands(_ command: Document, _ path: [String]) -> [Command] {
        let common = ["--db", "--engine", "--color", "--plain", "--no-plain", "--help", "--version"]
        let options = (command["arguments"]?.elements ?? []).map { argument in
            (argument["names"]?.elements ?? []).map { name in
                (name["kind"]?.text == "long" ? "--" : "-") + (name["name"]?.text ?? "")
            }
        }.filter { names in !names.isEmpty && !names.contains(where: common.contains) }
        let below = (command["subcommands"]?.elements ?? []).filter { $0["commandName"]?.text != "help" }
        return [Command(path: path, options: options)]
            + below.flatMap { commands($0, path + [$0["commandName"]?.text ?? ""]) }
    }
}
