/// The role of a piece of text, which decides its appearance. Views use roles, and exact colours only for boards.
public enum Role: Sendable, Hashable, CaseIterable {
    case plain, strong, dim, error, warning, success, comment, prompt, move
    case whitePiece, blackPiece
    case green, red, yellow, blue
}

/// The background of a piece of text.
public enum Background: Sendable, Hashable, CaseIterable {
    case lightSquare, darkSquare, lastMove, selected, destination, check
    case green, red, yellow, blue
}

/// A role on a background, or exact colours for pictures.
public struct Style: Sendable, Hashable {
    public var role: Role
    /// Nil for the terminal's own background.
    public var background: Background?
    /// The colour of the characters instead of the role's. Without 24-bit colour or the 256-colour palette it is left
    /// out.
    public var exactForeground: RGBColor?
    /// The colour of the background instead of `background`, under the same condition.
    public var exactBackground: RGBColor?
    /// The row of a picture that takes the place of the text; nil for text.
    var image: ImageRow?

    public init(_ role: Role = .plain, on background: Background? = nil) {
        self.role = role
        self.background = background
    }

    /// Creates a style of exact colours; nil for those of the terminal.
    public init(foreground: RGBColor?, background: RGBColor?) {
        self.init()
        exactForeground = foreground
        exactBackground = background
    }

    /// Creates the style of cells that a picture takes.
    init(image: ImageRow) {
        self.init()
        self.image = image
    }

    /// Whether the style consists of exact colours only, as in a picture.
    var isPicture: Bool {
        role == .plain && background == nil && (exactForeground != nil || exactBackground != nil)
    }
}
