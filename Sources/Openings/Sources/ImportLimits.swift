/// Limits on what is imported from a file, so that complete games among the chapters do not become hundreds of cards.
public struct ImportLimits: Hashable, Sendable {
    /// The last move number at which the learner's moves become cards; nil for no limit.
    public let depth: Int?
    /// The chapters to import, by their numbers in the file; nil for all.
    public let chapters: [ClosedRange<Int>]?

    /// Nil when the depth or a chapter number is below 1.
    public init?(depth: Int? = nil, chapters: [ClosedRange<Int>]? = nil) {
        if let depth, depth < 1 { return nil }
        if let chapters, chapters.contains(where: { $0.lowerBound < 1 }) { return nil }
        self.depth = depth
        self.chapters = chapters
    }

    private init() {
        depth = nil
        chapters = nil
    }

    /// No limits: everything is imported.
    public static let none = ImportLimits()

    /// Whether the chapter with this number in its file is imported.
    public func admits(chapter number: Int) -> Bool {
        guard let chapters else { return true }
        return chapters.contains { $0.contains(number) }
    }
}
