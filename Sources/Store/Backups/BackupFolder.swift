import Foundation
import Scheduling

/// The automatic backups of a data file, each named by a study day.
///
/// They are ordered by creation, not by name: a clock that ran ahead leaves names from the future, which must not
/// displace later backups. The modification dates store the order: each is later than all earlier ones, whatever the
/// clock shows.
struct BackupFolder {
    /// The number of backups to keep.
    static let kept = 10

    let path: String

    static func isBackup(_ name: some StringProtocol) -> Bool {
        name.hasSuffix(".sqlite") && StudyDay(String(name.dropLast(7))) != nil
    }

    /// Returns the names of the backups, the oldest first, without other files.
    func backups() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let dated = names.filter { BackupFolder.isBackup($0) }.map { (name: $0, date: date(of: $0)) }
        return dated.sorted { a, b in a.date == b.date ? a.name < b.name : a.date < b.date }.map(\.name)
    }

    /// Returns whether the newest backup has this name. A backup of that name that is not the newest was made while the
    /// clock ran ahead, so today's is still to be made.
    func isMade(_ name: String) -> Bool { backups().last == name }

    /// Makes a backup the newest, whatever the clock shows.
    func markNewest(_ name: String) {
        let others = backups().filter { $0 != name }.map(date(of:))
        guard let newest = others.max(), date(of: name) <= newest else { return }
        let next = newest.next.time
        utimensat(AT_FDCWD, "\(path)/\(name)", [next, next], 0)
    }

    /// Removes all but the newest backups.
    func dropOld() throws {
        for name in backups().dropLast(BackupFolder.kept) {
            try FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
    }

    private func date(of name: String) -> FileDate {
        var facts = stat()
        return lstat("\(path)/\(name)", &facts) == 0 ? FileDate(facts) : FileDate(seconds: 0, nanoseconds: 0)
    }
}

/// The modification date of a file.
private struct FileDate: Comparable {
    let seconds: Int
    let nanoseconds: Int

    init(seconds: Int, nanoseconds: Int) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    init(_ facts: stat) {
        #if canImport(Glibc)
        self.init(seconds: facts.st_mtim.tv_sec, nanoseconds: facts.st_mtim.tv_nsec)
        #else
        self.init(seconds: facts.st_mtimespec.tv_sec, nanoseconds: facts.st_mtimespec.tv_nsec)
        #endif
    }

    /// One second later: some file systems do not store fractions.
    var next: FileDate { FileDate(seconds: seconds + 1, nanoseconds: nanoseconds) }
    var time: timespec { timespec(tv_sec: seconds, tv_nsec: nanoseconds) }

    static func < (a: FileDate, b: FileDate) -> Bool {
        (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
    }
}
