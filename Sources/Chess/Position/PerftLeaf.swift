/// How perft handles the moves of the last ply.
public enum PerftLeaf: Sendable, CaseIterable {
    /// Count the moves without listing them: the fastest way, and what most programs do.
    case counted
    /// Generate each move into a list and take its length: the cost a searching program would have.
    case listed
}
