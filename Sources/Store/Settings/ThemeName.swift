/// The names of the board's themes: the values of `Setting.theme`.
public enum ThemeName: String, Sendable, CaseIterable {
    case wood, blue, green, newspaper
    case highContrast = "high-contrast"
    case mono
}
