import Foundation
import GRDB
import Scheduling
import Synchronization

extension LearnerFile {
    /// The suffix of the folder of backups, after the path of the data file.
    static let backupsSuffix = ".backups"

    /// Writes a copy of the file that only the user may read. The copy is complete and flushed before it is renamed.
    ///
    /// Cost: reading and writing the whole file.
    ///
    /// - Parameter isReplacing: whether an existing file may be replaced.
    /// - Throws: `StoreError`: `.refusedOutput` for an existing file, this file, its journal, or a path in its folder
    ///   of backups; `.permission`; `.full`.
    public func backup(to destination: String, isReplacing: Bool = false) throws {
        try copy(
            to: destination,
            OutputRules(
                isReplacing: isReplacing, isPrivate: true, protected: ProtectedFiles(readingSettingsOf: path)))
        TemporaryName.removeLeftovers(in: FileLocation(path: destination).folder, newest: destination)
    }

    private func copy(to destination: String, _ rules: OutputRules) throws {
        try FileLocation(path: OutputPath(destination).target).createFolder()
        let output = try OutputFile(destination, rules: rules)
        try fill(output, for: destination)
        try output.finish()
    }

    /// Copies the whole database into an output.
    func fill(_ output: OutputFile, for destination: String) throws {
        do {
            try queue.inDatabase { db in
                try db.execute(sql: "VACUUM INTO ?", arguments: [output.temporaryPath])
            }
        } catch let error as DatabaseError {
            throw StoreError(error, path: error.resultCode == .SQLITE_FULL ? destination : path)
        }
    }

    /// Before the first change of a study day, backs up yesterday's state to the folder beside the file, which stores
    /// the last ten. A failure is reported by `backupFailed`; the change is made nevertheless.
    func backUpDaily(_ day: StudyDay) {
        guard !isReadOnly, lastBackup.withLock({ $0 != day }) else { return }
        do {
            let folder = BackupFolder(path: path + LearnerFile.backupsSuffix)
            let name = "\(day).sqlite"
            if !folder.isMade(name), try hasCards() {
                let copy = "\(folder.path)/\(name)"
                try self.copy(to: copy, OutputRules(isReplacing: true, isPrivate: true))
                for place in [folder.path, FileLocation(path: path).folder] {
                    TemporaryName.removeLeftovers(in: place, newest: copy)
                }
                folder.markNewest(name)
                try folder.dropOld()
            }
        } catch {
            backupFailed("No backup was made today: \(error). Your answers are saved.")
        }
        lastBackup.withLock { $0 = day }
    }

    /// Backs up the file before a migration. Replaces the backup of an earlier attempt.
    func backUpBeforeMigration() throws {
        let copy = "\(path)\(LearnerFile.backupsSuffix)/before-schema-\(LearnerFile.schemaVersion).sqlite"
        try self.copy(to: copy, OutputRules(isReplacing: true, isPrivate: true))
    }

    /// Whether the file has cards, as a learner's file has; a reference base has none.
    public func hasCards() throws -> Bool {
        try reading { db in try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM card)") ?? false }
    }
}
