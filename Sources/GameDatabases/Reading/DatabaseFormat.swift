/// The format of a game database: the program that wrote it and its encoding of moves.
public enum DatabaseFormat: Hashable, Sendable, CaseIterable {
    /// Prep's own: two bytes per ply in `Moves`.
    case prep
    /// ocgdb since February 2022: two bytes per ply in `Moves2`, promotions coded upwards from the knight.
    case ocgdb
    /// ocgdb before February 2022: the same, with promotions coded downwards from the queen.
    case ocgdbBefore2022
    /// ocgdb, one byte per ply (two for a queen) in `Moves1`.
    case ocgdbOneByte
    /// ocgdb, the movetext verbatim as in the PGN file.
    case ocgdbText
    /// En Croissant: the index of each move in the list of legal moves, and since 2026 variations and comments.
    case enCroissant

    /// The name for lists.
    public var name: String {
        switch self {
        case .prep: "Prep"
        case .ocgdb: "ocgdb (Moves2)"
        case .ocgdbBefore2022: "ocgdb (Moves2, before February 2022)"
        case .ocgdbOneByte: "ocgdb (Moves1)"
        case .ocgdbText: "ocgdb (movetext)"
        case .enCroissant: "En Croissant"
        }
    }

    /// Whether ocgdb writes this format.
    public var isOCGDB: Bool {
        switch self {
        case .ocgdb, .ocgdbBefore2022, .ocgdbOneByte, .ocgdbText: true
        case .prep, .enCroissant: false
        }
    }

    /// Whether comments on the main line are in a separate table. ocgdb writes one, unless it stores the movetext.
    public var hasCommentTable: Bool { isOCGDB && self != .ocgdbText }
}
