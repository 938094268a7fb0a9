/// Whose database of games a file is, by the way its moves are kept (games-database.md, "Three encodings in the wild").
public enum DatabaseFormat: Hashable, Sendable, CaseIterable {
    /// Prep's own: two bytes a ply in `Moves`.
    case prep
    /// ocgdb since February 2022: two bytes a ply in `Moves2`, promotions counted up from the knight.
    case ocgdb
    /// ocgdb before that: the same with promotions counted down from the queen.
    case ocgdbBefore2022
    /// ocgdb, one byte a ply (a queen's move two) in `Moves1`.
    case ocgdbOneByte
    /// ocgdb, the movetext as it stood in the PGN file.
    case ocgdbText
    /// En Croissant: the number of each move in the list of legal ones, and since 2026 variations and comments.
    case enCroissant

    /// As a listing names it.
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

    /// ocgdb writes comments on the main line into a table beside the games, unless it keeps the movetext.
    public var hasCommentTable: Bool { isOCGDB && self != .ocgdbText }
}
