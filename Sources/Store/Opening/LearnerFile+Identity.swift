import GameDatabases

extension LearnerFile {
    /// Whether a path leads to this file, under any name or link.
    public func isSameFile(as other: String) -> Bool {
        guard let own = FileIdentity(path) else { return false }
        return own == FileIdentity(other)
    }

    /// Returns the games database in the settings of a data file; nil when none is set or the file cannot be read. Does not
    /// migrate the file.
    static func gamesDatabase(of path: String) -> String? {
        guard let header = try? SQLiteFileHeader(path: path), header == .database(current: schemaVersion),
            let file = try? readOnly(path: path)
        else { return nil }
        defer { file.close() }
        return (try? file.value(of: .gamesDatabase)) ?? nil
    }
}
