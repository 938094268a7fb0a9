import TestSupport
import Testing

/// Numbers and paths on the command line that are out of range.
@Suite(.blocking) struct NumberTests {
    static let options: [(arguments: [String], range: String)] = [
        (["drill", "--minutes"], "1 to 1440"), (["drill", "--limit"], "1 to 100000"),
        (["drill", "--new"], "0 to 10000"),
        (["stats", "--days"], "1 to 365"), (["import", "--white", "x.pgn", "--depth"], "1 to 500"),
        (["gaps", "--limit"], "1 to 100000"), (["gaps", "--min-games"], "1 to 1000000000"), (["gaps", "--target"], ""),
        (["lint", "--rare"], ""), (["games", "list", "--limit"], "0 to 1000000000"),
        (["explore", "--since"], "1 to 9999"),
        (["explore", "--until"], "1 to 9999"), (["games", "list", "--elo"], ""),
        (["review", "x.pgn", "--depth"], "1 to 245"),
        (["review", "x.pgn", "--nodes"], "1 to 10000000000"), (["review", "x.pgn", "--movetime"], "1 to 3600000"),
        (["engine", "prepare", "book", "--nodes"], "1 to 10000000000"), (["perft"], "0 to 20"),
        (["perft", "--suite", "x.epd", "--max-depth"], "0 to 20"),
        (["import", "--white", "x.pgn", "--chapters"], "1 to 1000000"),
    ]

    @Test(arguments: options.indices)
    func `a number out of range is a usage error that names the range`(_ index: Int) throws {
        let learner = try Learner(lines: Lines.white)
        let (arguments, range) = Self.options[index]
        let option = try #require(arguments.last)
        let numbers = [
            "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-1", "1e9", "", "x", "1/0",
            "1/9223372036854775807",
        ]
        // In a short run each option has its third of the numbers.
        for (place, number) in numbers.enumerated() where Long.isAsked || place % 3 == index % 3 {
            let words =
                option.hasPrefix("--") ? arguments.dropLast() + ["\(option)=\(number)"] : arguments + ["--", number]
            let outcome = try learner.program.run(Array(words), environment: learner.environment)
            let isNothing = option == "--elo" && ["", "-1"].contains(number)
            #expect(outcome.ending == 64 || isNothing, "\(words): \(outcome.ending) \(outcome.error)")
            #expect(isNothing || number.isEmpty || outcome.error.contains(range), "\(words): \(outcome.error)")
        }
    }

    @Test(arguments: ["1", "0"])
    func `the bounds of a range are accepted`(_ number: String) throws {
        let learner = try Learner(lines: Lines.white)
        #expect(try learner.prep("drill", "--json", "--new", number).ending == 0)
        #expect(try learner.prep("drill", "--json", "--minutes", "1440", "--limit", "100000").ending == 0)
        #expect(try learner.prep("perft", number).ending == 0)
    }

    @Test(arguments: [":memory:", "file:x.sqlite", "file::memory:?cache=shared", "FILE:/tmp/x", ""])
    func `a data file is a file on the disk`(_ path: String) throws {
        let learner = try Learner()
        for words in [
            ["due", "--db", path], ["--db", path, "due"], ["--db=\(path)", "list"], ["games", "info", "--db", path],
        ] {
            let outcome = try learner.program.run(words, environment: learner.environment)
            #expect(outcome.ending == 64 && outcome.error.contains("--db"), "\(words): \(outcome.error)")
        }
        guard !path.isEmpty else { return }
        learner.environment["PREP_DB"] = path
        let outcome = try learner.prep("due")
        #expect(outcome.ending == 64 && outcome.error.contains("PREP_DB"), "\(outcome.error)")
        #expect(try learner.folder.names().allSatisfy { !$0.contains("memory") && !$0.contains("file:") })
    }

    @Test(arguments: 4...16)
    func `with few descriptors a command works or says why`(_ count: Int) throws {
        let learner = try Learner(lines: Lines.white)
        let shell = Program(path: "/bin/sh")
        for words in [["due"], ["list"], ["drill", "--json"], ["stats"], ["check"], ["backup", "copy\(count)"]] {
            let arguments = words.map { $0.hasPrefix("copy") ? learner.folder.path($0) : $0 }
            let outcome = try shell.run(
                ["-c", "ulimit -n \(count); exec \"$0\" \"$@\"", learner.program.path] + arguments,
                environment: learner.environment)
            #expect([0, 2, 127].contains(outcome.ending), "\(words): \(outcome.ending) \(outcome.error)")
            if outcome.ending == 2 { #expect(!outcome.error.isEmpty) }
        }
        #expect(try learner.prep("check").ending == 0)
    }
}
