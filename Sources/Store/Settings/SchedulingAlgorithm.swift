/// The algorithms that schedule cards: the values of `Setting.scheduler`.
public enum SchedulingAlgorithm: String, Sendable, CaseIterable {
    case sm2, fsrs
}
