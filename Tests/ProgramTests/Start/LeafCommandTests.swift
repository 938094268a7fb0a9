import ArgumentParser
import Testing

@testable import prep

/// The parsing of a command without those above it.
struct LeafCommandTests {
    @Test(arguments: [
        ["due", "--short", "--db", "x.sqlite"], ["explore", "--from", "1.e4 e5", "--elo", "2000-", "--json"],
        ["games", "list", "--limit", "3"], ["drill", "--", "-name"],
    ])
    func `a command is parsed alone to the same values as below the root`(_ arguments: [String]) throws {
        let leaf = try #require(LeafCommand.parse(arguments))
        let whole = try Prep.parseAsRoot(arguments)
        #expect(type(of: leaf) == type(of: whole))
        #expect(Self.described(leaf) == Self.described(whole))
    }

    @Test(arguments: [
        [], ["--version"], ["help"], ["help", "due"], ["due", "--help"], ["due", "-h"], ["due", "--unknown"],
        ["due", "--version"], ["games"], ["games", "help"], ["games", "help", "import"], ["games", "list", "--help"],
        ["unknown"], ["due", "--generate-completion-script", "bash"], ["--db", "x", "due"],
    ])
    func `the root parses help, groups and everything that is not valid`(_ arguments: [String]) {
        #expect(LeafCommand.parse(arguments) == nil)
    }

    /// The values of a command and of its groups of options.
    private static func described(_ command: any ParsableCommand) -> String {
        var text = ""
        dump(command, to: &text)
        return text
    }
}
