import Foundation
import GRDB
import GameDatabases

extension LearnerFile {
    /// The suffix of the copy of the file that `restore` replaced.
    static let beforeRestoreSuffix = ".before-restore"

    /// Replaces the data file with a backup, after copying the current file beside it.
    ///
    /// The backup is copied, brought to the newest schema and checked in a temporary file first. Then the unfinished
    /// write of a killed program is rolled back, and a lock keeps every other program from writing until the rename, so
    /// that a journal is never applied to another file. If the process is killed, either the complete old file or the
    /// complete new one remains.
    ///
    /// - Returns: the path of the copy of the replaced file; nil when there was none.
    /// - Throws: `StoreError` when the backup is not sound, or another program uses the file; nothing is changed then.
    @discardableResult
    public static func restore(path: String, from backup: String) throws -> String? {
        let target = try OutputPath(path).target
        if let identity = FileIdentity(target), identity == FileIdentity(backup) {
            throw StoreError(.failed, path: backup, "\(backup): this is your data file itself; name a backup of it")
        }
        try FileLocation(path: target).createFolder()
        let isNew = FileIdentity(target) == nil
        let output = try OutputFile(path, rules: OutputRules(isReplacing: true, isPrivate: isNew))
        try fill(output, fromBackup: backup)
        let locked = try LockedDataFile(target)
        let copy = try locked?.makeCopy(besides: backup)
        try locked?.removeJournals()
        try withExtendedLifetime(locked) { try output.finish() }
        TemporaryName.removeLeftovers(in: FileLocation(path: target).folder, newest: target)
        return copy
    }

    /// Copies a backup and makes sure that the copy is a sound file of the newest schema. The backup is not changed.
    private static func fill(_ output: OutputFile, fromBackup backup: String) throws {
        let header = try SQLiteFileHeader(path: backup)
        if header == .missing || header == .empty {
            throw StoreError(.missing, path: backup, "\(backup): there is no backup here; name another file")
        }
        do {
            try header.admit(path: backup)
        } catch let error as StoreError where error.kind == .notADatabase {
            throw StoreError(.notADatabase, path: backup, "\(backup): not a backup of Prep; name another file")
        }
        let source = try openRecovered(path: backup)
        defer { source.close() }
        try source.fill(output, for: output.temporaryPath)
        let copy = try LearnerFile(path: output.temporaryPath, isReadOnly: false)
        defer { copy.close() }
        let findings: [CheckFinding]
        do {
            try Migration.migrate(copy.queue, path: output.temporaryPath)
            findings = try copy.check().isEmpty ? [] : copy.repair()
        } catch let error as DatabaseError {
            throw StoreError(error, path: backup)
        }
        if let finding = findings.first {
            throw StoreError(.damaged, path: backup, "\(backup): not sound (\(finding.message)); nothing was restored")
        }
    }
}
