import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A data file that is not one, has a newer schema, or may not be read.
@Suite(.blocking) struct WrongDatabaseTests {
    /// Damaged copies of a good file, with the words of the message for each.
    enum Fault: String, CaseIterable {
        case text, empty, otherProgram, newer, folder

        var words: [String] {
            switch self {
            case .text, .empty: ["not a database"]
            case .otherProgram: ["not Prep's own", "prep games import"]
            case .newer: ["has schema version", "knows versions up to", "update"]
            case .folder: ["directory"]
            }
        }

        func apply(to learner: Learner) throws {
            var bytes = try learner.folder.read("prep.sqlite")
            switch self {
            case .text: bytes = Array("[Event \"Not a database\"]\n\n1. e4 *\n".utf8)
            case .empty: bytes = Array(repeating: 0, count: 4096)
            // SQLite's header: the schema version of the user at 60, the application's id at 68, both big-endian.
            case .newer: bytes[63] += 1
            case .otherProgram: bytes.replaceSubrange(68..<72, with: [0, 0, 0, 0])
            case .folder:
                try FileManager.default.removeItem(atPath: learner.database)
                try FileManager.default.createDirectory(
                    atPath: learner.database, withIntermediateDirectories: false)
                return
            }
            try learner.folder.write(bytes, to: "prep.sqlite")
        }
    }

    @Test(arguments: Fault.allCases)
    func `a file that is not a data file of this version is refused by every command and not changed`(_ fault: Fault)
        throws
    {
        let learner = try Learner(lines: Lines.white)
        try fault.apply(to: learner)
        let book = learner.folder.path("book.pgn")
        let commands: [(arguments: [String], hasJSON: Bool)] = [
            (["list"], true), (["due"], true), (["stats"], true), (["drill"], true), (["settings"], true),
            (["import", "--white", book], true), (["due", "--short"], false), (["due", "--check"], false),
            (["show", "book"], false), (["export", "book"], false), (["check"], false), (["check", "--repair"], false),
            (["undo"], false), (["undo", "import"], false), (["remove", "book"], false),
            (["backup", learner.folder.path("copy")], false),
        ]
        for command in commands {
            try Refusal(command.arguments, 2, fault.words, hasJSON: command.hasJSON).hold(learner)
        }
    }

    @Test func `a file that is not a backup replaces nothing`() throws {
        let learner = try Learner(lines: Lines.white)
        let text = try learner.folder.write("no database", to: "copy")
        try Refusal(["restore", text], 2, ["not a backup of Prep"], hasJSON: false).hold(learner)
        let missing = learner.folder.path("missing")
        try Refusal(["restore", missing], 2, [missing], hasJSON: false).hold(learner)
    }

    @Test(.enabled(if: Nobody.canRun, "root may do everything, and there is no setpriv to be another"))
    func `without permission an error says so, and commands that only read work when reading is allowed`() throws {
        let learner = try Learner(lines: Lines.white)
        let nobody = Nobody(learner)
        let book = learner.folder.path("book.pgn")
        chmod(learner.database, 0o444)
        chmod(learner.folder.path, 0o555)
        defer { chmod(learner.folder.path, 0o755) }
        #expect(try nobody.run(["due"]).ending == 0)
        #expect(try nobody.run(["list"]).output.contains("book"))
        #expect(try nobody.run(["stats"]).ending == 0)
        for arguments in [["drill"], ["import", "--white", book]] {
            try Refusal(arguments, 2, ["cannot be written"], hasJSON: true).hold(learner, by: nobody.run)
        }
        chmod(book, 0o000)
        try Refusal(["import", "--white", book], 2, ["may not read", "book.pgn"], hasJSON: true)
            .hold(learner, by: nobody.run)
        chmod(learner.database, 0o000)
        // The test must be able to read the file, so another user runs the program.
        guard geteuid() == 0 else { return }
        for arguments in [["due"], ["list"], ["drill"]] {
            try Refusal(arguments, 2, ["permission"], hasJSON: true).hold(learner, by: nobody.run)
        }
    }
}

/// A user without all permissions: the user of the tests or, when that is root, the user nobody.
struct Nobody {
    private let learner: Learner

    init(_ learner: Learner) { self.learner = learner }

    func run(_ arguments: [String]) throws -> Program.Outcome {
        guard geteuid() == 0 else { return try learner.program.run(arguments, environment: learner.environment) }
        return try Self.setpriv.run(
            Self.identity + [learner.program.path] + arguments, environment: learner.environment)
    }

    private static let setpriv = Program(path: "/usr/bin/setpriv")
    private static let identity = ["--reuid=65534", "--regid=65534", "--clear-groups"]

    /// Whether there is such a user who can also run the built program.
    static let canRun: Bool = {
        guard geteuid() == 0 else { return true }
        guard let prep = try? Program.prep, FileManager.default.isExecutableFile(atPath: setpriv.path) else {
            return false
        }
        return (try? setpriv.run(identity + [prep.path, "--version"]))?.ending == 0
    }()
}
