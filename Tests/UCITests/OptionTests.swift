import Chess
import Testing

@testable import UCI

/// Option values compared with the engine's declarations.
@Suite(.timeLimit(.minutes(10))) struct OptionTests {
    private static func option(_ line: String) throws -> EngineOption {
        guard case .option(let option) = Reply("option name " + line) else { throw Unreadable() }
        return option
    }

    private struct Unreadable: Error {}

    @Test(arguments: [
        ("Ponder type check", "TRUE", "true"), ("Ponder type check", "false", "false"),
        ("Hash type spin default 16 min 1 max 64", "64", "64"), ("Hash type spin default 16 min 1 max 64", "+7", "7"),
        ("Contempt type spin default 0", "-12", "-12"),
        ("Style type combo default Normal var Solid var Very Risky", "very risky", "Very Risky"),
        ("EvalFile type string default a.nnue", "/my nets/b.nnue", "/my nets/b.nnue"),
        ("SyzygyPath type string", "", ""), ("Clear Hash type button", nil, nil), ("Clear Hash type button", "", nil),
    ])
    func `an allowed value is sent in the engine's spelling`(line: String, value: String?, sent: String?) throws {
        #expect(try Self.option(line).checked(value) == sent)
    }

    @Test(arguments: [
        ("Ponder type check", "on", "Ponder is true or false, not \"on\""),
        ("Hash type spin min 1 max 64", "65", "Hash is a whole number from 1 to 64, not \"65\""),
        ("Hash type spin min 1 max 64", "0", "Hash is a whole number from 1 to 64, not \"0\""),
        ("Hash type spin min 1", "much", "Hash is a whole number from 1, not \"much\""),
        ("Hash type spin max 9", "10", "Hash is a whole number up to 9, not \"10\""),
        ("Skill type spin", "1.5", "Skill is a whole number, not \"1.5\""),
        ("Style type combo var Solid var Normal", "Wild", "Style is one of: Solid, Normal; not \"Wild\""),
        ("Clear Hash type button", "now", "Clear Hash is a button and takes no value"),
        ("Hash type spin", nil, "Hash needs a value, as in Hash=..."),
        ("Book type string", "a\nquit", "the value of Book holds a control character"),
    ])
    func `an invalid value is refused with the allowed ones`(line: String, value: String?, words: String) throws {
        let error = #expect(throws: EngineOptionError.self) { try Self.option(line).checked(value) }
        #expect(error?.description == words)
    }

    @Test(arguments: [
        ("EvalFile", "Hash"), ("hash", "2000"), ("Style", "wild"), ("Clear Hash", "1"), ("OwnBook", "no"),
    ])
    func `an engine is not started with an invalid option`(name: String, value: String) async throws {
        let option = EngineSettings.Option(name: name, value: value)
        await #expect {
            _ = try await Engine.start(FakeProgram.path, settings: EngineSettings(options: [option]))
        } throws: { error in
            if case EngineError.badOption = error { true } else { false }
        }
    }

    @Test func `an unknown name is answered with a similar one`() async throws {
        let engine = try await Engine.start(FakeProgram.path)
        for (name, nearest) in [("bookfile", "Book File"), ("Book", "OwnBook"), ("Multi PV", "MultiPV"), ("Xyz", nil)] {
            await #expect(
                throws: EngineError.badOption(path: FakeProgram.path, fault: .unknown(name: name, nearest: nearest))
            ) { try await engine.set(option: EngineSettings.Option(name: name, value: "x")) }
        }
        // The errors have not affected the engine.
        try await engine.set(option: EngineSettings.Option(name: "clear hash", value: nil))
        try await engine.set(option: EngineSettings.Option(name: "style", value: "solid"))
        #expect(try await engine.search(from: .initial, limit: .depth(1)).bestMove != nil)
        #expect(
            await engine.valuesSet.map { "\($0.name)=\($0.value ?? "")" } == [
                "Threads=1", "MultiPV=1", "OwnBook=false", "Style=Solid",
            ])
        await engine.close()
        #expect(await !engine.isUsable)
    }

    @Test func `an engine that asks for registration gets the answer later, and a copy-protected one is refused`()
        async throws
    {
        let (lines, log) = AsyncStream.makeStream(of: Engine.Message.self)
        let engine = try await Engine.start(FakeProgram.path, arguments: ["unregistered"]) { log.yield($0) }
        #expect(try await engine.search(from: .initial, limit: .depth(1)).bestMove != nil)
        await engine.close()
        log.finish()
        #expect(await lines.contains { $0 == .sent("register later") })
        await #expect(throws: EngineError.copyProtected(path: FakeProgram.path)) {
            _ = try await Engine.start(FakeProgram.path, arguments: ["copy-protected"])
        }
    }
}
