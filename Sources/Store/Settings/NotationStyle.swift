/// The ways to write moves on the screen: the values of `Setting.notation`.
public enum NotationStyle: String, Sendable, CaseIterable {
    /// `Nf3`
    case letters
    /// `♘f3`
    case figurines
    /// `knight f 3`
    case spoken
}
