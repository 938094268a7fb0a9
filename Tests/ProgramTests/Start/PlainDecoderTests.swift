import ArgumentParser
import TestSupport
import Testing

@testable import prep

/// The decoding of plain arguments without the argument parser, for every command.
struct PlainDecoderTests {
    @Test func `plain arguments are decoded to the same values as by the argument parser, for every command`() {
        var decoded = 0
        for (number, leaf) in Self.leaves().enumerated() {
            // A third of the forms for each command by default, all of them in a long run.
            for (form, arguments) in Self.variants(Self.names).enumerated()
            where Long.isAsked || form % 3 == number % 3 {
                guard let values = Self.plain(leaf.type, arguments) else { continue }
                decoded += 1
                let whole = try? Prep.parseAsRoot(leaf.words + arguments)
                #expect(values == whole.map(Self.described), "prep \(leaf.words + arguments)")
            }
        }
        #expect(decoded > (Long.isAsked ? 300 : 100))
    }

    @Test(arguments: [
        ["due"], ["due", "--short", "--db", "x"],
        ["explore", "--db", "x", "--from", "1.e4", "--elo", "2000-", "--json"],
        ["explore", "--player", "Carlsen", "--as", "white"], ["explore", "--plain", "--color", "never"],
        ["show", "white-e4"], ["drill", "white-e4", "--cram"], ["list", "--no-plain"], ["check"],
    ])
    func `usual arguments are plain`(_ arguments: [String]) throws {
        let leaf = try #require(Self.leaves().first { arguments.starts(with: $0.words) })
        #expect(Self.plain(leaf.type, Array(arguments.dropFirst(leaf.words.count))) != nil)
    }

    @Test func `help, errors and special forms are the argument parser's, for every command`() {
        let special = [
            ["--help"], ["-h"], ["--help-hidden"], ["--version"], ["--unknown"], ["-x"], ["--db"], ["--db", ""],
            ["--db", "--json"], ["--db", ":memory:"], ["--db", "a", "--db", "b"], ["--db=a"], ["--color", "pink"],
            ["--plain", "--no-plain"], ["--plain", "--plain"], ["--"], ["-"], ["--json", "a"], ["a", "--json", "b"],
            ["--generate-completion-script"], ["--experimental-dump-help"], [""], ["-o", "x"],
        ]
        for leaf in Self.leaves() {
            for arguments in special {
                #expect(Self.plain(leaf.type, arguments) == nil, "prep \(leaf.words + arguments)")
            }
        }
    }

    @Test func `a name has a hyphen before each capital letter`() {
        #expect(PlainDecoder.name(of: "allGames") == "all-games")
        #expect(PlainDecoder.name(of: "db") == "db")
    }

    // MARK: Commands and arguments

    private struct Leaf {
        let words: [String]
        let type: any ParsableCommand.Type
    }

    private static func leaves() -> [Leaf] {
        var open = [Leaf(words: [], type: Prep.self)]
        var leaves: [Leaf] = []
        while let next = open.popLast() {
            let below = next.type.configuration.subcommands
            if below.isEmpty { leaves.append(next) }
            open += below.map { Leaf(words: next.words + [$0.configuration.commandName ?? ""], type: $0) }
        }
        return leaves
    }

    /// The names that the properties of all commands and groups of options may have on the command line.
    private static let names: [String] = {
        let groups: [any ParsableArguments.Type] = [
            GlobalOptions.self, PositionOptions.self, GameFilterOptions.self, CountedGamesOptions.self,
            CardOptions.self, OutputOptions.self, PictureOptions.self, SideFlags.self, LikeGamesOptions.self,
        ]
        let types = leaves().map { $0.type as any ParsableArguments.Type } + groups
        let labels = types.flatMap { type in Mirror(reflecting: type.init()).children.compactMap(\.label) }
        return Set(labels.map { PlainDecoder.name(of: String($0.drop { $0 == "_" })) }).sorted()
    }()

    /// Arguments without and with words, and each name with different values.
    private static func variants(_ names: [String]) -> [[String]] {
        [[], ["1"], ["white"], ["1", "2"], ["a", "b", "c"]]
            + names.flatMap { name in
                let name = "--" + name
                return [
                    [name], ["--no-" + name.dropFirst(2)], [name, "1"], [name, "white"], ["1", name],
                    ["1", name, "white"], ["a", "b", name], [name, "--color", "always"], ["--db", "x", name, "x"],
                ]
            }
    }

    private static func plain(_ type: any ParsableCommand.Type, _ arguments: [String]) -> String? {
        func decoded<Command: ParsableCommand>(_ type: Command.Type) -> String? {
            PlainDecoder.command(type, arguments).map { described($0) }
        }
        return decoded(type)
    }

    /// The values of a command and of its groups of options.
    private static func described(_ command: any ParsableCommand) -> String {
        var text = ""
        dump(command, to: &text)
        return text
    }
}
