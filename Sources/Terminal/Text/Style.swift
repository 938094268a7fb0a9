/// The role of a piece of text, which a theme maps to its appearance. Views use roles, never colours.
public enum Role: Sendable, Hashable, CaseIterable {
    case plain, strong, dim, error, warning, success, comment, prompt, move
    case whitePiece, blackPiece
    case green, red, yellow, blue
}

/// The background of a piece of text.
public enum Background: Sendable, Hashable, CaseIterable {
    case lightSquare, darkSquare, lastMove, check
    case green, red, yellow, blue
}

/// A role on a background.
public struct Style: Sendable, Hashable {
    public var role: Role
    /// Nil for the terminal's own background.
    public var background: Background?

    public init(_ role: Role = .plain, on background: Background? = nil) {
        self.role = role
        self.background = background
    }
}
