/// The names of the sets of pieces: the values of `Setting.pieces`.
public enum PieceSetName: String, Sendable, CaseIterable {
    case classic, modern
}
