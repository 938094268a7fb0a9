/// How perft takes the moves of the last ply.
public enum PerftLeaf: Sendable, CaseIterable {
    /// Their number, without listing them: the fastest, and what most programs do.
    case counted
    /// Each one generated into a list, and the list's length taken: what a program that searches would pay.
    case listed
}
