import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// kill -9 during a restore or a backup, at any moment: the old file or the new one, whole.
@Suite(.blocking) struct RestoreKillTests {
    /// Twelve, or the number in `PREP_KILLS`.
    static let runs =
        ProcessInfo.processInfo.environment["PREP_KILLS"].flatMap(Int.init) ?? Long.rounds(12, long: 400)

    @Test func `a restore that is killed leaves the old file or the new one`() throws {
        let learner = try Learner(lines: Lines.white)
        let backup = learner.folder.path("backup.sqlite")
        #expect(try learner.prep("backup", backup).ending == 0)
        let later = try learner.folder.write(Lines.pgn([["d4", "d5", "c4"]]), to: "later.pgn")
        #expect(try learner.prep("import", "--white", later).ending == 0)
        #expect(try learner.prep("backup", learner.folder.path("new.sqlite")).ending == 0)
        #expect(try learner.prep("list", "--json").output.contains("later"))
        // The number of file changes of an undisturbed restore.
        let usual = try FolderChanges(in: learner.folder.path)
        let undisturbed = try Conversation(learner.program, ["restore", backup], environment: learner.environment)
        _ = undisturbed.wait(for: .max, usual)
        #expect(undisturbed.status() == 0)
        var killed = 0
        var generator = SeededGenerator(seed: 20_261_122)
        for run in 0..<Self.runs {
            // Each run restores the other content.
            let source = run.isMultiple(of: 2) ? learner.folder.path("new.sqlite") : backup
            let changes = try FolderChanges(in: learner.folder.path)
            let conversation = try Conversation(
                learner.program, ["restore", source], environment: learner.environment)
            _ = conversation.wait(for: generator.roll(usual.count + 2), changes)
            conversation.send(SIGKILL)
            let ending = conversation.status()
            if ending == .killed(by: SIGKILL) { killed += 1 }
            #expect(ending == 0 || ending == .killed(by: SIGKILL), "run \(run)")
            let check = try learner.prep("check")
            #expect(check.ending == 0, "run \(run): \(check.output)\(check.error)")
            let isOld = try !learner.prep("list", "--json").output.contains("later")
            if ending == 0 { #expect(isOld == (source == backup), "run \(run)") }
            if FileManager.default.fileExists(atPath: learner.database + ".before-restore") {
                let aside = learner.database + ".before-restore"
                #expect(try learner.prep("check", "--db", aside).ending == 0, "run \(run): the copied file")
            }
        }
        #expect(killed > Self.runs / 2)
        // The next run removes the files that the killed ones left.
        #expect(try learner.prep("restore", backup).ending == 0)
        let left = try learner.folder.names().filter { $0.hasPrefix(".prep") }
        #expect(left.isEmpty, "\(left)")
    }
}
