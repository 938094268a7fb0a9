public import Chess

/// An annotation such as `!?`, shown as a badge at the upper right corner of a square.
public struct BoardAnnotation: Hashable, Sendable {
    /// The text. A badge shows its first two characters of those in `characters`, and is left out without any.
    public let text: String
    /// The square whose corner has the badge, usually the last move's destination.
    public let square: Square

    /// Creates an annotation of a square.
    public init(_ text: String, on square: Square) {
        self.text = text
        self.square = square
    }

    /// The characters that can be drawn.
    public static let characters: Set<Character> = Set(Lettering.glyphs.keys)

    /// Returns the colour of the badge. White characters have a contrast of at least 4.5:1 to it.
    public func color(in theme: BoardTheme) -> RGB { Lettering.badgeColor(drawn, theme) }

    /// The characters to draw.
    var drawn: [Character] { Array(text.filter(Self.characters.contains).prefix(2)) }
}
