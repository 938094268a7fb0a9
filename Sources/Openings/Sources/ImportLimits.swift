/// What of a file is taken, so that whole games among the chapters do not flood the learner.
public struct ImportLimits: Hashable, Sendable {
    /// Own moves up to and including this move number make cards; nil: all.
    public let depth: Int?
    /// The chapters taken, by their number in the file; nil: all.
    public let chapters: [ClosedRange<Int>]?

    /// Nil when the depth is below 1, or when a chapter number is.
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

    /// Everything is taken.
    public static let none = ImportLimits()

    /// Whether the chapter with this number in its file is taken.
    public func admits(chapter number: Int) -> Bool {
        guard let chapters else { return true }
        return chapters.contains { $0.contains(number) }
    }
}
