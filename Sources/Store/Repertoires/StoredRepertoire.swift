public import Openings
public import Training

/// A repertoire built from its stored sources.
public struct StoredRepertoire: Sendable {
    public let id: Int64
    public let repertoire: Repertoire
    public let isActive: Bool
    /// Whether `prefer NAME` put it before the others.
    public let isPreferred: Bool
    /// The sources of the name, for both sides, in the order of import. A chapter's `source` is an index into them.
    public let sources: [StoredSource]
}

/// A repertoire file as it is stored.
public struct StoredSource: Hashable, Sendable {
    public let id: Int64
    /// Its path at the last import; "-" for standard input.
    public let path: String
    /// Milliseconds since 1970 UTC.
    public let importedAt: Int64
    /// Whether an older version still counts, since a chapter of the newest is rejected.
    public let keepsOlderReading: Bool
}

extension RepertoirePreference {
    /// - Parameter repertoires: in the user's order.
    public init(_ repertoires: [StoredRepertoire]) {
        self.init(
            names: repertoires.map(\.repertoire.name),
            preferred: Set(repertoires.filter(\.isPreferred).map(\.repertoire.name)))
    }
}
