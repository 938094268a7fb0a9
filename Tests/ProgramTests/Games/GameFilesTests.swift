import Foundation
import GRDB
import TestSupport
import Testing

/// Imports of several, compressed and faulty files; exports of damaged games; removal by filter.
@Suite(.blocking) struct GameFilesTests {
    private static func game(_ white: String, _ moves: String, date: String = "2020.01.01") -> String {
        "[Event \"E\"]\n[White \"\(white)\"]\n[Date \"\(date)\"]\n\n\(moves) 1-0\n\n"
    }

    private static let two = game("A", "1. e4 e5") + game("B", "1. d4 d5", date: "1999.05.01")

    @Test func `several files are one import, with a line for each and the sums`() throws {
        let learner = try Learner()
        let first = try learner.folder.write(Self.two, to: "first.pgn")
        let second = try learner.folder.write(
            Self.game("A", "1. e4 e5") + Self.game("X", "1. e4 Ke5") + Self.game("C", "1. c4"), to: "second.pgn")
        let missing = learner.folder.path("missing.pgn")
        let outcome = try learner.prep("games", "import", first, missing, second)
        #expect(outcome.ending == 1)
        #expect(outcome.lines.count == 3 && outcome.lines[0].hasSuffix("first.pgn: 2 games added"))
        #expect(outcome.lines[1].hasSuffix("second.pgn: 1 game added, 1 duplicate left out, 1 faulty game left out"))
        #expect(outcome.lines[2] == "2 files: 3 games added, 1 duplicate, 1 faulty game")
        #expect(
            outcome.error.contains("second.pgn:11:7") && outcome.error.contains("missing.pgn: error"),
            "\(outcome.error)"
        )
        let strict = try learner.prep("games", "import", "--strict", second)
        #expect(strict.ending == 1 && strict.output.contains("no game was imported because of 1 faulty game"))
        let kept = try learner.prep("games", "import", "--keep-duplicates", first)
        #expect(kept.ending == 0 && kept.output.contains("2 games added, 2 duplicates among them"))
        #expect(try learner.prep("games", "dedupe", "--dry-run").output == "2 duplicates would be removed\n")
        #expect(try learner.prep("games", "dedupe").output == "2 duplicates removed, 3 games left\n")
        #expect(try learner.prep("games", "dedupe").output == "0 duplicates removed, 3 games left\n")
        #expect(try learner.prep("check", "--full").ending == 0)
    }

    @Test func `of duplicates the one with the most text stays, and other comments are never removed`() throws {
        let learner = try Learner()
        let games = ["1. e4 e5", "1. e4 {best} e5 {by test}", "1. e4 e5 {no}"].map { Self.game("A", $0) }
        let file = try learner.folder.write(games.joined(), to: "games.pgn")
        #expect(try learner.prep("games", "import", "--keep-duplicates", file).ending == 0)
        let outcome = try learner.prep("games", "dedupe")
        #expect(
            outcome.output
                == "game 3 has other comments or variations than game 2; it stays\n1 duplicate removed, 2 games left\n")
        #expect(try learner.prep("games", "export").output.contains("by test"))
    }

    @Test(arguments: [
        ["gzip", "-c"], ["bzip2", "-c"], ["xz", "-c"], ["zstd", "-q", "-c"], ["zip", "-q", "-", "games.pgn"],
    ])
    func `a compressed file is expanded, and a damaged one is refused`(command: [String]) throws {
        guard
            let tool = ["/usr/bin", "/bin"].map({ "\($0)/\(command[0])" }).first(
                where: FileManager.default.isExecutableFile)
        else { return }
        let learner = try Learner()
        let text = (1...300).map { Self.game("W\($0)", "1. e4 e5 2. Nf3 Nc6") }.joined()
        let plain = try learner.folder.write(text, to: "games.pgn")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = command.dropFirst() + (command[0] == "zip" ? [] : [plain])
        process.currentDirectoryURL = URL(fileURLWithPath: plain).deletingLastPathComponent()
        let packed = learner.folder.path("packed")
        _ = FileManager.default.createFile(atPath: packed, contents: nil)
        process.standardOutput = FileHandle(forWritingAtPath: packed)
        try process.run()
        process.waitUntilExit()
        let outcome = try learner.prep("games", "import", packed)
        #expect(outcome.ending == 0 && outcome.output.hasSuffix("packed: 300 games added\n"), "\(outcome.error)")
        let bytes = try learner.folder.read("packed")
        let half = learner.folder.path("half")
        try Data(bytes.prefix(bytes.count / 2)).write(to: URL(fileURLWithPath: half))
        let other = try Learner()
        let damaged = try other.prep("games", "import", half)
        #expect(damaged.ending == 2 && damaged.error.contains("half: error: is damaged"), "\(damaged.error)")
        #expect(try other.json("games", "info")["games"]?.integer == 0)
    }

    @Test func `a damaged game is missing from an export, which says so and writes the others`() throws {
        let learner = try Learner()
        let file = try learner.folder.write(Self.two + Self.game("C", "1. c4"), to: "games.pgn")
        #expect(try learner.prep("games", "import", file).ending == 0)
        try DatabaseQueue(path: learner.database).write { db in
            try db.execute(sql: "UPDATE Games SET Moves = x'FFFF' WHERE ID = 2")
        }
        let path = learner.folder.path("out.pgn")
        let outcome = try learner.prep("games", "export", "-o", path)
        #expect(outcome.ending == 1)
        #expect(
            outcome.error.contains("game 2") && outcome.error.contains("1 damaged game missing"), "\(outcome.error)")
        let text = String(decoding: try learner.folder.read("out.pgn"), as: UTF8.self)
        #expect(text.contains("1. e4 e5") && text.contains("1. c4") && !text.contains("\"B\""))
        let check = try learner.prep("check")
        #expect(
            check.ending == 1 && check.output.contains("games 0 to 255: at least one was changed"), "\(check.output)")
    }

    @Test func `games are removed by a filter, after they were counted`() throws {
        let learner = try Learner()
        let file = try learner.folder.write(Self.two + Self.game("C", "1. c4"), to: "games.pgn")
        #expect(try learner.prep("games", "import", file).ending == 0)
        #expect(try learner.prep("games", "remove").ending == 64)
        #expect(try learner.prep("games", "remove", "1", "--player", "B").ending == 64)
        let counted = try learner.prep("games", "remove", "--until", "1999")
        #expect(counted.ending == 1 && counted.error == "1 game matches; nothing was removed (--force removes)\n")
        #expect(try learner.json("games", "info")["games"]?.integer == 3)
        #expect(try learner.prep("games", "remove", "--until", "1999", "--force").output == "1 game removed, 2 left\n")
        #expect(try learner.prep("games", "remove", "--from", "1.c4", "--force").output == "1 game removed, 1 left\n")
        #expect(try learner.prep("games", "remove", "--player", "Z", "--force").ending == 1)
    }
}
