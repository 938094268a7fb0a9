public import Chess

/// A repertoire as `list` shows it.
public struct RepertoireListing: Hashable, Sendable {
    public let name: String
    public let side: Side
    public let isActive: Bool
    public let chapters: Int
    public let positions: Int
    public let cards: Int
    /// The paths of its sources, in the order of import.
    public let sources: [String]
}
