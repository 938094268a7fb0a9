import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Settings of a data file that may come from another person.
@Suite(.blocking) struct TrustTests {
    /// A data file with an engine, a log and a table of names that its author confirmed on another machine.
    private func unconfirmedFile() throws -> (learner: Learner, engine: String, log: String) {
        let learner = try Learner(lines: Lines.white)
        learner.environment["PREP_ENGINE"] = ""
        let engine = try Program.fakeEngine.path
        let log = learner.folder.path("engine.log")
        #expect(try learner.prep("settings", "engine", engine).ending == 0)
        #expect(try learner.prep("settings", "engine-log", log).ending == 0)
        #expect(try learner.prep("engine", "info").ending == 0)
        unlink(log)
        learner.environment["XDG_STATE_HOME"] = learner.folder.path("other-state")
        return (learner, engine, log)
    }

    private func trusted(_ learner: Learner) throws -> String {
        let folder = try #require(learner.environment["XDG_STATE_HOME"])
        return folder + "/prep/trusted"
    }

    @Test func `an engine that was not confirmed on this machine is not started, and a line says how to confirm it`()
        throws
    {
        let (learner, engine, log) = try unconfirmedFile()
        let outcome = try learner.prep("explain", "--played", "e4")
        #expect(!outcome.output.contains("Fake"))
        #expect(outcome.error.contains("prep settings engine \(engine)"))
        #expect(outcome.error.components(separatedBy: "prep settings engine ").count == 2)
        #expect(!FileManager.default.fileExists(atPath: log))
        let shown = try learner.prep("settings")
        let words = shown.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.components(separatedBy: "Not confirmed on this machine").count == 3)
        #expect(try learner.json("settings")["unconfirmed"]?.elements.map(\.text) == ["engine", "engine-log"])
    }

    @Test func `setting it again confirms it, for this data file and this value only`() throws {
        let (learner, engine, log) = try unconfirmedFile()
        #expect(try learner.prep("settings", "engine", engine).ending == 0)
        let path = try trusted(learner)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try learner.prep("engine", "info").output.contains("Fake"))
        #expect(!FileManager.default.fileExists(atPath: log))
        // Another file with the same settings, and the same file with another engine.
        let copy = learner.folder.path("copy.sqlite")
        #expect(try learner.prep("backup", copy).ending == 0)
        let other = try learner.prep("engine", "info", "--db", copy)
        #expect(other.error.contains("not confirmed") && !other.output.contains("Fake"))
        let link = learner.folder.path("link.sqlite")
        symlink(learner.database, link)
        #expect(try learner.prep("engine", "info", "--db", link).output.contains("Fake"))
        #expect(try learner.prep("restore", copy).ending == 0)
        #expect(try learner.prep("engine", "info").output.contains("Fake"))
    }

    @Test func `an engine of the command line or the environment needs no confirmation`() throws {
        let (learner, engine, _) = try unconfirmedFile()
        #expect(try learner.prep("engine", "info", "--engine", engine).output.contains("Fake"))
        learner.environment["PREP_ENGINE"] = engine
        #expect(try learner.prep("engine", "info").output.contains("Fake"))
    }

    @Test(arguments: ["garbage\n", "{\"setting\":\"engine\"}\n", "", "\u{0}\u{1}", "[]"])
    func `an invalid list of confirmed settings confirms nothing`(_ text: String) throws {
        let (learner, engine, _) = try unconfirmedFile()
        #expect(try learner.prep("settings", "engine", engine).ending == 0)
        let path = try trusted(learner)
        let good = try String(contentsOfFile: path, encoding: .utf8)
        try (text + (text.isEmpty ? "" : good)).write(toFile: path, atomically: true, encoding: .utf8)
        chmod(path, 0o600)
        let outcome = try learner.prep("engine", "info")
        #expect(outcome.error.contains("not confirmed") && [0, 1, 2].contains(outcome.ending))
        #expect(try learner.prep("settings", "engine", engine).ending == 0)
        #expect(try learner.prep("engine", "info").output.contains("Fake"))
    }

    @Test func `a list that others can write, that is a folder or a FIFO confirms nothing`() throws {
        let (learner, engine, _) = try unconfirmedFile()
        #expect(try learner.prep("settings", "engine", engine).ending == 0)
        let path = try trusted(learner)
        chmod(path, 0o666)
        #expect(try learner.prep("engine", "info").error.contains("not confirmed"))
        unlink(path)
        mkfifo(path, 0o600)
        #expect(try learner.prep("engine", "info").error.contains("not confirmed"))
        unlink(path)
        mkdir(path, 0o700)
        #expect(try learner.prep("engine", "info").error.contains("not confirmed"))
        let set = try learner.prep("settings", "engine", engine)
        #expect(set.ending == 0 && set.error.contains("not confirmed for later"))
    }

    @Test(arguments: [("y", true), ("n", false), ("", false)])
    func `at a terminal the value is shown and the user is asked once`(_ answer: String, _ isUsed: Bool) throws {
        let (learner, engine, _) = try unconfirmedFile()
        #expect(try learner.prep("settings", "engine-log", "default").ending == 0)
        let terminal = try learner.terminal("engine", "info")
        terminal.expect(engine)
        terminal.expect("Use it from now on?")
        terminal.type(answer + "\r")
        #expect([0, 2].contains(try #require(terminal.status())))
        #expect(try learner.prep("engine", "info").output.contains("Fake") == isUsed)
    }

    @Test func `due for a shell prompt says nothing about settings`() throws {
        let (learner, _, _) = try unconfirmedFile()
        #expect(try learner.prep("due", "--short").error.isEmpty)
    }

    @Test func `an unconfirmed games database and unconfirmed opening names are not read`() throws {
        let learner = try Learner(lines: Lines.white)
        let base = try Learner()
        let games = try base.folder.write(GamesText.random(5, seed: 2), to: "games.pgn")
        #expect(try base.prep("games", "import", games).ending == 0)
        let names = try learner.folder.write("A00\tMine\t1. a3\n", to: "names.tsv")
        #expect(try learner.prep("settings", "games-db", base.database).ending == 0)
        #expect(try learner.prep("settings", "opening-names", names).ending == 0)
        #expect(try learner.json("explore")["games"]?.integer == 5)
        learner.environment["XDG_STATE_HOME"] = learner.folder.path("other-state")
        let outcome = try learner.prep("explore", "--from", "1.a3")
        #expect(outcome.error.contains("prep settings games-db"))
        #expect(outcome.error.contains("prep settings opening-names"))
        #expect(!outcome.output.contains("Mine"))
    }
}
