import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Every command with an output file: what it never replaces, and how it replaces an existing file.
@Suite(.blocking) struct OutputTests {
    /// The commands, with the words that come before the output's path.
    enum Writer: String, CaseIterable {
        case export, polyglot, anki, format, games, ocgdb, backup

        func arguments(_ path: String, _ learner: Learner) -> [String] {
            switch self {
            case .export: ["export", "book", "-o", path]
            case .polyglot, .anki: ["export", "book", "--format", rawValue, "-o", path]
            case .format: ["pgn", "format", learner.folder.path("book.pgn"), "-o", path]
            case .games: ["games", "export", "-o", path]
            case .ocgdb: ["games", "export", "--format", "ocgdb", "-o", path]
            case .backup: ["backup", path]
            }
        }
    }

    private func learner() throws -> Learner {
        let learner = try Learner(lines: Lines.white)
        #expect(try learner.prep("games", "import", learner.folder.path("book.pgn")).ending == 0)
        return learner
    }

    private func write(_ writer: Writer, _ path: String, _ learner: Learner, _ more: String...) throws
        -> Program.Outcome
    {
        try learner.program.run(writer.arguments(path, learner) + more, environment: learner.environment)
    }

    @Test(arguments: Writer.allCases)
    func `an output never touches the data file, its journals or its backups`(_ writer: Writer) throws {
        let learner = try learner()
        let folder = learner.folder
        let backups = learner.database + ".backups"
        try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
        try folder.write("old", to: "prep.sqlite.backups/2026-01-01.sqlite")
        try folder.write("old", to: "prep.sqlite.before-restore")
        symlink(learner.database, folder.path("link.pgn"))
        symlink("link.pgn", folder.path("far.pgn"))
        link(learner.database, folder.path("hard.pgn"))
        link(backups + "/2026-01-01.sqlite", folder.path("hard-backup.pgn"))
        symlink(folder.path, folder.path("here"))
        symlink(backups, folder.path("backups"))
        let places = [
            "prep.sqlite", "./prep.sqlite", "here/prep.sqlite", "backups/../prep.sqlite", "link.pgn", "far.pgn",
            "hard.pgn", "prep.sqlite-journal", "prep.sqlite-wal", "here/prep.sqlite-shm",
            "prep.sqlite.before-restore", "prep.sqlite.backups/2026-01-01.sqlite", "prep.sqlite.backups/new.pgn",
            "hard-backup.pgn",
        ]
        let before = try FileState(learner)
        for place in places {
            let outcome = try write(writer, folder.path(place), learner, "--force")
            #expect(outcome.ending == 2, "\(place): \(outcome.output)\(outcome.error)")
            #expect(outcome.error.contains(": this is "), "\(place): \(outcome.error)")
            #expect(try FileState(learner) == before, "\(place)")
        }
        #expect(try folder.read("prep.sqlite.backups/2026-01-01.sqlite") == Array("old".utf8))
        #expect(try learner.prep("check").ending == 0)
    }

    @Test(arguments: Writer.allCases)
    func `an output never touches the games database that the settings name`(_ writer: Writer) throws {
        let learner = try learner()
        let other = try Learner()
        #expect(try other.prep("games", "import", learner.folder.path("book.pgn")).ending == 0)
        #expect(try learner.prep("settings", "games-db", other.database).ending == 0)
        let before = try FileState(other)
        for place in [other.database, other.database + "-journal"] {
            #expect(try write(writer, place, learner, "--force").ending == 2)
            #expect(try FileState(other) == before)
        }
    }

    @Test(arguments: Writer.allCases)
    func `a file that exists is replaced only with --force, whole, and keeps its mode`(_ writer: Writer) throws {
        let learner = try learner()
        let path = try learner.folder.write("mine", to: "out")
        chmod(path, 0o640)
        let refused = try write(writer, path, learner)
        #expect(refused.ending == 2)
        #expect(refused.error.contains("--force"))
        #expect(try learner.folder.read("out") == Array("mine".utf8))
        #expect(try write(writer, path, learner, "--force").ending == 0)
        #expect(try learner.folder.read("out").count > 100)
        #expect(Self.mode(path) == (writer == .backup ? 0o600 : 0o640))
        let new = learner.folder.path("new")
        #expect(try write(writer, new, learner).ending == 0)
        #expect(Self.mode(new) == (writer == .backup ? 0o600 : 0o666 & ~Self.umaskNow))
        #expect(try learner.folder.names().allSatisfy { !$0.hasPrefix(".prep") })
    }

    @Test(arguments: Writer.allCases)
    func `the target of a link is replaced, and the link stays`(_ writer: Writer) throws {
        let learner = try learner()
        let target = try learner.folder.write("mine", to: "files/target")
        let path = learner.folder.path("out")
        symlink("files/target", path)
        #expect(try write(writer, path, learner).ending == 2)
        #expect(try write(writer, path, learner, "--force").ending == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "files/target")
        #expect(try Data(contentsOf: URL(fileURLWithPath: target)).count > 100)
    }

    @Test(arguments: Writer.allCases)
    func `only a regular file is written`(_ writer: Writer) throws {
        let learner = try learner()
        let fifo = learner.folder.path("fifo")
        mkfifo(fifo, 0o600)
        symlink("/dev/stdout", learner.folder.path("stream"))
        symlink("loop", learner.folder.path("loop"))
        let places = [
            (fifo, "FIFO"), ("/dev/null", "device"), ("/dev/stdout", "-o -"), ("/dev/fd/1", "-o -"),
            ("/proc/self/fd/1", "-o -"), (learner.folder.path("stream"), "-o -"), (learner.folder.path, "folder"),
            (learner.folder.path("none/out"), "folder"), ("", "empty"),
            (learner.folder.path("loop"), "nowhere"), (learner.folder.path("book.pgn/out"), "folder"),
        ]
        for (place, word) in places where !(writer == .backup && place.contains("none/")) {
            for more in [[], ["--force"]] {
                let outcome = try learner.program.run(
                    writer.arguments(place, learner) + more, environment: learner.environment)
                #expect(outcome.ending == 2, "\(place): \(outcome.output)")
                #expect(outcome.error.contains(word), "\(place): \(outcome.error)")
            }
        }
        #expect(try learner.folder.names().allSatisfy { !$0.hasPrefix(".prep") })
    }

    @Test(arguments: [Writer.export, .format, .games])
    func `a dash is standard output`(_ writer: Writer) throws {
        let learner = try learner()
        let outcome = try write(writer, "-", learner)
        #expect(outcome.ending == 0)
        #expect(outcome.output.contains("1. e4"))
        #expect(!FileManager.default.fileExists(atPath: "-"))
    }

    @Test(arguments: Writer.allCases)
    func `where there is no room the old file stays whole and nothing else is left`(_ writer: Writer) throws {
        let learner = try learner()
        let path = try learner.folder.write("mine", to: "out")
        // A limit of no blocks simulates a full disk.
        let shell = Program(path: "/bin/sh")
        let script = "ulimit -f 0; exec \"$0\" \"$@\" 2>&1"
        let outcome = try shell.run(
            ["-c", script, learner.program.path] + writer.arguments(path, learner) + ["--force"],
            environment: learner.environment)
        #expect(outcome.ending == 2, "\(outcome.output)")
        #expect(outcome.output.contains("nothing was changed"), "\(outcome.output)")
        #expect(try learner.folder.read("out") == Array("mine".utf8))
        #expect(try learner.folder.names().allSatisfy { !$0.hasPrefix(".prep") })
    }

    @Test func `the engine's log is appended to, and never to the data file`() throws {
        let learner = try learner()
        learner.environment["PREP_ENGINE"] = try Program.fakeEngine.path
        let log = try learner.folder.write("mine\n", to: "log")
        #expect(try learner.prep("settings", "engine-log", log).ending == 0)
        #expect(try learner.prep("engine", "info").ending == 0)
        #expect(String(decoding: try learner.folder.read("log"), as: UTF8.self).hasPrefix("mine\n> uci"))
        for place in [learner.database, learner.database + "-journal", "/dev/null", learner.folder.path] {
            let set = try learner.prep("settings", "engine-log", place)
            let outcome = try learner.prep("engine", "info")
            #expect(set.ending == 2 || outcome.ending == 2)
        }
        #expect(try learner.prep("check").ending == 0)
    }

    private static func mode(_ path: String) -> mode_t? {
        var facts = stat()
        return stat(path, &facts) == 0 ? facts.st_mode & 0o777 : nil
    }

    /// The mask that programs under test inherit.
    private static let umaskNow: mode_t = {
        let mask = umask(0o022)
        umask(mask)
        return mask
    }()
}
