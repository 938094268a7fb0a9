extension PieceDrawing {
    /// The set `modern`, in the order of `PieceKind`. Every piece has a body and a base.
    static let modern = [pawn, knight, bishop, rook, queen, king]

    private static let pawn = PieceDrawing(
        bodies: [
            .half("M50 45C56 45 58 48 59.5 53L65 72H50"), .half("M50 74H68C72 74 74 77 74 81V88H50"),
            .ball(50, 34, 15),
        ],
        lines: [.half("M50 74H64")], smallLines: 0)

    private static let knight = PieceDrawing(
        bodies: [
            .path(
                "M33 74C33 62 46 58 48 46L36 55C33 57 31 62 26 61L19 56C17 54 17 51 18.5 48L32 25L33 12L46 20"
                    + "C66 22 76 38 76 56C76 62 75 67 73 74Z"),
            .half("M50 74H74C78 74 80 77 80 81V88H50"),
        ],
        lines: [.half("M50 74H72")], dots: [.ball(37, 34, 3.4)])

    private static let bishop = PieceDrawing(
        bodies: [
            .half("M50 12C55 16 69 30 69 46C69 57 62 64 60 74H50"), .half("M50 74H70C74 74 76 77 76 81V88H50"),
        ],
        lines: [.path("M52 48L64 31"), .half("M50 74H64")])

    private static let rook = PieceDrawing(
        bodies: [
            .half("M50 16H56V25H63V16H74V40H66L68 74H50"), .half("M50 74H74C78 74 80 77 80 81V88H50"),
        ],
        lines: [.half("M50 40H66"), .half("M50 74H70")])

    private static let queen = PieceDrawing(
        bodies: [
            .half("M50 14L60 40L76 17L72 45L90 26L75 74H50"), .half("M50 74H76C80 74 82 77 82 81V88H50"),
        ],
        lines: [.half("M50 74H75")])

    private static let king = PieceDrawing(
        bodies: [
            .half("M50 7H55V13H61V22H55V32H72C80 32 84 38 82 45L74 74H50"),
            .half("M50 74H76C80 74 82 77 82 81V88H50"),
        ],
        lines: [.half("M50 44H70"), .half("M50 74H73")])
}
