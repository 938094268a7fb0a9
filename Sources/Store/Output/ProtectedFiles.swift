import Foundation

/// The files that hold the learner's work: the data file and the games database it refers to, each with its journals,
/// backups and the copy that `restore` keeps. They are recognised through links and under any spelling of their paths.
public struct ProtectedFiles: Sendable {
    private var owners: [(path: String, name: String)]

    /// - Parameter gamesDatabase: a database of games beside the data file.
    public init(dataFile: String, gamesDatabase: String? = nil) {
        owners = [(dataFile, "your data file")]
        if let gamesDatabase { owners.append((gamesDatabase, "your games database")) }
    }

    /// The data file, and the games database that its setting names if it can be read.
    public init(readingSettingsOf dataFile: String) {
        self.init(dataFile: dataFile, gamesDatabase: LearnerFile.gamesDatabase(of: dataFile))
    }

    /// Files that belong to a database of the path with this added.
    static let suffixes = [
        ("", ""), ("-journal", "the journal of "), ("-wal", "the journal of "), ("-shm", "the journal of "),
        (LearnerFile.asideSuffix, "the copy kept by restore of "),
        (LearnerFile.asideSuffix + "-2", "the copy kept by restore of "),
    ]

    /// What of the protected files the place is, for a sentence; nil when it is none of them.
    func role(of place: OutputPath) -> String? {
        for owner in owners {
            for path in Set([owner.path, ProtectedFiles.resolved(owner.path)]).sorted() {
                for (suffix, role) in Self.suffixes where ProtectedFiles.isSame(place, path + suffix) {
                    return role + owner.name
                }
                if ProtectedFiles.isInside(place, folder: path + LearnerFile.backupsSuffix) {
                    return "a place for backups of " + owner.name
                }
            }
        }
        return nil
    }

    /// By device and inode where both exist; else by folder and name, as a journal may not exist yet.
    private static func isSame(_ place: OutputPath, _ path: String) -> Bool {
        if let own = place.facts, let other = FileIdentity(path) { return FileIdentity(own) == other }
        return place.name == (path as NSString).lastPathComponent
            && FileIdentity(place.folder) == FileIdentity(FileLocation(path: path).folder)
    }

    private static func isInside(_ place: OutputPath, folder: String) -> Bool {
        guard let identity = FileIdentity(folder) else { return false }
        if FileIdentity(place.folder) == identity { return true }
        guard let facts = place.facts else { return false }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { FileIdentity("\(folder)/\($0)") == FileIdentity(facts) }
    }

    private static func resolved(_ path: String) -> String {
        (try? OutputPath(path).target) ?? path
    }
}

/// What two names of one file have in common.
struct FileIdentity: Equatable {
    private let device: dev_t
    private let inode: ino_t

    init(_ facts: stat) {
        device = facts.st_dev
        inode = facts.st_ino
    }

    /// Nil where there is nothing. Links are followed.
    init?(_ path: String) {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return nil }
        self.init(facts)
    }
}
