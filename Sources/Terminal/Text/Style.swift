/// What a piece of text is, so that a theme can choose how it looks. Views name roles, never colours.
public enum Role: Sendable, Hashable, CaseIterable {
    case plain, strong, dim, error, warning, success, comment, prompt, move
    case whitePiece, blackPiece
    case green, red, yellow, blue
}

/// What lies behind a piece of text.
public enum Ground: Sendable, Hashable, CaseIterable {
    case lightSquare, darkSquare, lastMove, check
    case green, red, yellow, blue
}

/// A role on a ground.
public struct Style: Sendable, Hashable {
    public var role: Role
    /// Nil is the terminal's own background.
    public var ground: Ground?

    public init(_ role: Role = .plain, on ground: Ground? = nil) {
        self.role = role
        self.ground = ground
    }
}
