import GameDatabases

extension LearnerFile {
    /// Whether a path leads to this file, by whatever name or link.
    public func isSameFile(as other: String) -> Bool {
        guard let own = FileIdentity(path) else { return false }
        return own == FileIdentity(other)
    }

    /// The games database that the setting of a data file names; nil when none is set or the file cannot be read. The
    /// file is not migrated for it.
    static func gamesDatabase(of path: String) -> String? {
        guard let header = try? SQLiteFileHeader(path: path), header == .database(current: schemaVersion),
            let file = try? readOnly(path: path)
        else { return nil }
        defer { file.close() }
        return (try? file.value(of: .gamesDatabase)) ?? nil
    }
}
