import Foundation
import GRDB
import Scheduling
import Synchronization

/// What a process knows of today's automatic backup.
struct DailyBackup {
    var day: StudyDay?
    var trouble: String?
}

extension LearnerFile {
    /// How many automatic backups are kept.
    static let backupsKept = 10

    /// Why the last automatic backup failed; nil when it did not. An answer is never refused because of it.
    public var backupTrouble: String? { daily.withLock { $0.trouble } }

    /// Writes a copy of the file, complete and flushed before it gets its name. Replaces what is there.
    ///
    /// Cost: reading and writing the whole file.
    public func backup(to destination: String) throws {
        let place = FilePlace(path: destination)
        try place.createFolder()
        let temporary = try place.createTemporary()
        defer { unlink(temporary) }
        do {
            try queue.inDatabase { db in try db.execute(sql: "VACUUM INTO ?", arguments: [temporary]) }
        } catch let error as DatabaseError {
            throw StoreError(error, path: error.resultCode == .SQLITE_FULL ? destination : path)
        }
        try place.replace(with: temporary)
    }

    /// Before the first change of a study day: yesterday's state into the folder beside the file, the last ten kept.
    func backUpDaily(_ day: StudyDay) {
        guard !isReadOnly, daily.withLock({ $0.day != day }) else { return }
        var trouble: String?
        do {
            let folder = "\(path).backups"
            let copy = "\(folder)/\(day).sqlite"
            if !FileManager.default.fileExists(atPath: copy), try hasCards() {
                try backup(to: copy)
                try dropOldBackups(in: folder)
            }
        } catch {
            trouble = "no backup was made today: \(error)"
        }
        daily.withLock { $0 = DailyBackup(day: day, trouble: trouble) }
    }

    private func hasCards() throws -> Bool {
        try reading { db in try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM card)") ?? false }
    }

    /// Only files named by a study day are counted and dropped.
    private func dropOldBackups(in folder: String) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let days = names.filter { $0.hasSuffix(".sqlite") && StudyDay($0.dropLast(7)) != nil }.sorted()
        for name in days.dropLast(LearnerFile.backupsKept) {
            try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    /// Puts a backup in the place of the file, after the backup was checked whole. The file that was there stays beside
    /// it as `….before-restore`. No program may have the file open.
    ///
    /// - Throws: `StoreError` when the backup is not a sound file of Prep's; nothing is changed then.
    public static func restore(path: String, from backup: String) throws {
        let copy = try openReadOnly(path: backup)
        let place = FilePlace(path: path)
        try place.createFolder()
        let temporary = try place.createTemporary()
        try copy.backup(to: temporary)
        copy.close()
        defer { unlink(temporary) }
        let candidate = try open(path: temporary)
        let findings = try candidate.check()
        candidate.close()
        unlink(temporary + "-journal")
        if let finding = findings.first {
            throw StoreError(.damaged, path: backup, "\(backup): damaged (\(finding.message)); nothing was restored")
        }
        try place.keepAside(path + ".before-restore")
        try place.replace(with: temporary)
    }
}
