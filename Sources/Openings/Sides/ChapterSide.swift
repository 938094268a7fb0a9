public import Chess

/// Whose repertoire a chapter is.
public enum ChapterSide: Hashable, Sendable {
    case known(Side, Reason)
    /// The file does not show the side: ask the user. No side is the default.
    case unclear

    /// How the side was detected.
    public enum Reason: Hashable, Sendable {
        /// `[Orientation "black"]`, as Lichess writes it.
        case orientationTag
        /// `[ChesstempoRepertoireColour "black"]`.
        case colourTag
        /// The side has one answer in (nearly) all positions where it has any, and the other side has several in some.
        case oneAnswer
        /// The chapter agrees with the answers of the file's chapters of that side, and not with those of the other.
        case otherChapters
    }

    /// The side, if it is known.
    public var side: Side? {
        guard case .known(let side, _) = self else { return nil }
        return side
    }
}
