/// The backgrounds for which text is coloured: the values of `Setting.background`.
public enum BackgroundChoice: String, Sendable, CaseIterable {
    /// What the terminal says about itself.
    case auto
    case dark, light
}
