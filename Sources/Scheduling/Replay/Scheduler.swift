/// A scheduler with its parameters. A schedule is a pure function of the scheduler and the log, so changing one is
/// reversible: the log is replayed under the other.
public enum Scheduler: Hashable, Sendable {
    case sm2
    case fsrs(FSRS)

    /// The memory state of a card without reviews.
    public var new: MemoryState {
        switch self {
        case .sm2: .sm2(.new)
        case .fsrs(let fsrs): .fsrs(FSRSState(fsrs))
        }
    }
}
