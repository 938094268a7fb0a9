import Foundation
import TestSupport
import Testing

/// A daily backup that cannot be made.
@Suite(.blocking) struct BackupWarningTests {
    @Test func `a drill without a backup saves the answer and warns once with the reason`() throws {
        let learner = try Learner(lines: [["e4", "e5", "Nf3", "Nc6", "Bb5"]])
        // The next study day, whose backup has no folder to go to.
        learner.set(now: "2026-03-21T19:00:00+01:00")
        let backups = learner.database + ".backups"
        try? FileManager.default.removeItem(atPath: backups)
        try Data().write(to: URL(fileURLWithPath: backups))
        let outcome = try learner.prep("drill", input: "e4\nNf3\nquit\n")
        #expect(outcome.ending == 0)
        let warnings = outcome.error.split(separator: "\n").filter { $0.contains("No backup was made today") }
        #expect(warnings.count == 1, "\(outcome.error)")
        #expect(outcome.error.contains("Your answers are saved"))
        #expect(try learner.reviews().count == 2)
    }
}
