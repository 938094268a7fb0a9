import Foundation
import TestSupport
import Testing

/// Values in the data file that Prep never writes: `check` finds them, and no command crashes.
@Suite(.blocking) struct DamagedValueTests {
    /// The values that are written into each column, as SQL.
    static let values = [
        "'text'", "NULL", "x'00ff'", "9223372036854775807", "-9223372036854775808", "1e300", "''", "-1",
    ]

    /// Each is run on each damaged file; a drill that finds something to ask reaches the end of its input.
    static let commands: [[String]] = [
        ["due"], ["due", "--short"], ["due", "--json"], ["stats"], ["stats", "--json"], ["list"], ["list", "--json"],
        ["show", "book"], ["export", "book"], ["export", "book", "--format", "json"],
        ["export", "book", "--format", "csv"], ["drill", "--json"], ["drill", "--cram", "--json"], ["lint"], ["gaps"],
        ["games", "list"], ["games", "info"], ["games", "show", "50"], ["games", "export"], ["explore"],
        ["explore", "--elo", "1-"], ["settings"], ["compare", "--me", "Me", "own.pgn"], ["undo"], ["suspend", "book"],
        ["import", "--white", "book.pgn"], ["games", "import", "games.pgn"], ["games", "remove", "50"],
        ["deactivate", "book"], ["rename", "book", "other"], ["remove", "book"], ["undo", "import"],
        ["backup", "copy.sqlite", "--force"], ["check", "--repair"],
    ]

    /// Columns that may hold any 64-bit number, with nothing to compare it with.
    static let free: Set<String> = [
        "Games.WhiteElo", "Games.BlackElo", "Players.Elo", "position.key", "compared_game.digest",
    ]

    @Test func `a value of the wrong kind in any column is a finding, and no command crashes on it`() throws {
        let file = try FilledFile()
        let learner = file.learner
        let whole = try learner.folder.read("prep.sqlite")
        var generator = SeededGenerator(seed: 5)
        var tried = 0
        for column in try file.columns() where !column.table.hasPrefix("sqlite_stat") {
            for value in Self.values where Long.isAsked || generator.roll(40) == 0 {
                try learner.folder.write(whole, to: "prep.sqlite")
                guard let (before, after) = try file.damage(column, value), before != after else { continue }
                tried += 1
                let check = try learner.prep("check")
                let isOwn = !column.table.hasPrefix("sqlite_")
                if isOwn, mustBeFound(column, before, after) {
                    #expect(check.ending == 1, "\(column) = \(value): \(check.output)\(check.error)")
                } else {
                    #expect(Self.isAnswer(check.ending), "\(column) = \(value): \(check.output)\(check.error)")
                }
                let damaged = try learner.folder.read("prep.sqlite")
                let chosen =
                    Long.isAsked
                    ? Self.commands : (0..<3).map { _ in Self.commands[generator.roll(Self.commands.count)] }
                for command in chosen {
                    try learner.folder.write(damaged, to: "prep.sqlite")
                    let words = command.map { $0.contains(".") ? learner.folder.path($0) : $0 }
                    let outcome = try learner.program.run(words, environment: learner.environment)
                    #expect(
                        Self.isAnswer(outcome.ending),
                        "\(column) = \(value), \(command): \(outcome.ending) \(outcome.error.suffix(400))")
                }
            }
        }
        #expect(tried > 12)
    }

    /// A value of another type, NULL where it is not allowed, or a number out of range.
    private func mustBeFound(
        _ column: FilledFile.Column, _ before: FilledFile.Stored, _ after: FilledFile.Stored
    ) -> Bool {
        if Self.free.contains("\(column)"), !after.type.contains("blob"), !after.type.contains("text") { return false }
        let (old, new) = (Set(before.type.split(separator: ",")), Set(after.type.split(separator: ",")))
        let added = new.subtracting(old)
        if added == ["null"] { return !before.mayBeNull }
        // Columns of Games may hold a text or a number, as tags do.
        if column.table == "Games", added.isSubset(of: ["text", "real", "integer"]) { return false }
        if column.table == "Info" { return false }
        if added == ["text"], before.isTextColumn { return false }
        if !added.isEmpty { return true }
        return after.text.contains("9223372036854775807") && new == ["integer"]
    }

    /// Done, found or error: not a signal, and not the status of a trap.
    private static func isAnswer(_ ending: Ending) -> Bool { [0, 1, 2].contains(ending) }

    @Test(arguments: [-1, 0, -2_147_483_648])
    func `a schema version that no Prep wrote is a finding`(_ version: Int32) throws {
        let learner = try Learner(lines: Lines.white)
        var bytes = try learner.folder.read("prep.sqlite")
        withUnsafeBytes(of: version.bigEndian) { bytes.replaceSubrange(60..<64, with: $0) }
        try learner.folder.write(bytes, to: "prep.sqlite")
        let check = try learner.prep("check")
        #expect(check.ending == 1 && check.output.contains("schema version \(version)"), "\(check.output)")
        for command in [["due"], ["drill", "--json"], ["stats"], ["check", "--repair"], ["import", "--white", "x"]] {
            let outcome = try learner.program.run(command, environment: learner.environment)
            #expect([1, 2].contains(outcome.ending), "\(command): \(outcome.ending)")
        }
        #expect(try learner.folder.read("prep.sqlite") == bytes)
    }

    @Test func `many findings are summed up, and listed on demand`() throws {
        let file = try FilledFile()
        try file.damageAll("UPDATE card SET lapses = lapses + 1")
        let short = try file.learner.prep("check")
        #expect(short.ending == 1)
        #expect(short.lines.count < 30 && short.output.contains("more findings of this kind; prep check --all"))
        let all = try file.learner.prep("check", "--all")
        #expect(all.lines.count > 40 && !all.output.contains("--all"))
        #expect(short.output.contains("prep check --repair rebuilds this from the log of your answers."))
        // Besides the findings, a remedy and the number.
        let count = all.lines.count - 2
        let (summary, list) = (try file.learner.json("check"), try file.learner.json("check", "--all"))
        #expect(summary["count"]?.integer == count && list["findings"]?.elements.count == count)
        #expect(summary["findings"]?.elements.count == 20)
        #expect(summary["kinds"]?.elements.map { $0["kind"]?.text } == ["state"])
        #expect(summary["kinds"]?.elements.map { $0["count"]?.integer } == [count])
        #expect(try file.learner.prep("check", "--repair").ending == 0)
    }
}
