import Foundation
import TestSupport
import Testing

/// `prep engine` and the settings of the engine, from outside.
@Suite(.blocking) struct EngineCommandsTests {
    private func learner(_ behaviour: String = "normal") throws -> (learner: Learner, engine: String) {
        let learner = try Learner(lines: Array(Lines.white.prefix(1)))
        let engine = learner.folder.path("engine.\(behaviour)")
        try FileManager.default.createSymbolicLink(atPath: engine, withDestinationPath: Program.fakeEngine.path)
        return (learner, engine)
    }

    @Test func `an engine and its options are checked before they are set`() throws {
        let (learner, engine) = try learner()
        let set = try learner.prep("settings", "engine", engine)
        #expect(set.ending == 0)
        #expect(set.output == "engine: \(engine)\n")
        #expect(set.error.contains("Fake normal answers."))
        for wrong in ["/bin/true", "/tmp", "/no/such/engine", "no-such-engine"] {
            let outcome = try learner.prep("settings", "engine", wrong)
            #expect(outcome.ending == 2 && outcome.error.contains(wrong), "\(outcome.error)")
        }
        #expect(try learner.prep("settings", "engine").output == engine + "\n")
        learner.environment["PREP_ENGINE"] = ""
        for (options, words) in [
            ("Style=wild", "Style is one of: Solid, Normal, Very Risky; not \"wild\""),
            ("Hash=9999", "Hash is a whole number from 1 to 1024, not \"9999\""),
            ("book file=x; Clear Hash=1", "Clear Hash is a button"), ("Nix=1", "there is no option Nix"),
            ("=1", "Name=value"),
        ] {
            let outcome = try learner.prep("settings", "engine-options", options)
            #expect(outcome.ending != 0 && outcome.error.contains(words), "\(outcome.error)")
        }
        let options = try learner.prep("settings", "engine-options", " style=solid ; Clear Hash")
        #expect(options.output == "engine-options: style=solid; Clear Hash\n")
        let info = try learner.json("engine", "info")
        #expect(info["v"]?.integer == 1)
        #expect(info["name"]?.text == "Fake normal")
        #expect(info["path"]?.text == engine)
        #expect(info["set"]?["Style"]?.text == "Solid")
        #expect(info["options"]?.elements.compactMap { $0["name"]?.text }.contains("Clear Hash") == true)
        #expect(info["repeatable"]?.isTrue == true)
        let time = try learner.prep("settings", "engine-time", "300")
        #expect(time.error.contains("another answer"))
        #expect(try learner.json("engine", "info")["effort"]?["unit"]?.text == "ms")
    }

    @Test func `without an engine, or with a program that is not one, one clear line says so`() throws {
        let (learner, _) = try learner()
        for (path, words) in [
            ("/no/such/engine", "no such engine"), ("/tmp", "cannot be run"), ("/etc/passwd", "cannot be run"),
            ("/bin/true", "ended"),
        ] {
            for command in [["engine", "info"], ["explain", "--played", "e4"]] {
                let outcome = try learner.program.run(
                    command + ["--engine", path], environment: learner.environment)
                #expect(outcome.ending == 2)
                #expect(outcome.error.contains(words) && outcome.error.split(separator: "\n").count == 1)
            }
        }
    }

    @Test func `a repertoire is prepared ahead, once, and then the engine is not needed`() throws {
        let (learner, engine) = try learner()
        learner.environment["PREP_ENGINE"] = engine
        let first = try learner.json("engine", "prepare", "book")
        #expect(first["cards"]?.integer == 9)
        #expect(first["prepared"]?.integer == 9)
        #expect(first["searched"]?.integer == 9)
        let again = try learner.json("engine", "prepare", "book")
        #expect(again["prepared"]?.integer == 9)
        #expect(again["searched"]?.integer == 0)
        // A larger budget is searched again; a smaller one is cached.
        #expect(try learner.json("engine", "prepare", "book", "--nodes", "300000")["searched"]?.integer == 9)
        #expect(
            try learner.prep("engine", "prepare", "book").output == "book: all 9 cards had been prepared already.\n")
        #expect(try learner.prep("engine", "prepare", "nobody").ending == 2)
    }

    @Test func `a repertoire is prepared with the moves that games have instead`() throws {
        let (learner, engine) = try learner()
        learner.environment["PREP_ENGINE"] = engine
        #expect(try learner.json("engine", "prepare", "book")["deviations"]?.integer == 0)
        let games = ["a4", "h4", "a4"].enumerated().map { "[Round \"\($0 + 1)\"]\n\n1. \($1) *\n\n" }.joined()
        let file = learner.folder.path("games.pgn")
        try games.write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try learner.prep("games", "import", file).ending == 0)
        let prepared = try learner.json("engine", "prepare", "book")
        #expect(prepared["deviations"]?.integer == 2 && prepared["searched"]?.integer == 1)
        let deeper = try learner.prep("engine", "prepare", "book", "--nodes", "300000").output
        #expect(deeper.hasPrefix("book: 9 of 9 cards are prepared, with 2 likely wrong moves ("), "\(deeper)")
    }

    @Test func `Ctrl-C keeps what was prepared, and the same command continues there`() throws {
        let (learner, engine) = try learner("slow")
        learner.environment["PREP_ENGINE"] = engine
        let counter = ChangeCounter()
        _ = counter.count(learner.database)
        let conversation = try Conversation(
            learner.program, ["engine", "prepare", "book", "--json"], environment: learner.environment)
        // Two or three searches a card, each written as it is found: by then one card is done, or two.
        #expect(Eventually.holds { counter.count(learner.database) >= 6 })
        conversation.send(SIGINT)
        #expect(conversation.status(within: 30) == 130)
        #expect(try Processes.running(engine).isEmpty)
        let stopped = try #require(Document(String(decoding: conversation.output, as: UTF8.self)))
        let done = try #require(stopped["prepared"]?.integer)
        #expect(stopped["stopped"]?.isTrue == true)
        #expect((1..<9).contains(done))
        let rest = try learner.json("engine", "prepare", "book")
        #expect(rest["prepared"]?.integer == 9)
        #expect(try #require(rest["searched"]?.integer) <= 9 - done)
    }

}

/// Counts the transactions of a database by the number in its header.
private final class ChangeCounter {
    private var first: Int?

    /// How many transactions there were since the first call.
    func count(_ path: String) -> Int {
        guard let handle = FileHandle(forReadingAtPath: path), let data = try? handle.read(upToCount: 28),
            data.count == 28
        else { return 0 }
        try? handle.close()
        let now = data[24..<28].reduce(0) { $0 << 8 | Int($1) }
        if first == nil { first = now }
        return now - (first ?? now)
    }
}
