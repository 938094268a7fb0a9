import Foundation

/// The files that no output may replace: the data file and the games database in its settings, each with its journals,
/// its backups and the copy that `restore` made. They are recognised through links and under any spelling of their
/// paths.
public struct ProtectedFiles: Sendable {
    private var owners: [(path: String, name: String)]

    /// - Parameter gamesDatabase: the path of the games database.
    public init(dataFile: String, gamesDatabase: String? = nil) {
        owners = [(dataFile, "your data file")]
        if let gamesDatabase { owners.append((gamesDatabase, "your games database")) }
    }

    /// The data file, and the games database in its settings if it can be read.
    public init(readingSettingsOf dataFile: String) {
        self.init(dataFile: dataFile, gamesDatabase: LearnerFile.gamesDatabase(of: dataFile))
    }

    /// The suffixes of the files that belong to a database, and their descriptions.
    static let suffixes = [
        ("", ""), ("-journal", "the journal of "), ("-wal", "the journal of "), ("-shm", "the journal of "),
        (LearnerFile.beforeRestoreSuffix, "the copy that restore made of "),
        (LearnerFile.beforeRestoreSuffix + "-2", "the copy that restore made of "),
    ]

    /// Returns a description of the protected file at a path; nil when it is not protected.
    func role(of place: OutputPath) -> String? {
        for owner in owners {
            for path in Set([owner.path, ProtectedFiles.resolved(owner.path)]).sorted() {
                for (suffix, role) in Self.suffixes where ProtectedFiles.isSame(place, path + suffix) {
                    return role + owner.name
                }
                if ProtectedFiles.isInside(place, folder: path + LearnerFile.backupsSuffix) {
                    return "in the backup folder of " + owner.name
                }
            }
        }
        return nil
    }

    /// Compares device and inode if both files exist; otherwise folder and name, because a journal may not exist yet.
    private static func isSame(_ place: OutputPath, _ path: String) -> Bool {
        if let own = place.status, let other = FileIdentity(path) { return FileIdentity(own) == other }
        return place.name == (path as NSString).lastPathComponent
            && FileIdentity(place.folder) == FileIdentity(FileLocation(path: path).folder)
    }

    private static func isInside(_ place: OutputPath, folder: String) -> Bool {
        guard let identity = FileIdentity(folder) else { return false }
        if FileIdentity(place.folder) == identity { return true }
        guard let status = place.status else { return false }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { FileIdentity("\(folder)/\($0)") == FileIdentity(status) }
    }

    private static func resolved(_ path: String) -> String {
        (try? OutputPath(path).target) ?? path
    }
}

/// The device and inode of a file, which are equal under all its names.
struct FileIdentity: Equatable {
    private let device: dev_t
    private let inode: ino_t

    init(_ status: stat) {
        device = status.st_dev
        inode = status.st_ino
    }

    /// Nil when there is no such file. Links are followed.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}
