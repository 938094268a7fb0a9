import Foundation
import TestSupport
import Testing

/// Wrong inputs: one clear line, the right status, nothing changed.
@Suite(.blocking) struct WrongInputTests {
    static let good = "[Event \"A\"]\n\n1. e4 e5 2. Nf3 *\n"

    /// Files without a repertoire, with a word of the message for each. Nil is a missing file, empty a folder.
    static let badFiles: [(name: String, content: [UInt8], remedy: String)] = [
        ("empty.pgn", [], "empty"),
        ("bare.pgn", Array("[Event \"A\"]\n\n*\n".utf8), "no moves"),
        ("packed.pgn", [0x1F, 0x8B, 0x08, 0x00, 0x41], "gzip"),
        ("packed.zst", [0x28, 0xB5, 0x2F, 0xFD, 0x41], "zst"),
        ("binary.pgn", Array([[0x7F], Array("ELF".utf8), Array(repeating: 0, count: 64)].joined()), "not a text"),
    ]

    @Test(arguments: badFiles.indices)
    func `a file without a repertoire is refused`(_ index: Int) throws {
        let learner = try Learner(lines: Lines.white)
        let file = Self.badFiles[index]
        let path = try learner.folder.write(file.content, to: file.name)
        try refused(["import", "--white", path], 2, [file.name, file.remedy], learner, hasJSON: true)
    }

    @Test(arguments: ["import --white", "import", "pgn check", "pgn format"])
    func `a missing file and a folder are named`(_ command: String) throws {
        let learner = try Learner(lines: Lines.white)
        let words = command.split(separator: " ").map(String.init)
        let hasJSON = words.last != "format"
        let missing = learner.folder.path("missing.pgn")
        try refused(words + [missing], 2, [missing, "no such file"], learner, hasJSON: hasJSON)
        try refused(words + [learner.folder.path], 2, [learner.folder.path, "folder"], learner, hasJSON: hasJSON)
    }

    @Test func `an error about a binary file names no game`() throws {
        let learner = try Learner()
        let path = try learner.folder.write([0x1F, 0x8B, 0x08, 0x00], to: "packed.pgn")
        let check = try learner.prep("pgn", "check", path)
        #expect(check.ending == 1)
        #expect(check.output.hasPrefix("\(path):1:1: error: this is a gzip file"))
        #expect(try learner.prep("pgn", "format", path).error.hasPrefix("\(path):1:1: error: this is a gzip file"))
    }

    @Test func `pgn format refuses a faulty game, and with --skip-errors writes its legal part`() throws {
        let learner = try Learner()
        let path = try learner.folder.write("1. e4 e5 2. Ke3 Nf6 1-0\n\n1. d4 *\n", to: "faulty.pgn")
        let strict = try learner.prep("pgn", "format", path)
        #expect(strict.ending == 2 && strict.output.isEmpty)
        let lenient = try learner.prep("pgn", "format", path, "--skip-errors")
        #expect(lenient.ending == 1)
        #expect(lenient.output == "1. e4 e5 1-0\n\n1. d4 *\n")
        let message = "Ke3 is not possible: the king on e1 cannot reach e3"
        #expect(lenient.error == "\(path):1:13: error: game 1: \(message)\n")
        let sound = try learner.folder.write("1. d4 *\n", to: "sound.pgn")
        #expect(try learner.prep("pgn", "format", sound, "--skip-errors").ending == 0)
    }

    @Test func `a file without a readable chapter imports nothing and says so`() throws {
        let learner = try Learner(lines: Lines.white)
        let path = try learner.folder.write("[Event \"A\"]\n\n1. e4 e5 2. Ke3 *\n", to: "wrong.pgn")
        let before = try state(learner)
        let outcome = try learner.prep("import", "--white", path)
        #expect(outcome.ending == 1)
        #expect(outcome.output == "wrong: nothing was imported; no chapter of the file can be read\n")
        #expect(outcome.error.hasPrefix("\(path):3:13: error: chapter 1: "))
        #expect(outcome.error.split(separator: "\n").count == 1)
        let after = try state(learner)
        #expect(before == after)
    }

    @Test(arguments: [
        "drill nix", "due nix", "stats nix", "show nix", "export nix", "remove nix", "rename nix other",
        "activate nix", "deactivate nix", "prefer nix",
    ])
    func `an unknown repertoire is reported with the known ones`(_ command: String) throws {
        let learner = try Learner(lines: Lines.white)
        let words = command.split(separator: " ").map(String.init)
        try refused(words, 2, ["nix", "book"], learner, hasJSON: ["drill", "due", "stats"].contains(words[0]))
    }

    @Test(arguments: [
        (fen: "xyz", remedy: "FEN"),
        (fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1", remedy: "placement"),
        (fen: "8/8/8/8/8/8/8/8 w - - 0 1", remedy: "king"),
        (fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1", remedy: "side"),
    ])
    func `an invalid FEN is refused with its field`(_ fen: String, _ remedy: String) throws {
        let learner = try Learner(lines: Lines.white)
        for command in [["position"], ["drill"]] {
            try refused(command + ["--fen", fen], 2, [remedy], learner, hasJSON: true)
        }
        try refused(["show", "book", "--fen", fen], 2, [remedy], learner, hasJSON: false)
    }

    @Test(arguments: [
        ["drill", "--from", "1.e4 e6 2.Ke3"], ["position", "--from", "1.e4 e6 2.Ke3"],
    ])
    func `an illegal line is refused with its move`(_ arguments: [String]) throws {
        try refused(arguments, 2, ["Ke3"], Learner(lines: Lines.white), hasJSON: true)
    }

    @Test(arguments: [
        ["settings", "colour"], ["settings", "new-per-day", "many"], ["settings", "new-per-day", "-1"],
    ])
    func `an unknown setting is refused`(_ arguments: [String]) throws {
        let learner = try Learner(lines: Lines.white)
        let before = try state(learner)
        let outcome = try learner.program.run(arguments, environment: learner.environment)
        #expect(outcome.ending == 2 || outcome.ending == 64)
        #expect(outcome.output == "")
        #expect(!outcome.error.isEmpty)
        let after = try state(learner)
        #expect(before == after)
    }

    @Test(arguments: [
        (["dril"], "did you mean drill?"), (["improt"], "did you mean import?"), (["xyzzy"], "no command xyzzy"),
        (["drill", "--limit", "0"], "--limit"), (["drill", "--limit", "x"], "x"),
        (["drill", "--nothing"], "--nothing"),
        (["import"], "files"), (["import", "--white", "--black", "a.pgn"], "--white and --black"),
        (["import", "--depth", "0", "a.pgn"], "--depth"), (["import", "--chapters", "3-1", "a.pgn"], "--chapters"),
        (["stats", "--days", "0"], "--days"), (["drill", "--board", "wood"], "wood"), (["perft", "x"], "x"),
        (["pgn", "chekc", "a.pgn"], "chekc"), (["due", "--color", "sometimes"], "sometimes"),
    ])
    func `wrong usage is status 64`(_ arguments: [String], _ word: String) throws {
        let learner = try Learner(lines: Lines.white)
        let before = try state(learner)
        let outcome = try learner.program.run(arguments, environment: learner.environment)
        #expect(outcome.ending == 64)
        #expect(outcome.output == "")
        #expect(outcome.error.split(separator: "\n").first?.contains(word) == true, "\(outcome.error)")
        let after = try state(learner)
        #expect(before == after)
    }

    @Test func `an invalid PREP_NOW is a usage error`() throws {
        let learner = try Learner(lines: Lines.white)
        learner.set(now: "yesterday")
        try refused(["due"], 64, ["PREP_NOW"], learner, hasJSON: true)
    }

    /// Runs a command that must be refused: the status, one line with these words, and no byte of the file changed.
    private func refused(
        _ arguments: [String], _ status: Int32, _ words: [String], _ learner: Learner, hasJSON: Bool,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        try Refusal(arguments, status, words, hasJSON: hasJSON).hold(learner, sourceLocation: sourceLocation)
    }

    private func state(_ learner: Learner) throws -> FileState { try FileState(learner) }
}

/// The expected result of a refused command.
struct Refusal {
    let arguments: [String]
    let status: Int32
    let words: [String]
    let hasJSON: Bool

    init(_ arguments: [String], _ status: Int32, _ words: [String], hasJSON: Bool) {
        (self.arguments, self.status, self.words, self.hasJSON) = (arguments, status, words, hasJSON)
    }

    /// - Parameter program: the program that runs it; nil runs it directly.
    func hold(
        _ learner: Learner, sourceLocation: Testing.SourceLocation = #_sourceLocation,
        by run: (([String]) throws -> Program.Outcome)? = nil
    ) throws {
        let run = run ?? { try learner.program.run($0, environment: learner.environment) }
        let before = try FileState(learner)
        let plain = try run(arguments)
        #expect(plain.ending == .exited(status), "\(arguments)", sourceLocation: sourceLocation)
        #expect(plain.output == "", "\(arguments)", sourceLocation: sourceLocation)
        let lines = plain.error.split(separator: "\n")
        #expect(lines.count == 1, "\(arguments): \(plain.error)", sourceLocation: sourceLocation)
        for word in words {
            #expect(plain.error.contains(word), "\(arguments): \(plain.error)", sourceLocation: sourceLocation)
        }
        if hasJSON {
            let outcome = try run(arguments + ["--json"])
            #expect(outcome.ending == .exited(status), "\(arguments) --json", sourceLocation: sourceLocation)
            let document = Document(outcome.output)
            let message = (document?["error"]?["file"]?.text ?? "") + (document?["error"]?["message"]?.text ?? "")
            #expect(document?["v"]?.integer == 1, "\(outcome.output)", sourceLocation: sourceLocation)
            #expect(outcome.error == "", "\(arguments) --json", sourceLocation: sourceLocation)
            for word in words { #expect(message.contains(word), "\(outcome.output)", sourceLocation: sourceLocation) }
        }
        let after = try FileState(learner)
        #expect(before == after, "\(arguments) changed something", sourceLocation: sourceLocation)
    }
}
