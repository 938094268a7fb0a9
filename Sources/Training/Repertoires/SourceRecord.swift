public import Openings

/// A repertoire file as it is stored: its path and its versions.
public struct SourceRecord: Equatable, Sendable {
    /// 0 before it is stored.
    public var id: Int64
    /// The name of the repertoire.
    public var name: String
    /// "-" for standard input.
    public var path: String
    /// The newest first. Older versions are kept only while a chapter of the newest is rejected, so that none of its
    /// cards counts as removed.
    public var versions: [SourceReading]

    public init(id: Int64, name: String, path: String, versions: [SourceReading]) {
        self.id = id
        self.name = name
        self.path = path
        self.versions = versions
    }

    /// The chapters without errors of all versions, the newest first.
    public var chapters: [Chapter] {
        let chapters = versions.map { $0.chapters(of: name) }
        return chapters.count == 1 ? chapters[0] : chapters.flatMap(\.self)
    }
}
