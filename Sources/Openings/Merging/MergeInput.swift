import Chess

/// What is merged: chapters, and the learner's choices that apply to them.
struct MergeInput {
    let side: Side
    let chapters: [Chapter]
    /// The last full move whose own moves are merged; nil for all.
    let depth: Int?
    /// The moves that the learner prefers as the main ones of their positions.
    let preferences: [PositionIdentity: Move]
    /// The learner's own moves that belong to these chapters, in the order in which they were added.
    private(set) var additions: [RepertoireAddition] = []
    private let repertoires: Set<String>

    init(
        side: Side, chapters: [Chapter], depth: Int?, preferences: [PositionIdentity: Move],
        additions: [RepertoireAddition]
    ) {
        self.side = side
        self.chapters = chapters
        self.depth = depth
        self.preferences = preferences
        repertoires = Set(chapters.lazy.map(\.repertoire))
        self.additions = additions.filter(admits)
    }

    /// Returns whether an addition belongs to these chapters.
    func admits(_ addition: RepertoireAddition) -> Bool {
        addition.side == side && addition.repertoire.map(repertoires.contains) ?? true
    }

    mutating func append(_ addition: RepertoireAddition) { additions.append(addition) }
}
