/// The characters that draw medium boards: the values of `Setting.blocks`.
public enum BlockCharacters: String, Sendable, CaseIterable {
    /// Quadrants.
    case auto
    /// Half blocks: pieces of 6×6 pixels.
    case half
    /// Quadrants: pieces of 12×6 pixels.
    case quadrants
}
