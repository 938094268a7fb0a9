/// How soon somebody wants to know. What is more urgent is asked first, and stops what is less so, which is asked again
/// afterwards.
public enum EnginePriority: Int, Comparable, Sendable {
    /// Work ahead of time, which nobody waits for: a whole repertoire, a game.
    case ahead
    /// The open question, while the learner thinks.
    case question
    /// Something somebody wants to read now.
    case explanation

    public static func < (a: EnginePriority, b: EnginePriority) -> Bool { a.rawValue < b.rawValue }
}
