extension PieceDrawing {
    /// The set `classic`, in the order of `PieceKind`.
    static let classic = [pawn, knight, bishop, rook, queen, king]

    private static let pawn = PieceDrawing(
        bodies: [
            .half(
                "M50 17C57.5 17 63 22.5 63 29.5C63 34 61 37.5 58 40L65 43C68 44.5 67.5 48.5 64.5 49.3L58 50.5"
                    + "C58.5 60 62 66 69 71.5C74.5 76 77 80 77 88H50")
        ],
        lines: [.half("M50 77H72"), .half("M50 50.5H58")], smallLines: 0)

    private static let knight = PieceDrawing(
        bodies: [
            .path(
                "M23 88C23 76 29 68 38 61C43 57 46 53 46 47C41 52 36 53 32 55C29 57 27 62 22.5 61.5C17 61 13 56 14.5 51"
                    + "C16 46 22 42 24 35C25 30 27.5 25 31.5 21.5L30 9.5L40.5 15.5L46 8L51.5 16.5"
                    + "C70 20 83 36 83 62C83 72 82 80 82 88Z")
        ],
        lines: [.path("M53 24C67 30 74.5 44 74.5 62C74.5 70 74 76 73.5 82")],
        dots: [.ball(33.5, 32, 3), .ball(19.5, 53, 1.8)], smallLines: 0)

    private static let bishop = PieceDrawing(
        bodies: [
            .half(
                "M50 20C60 26 68 35 68 46C68 53.5 64.5 58.5 60 62L64 66C65.5 68 64.5 70.5 61 71.5C68 74.5 78 76 79 88H50"
            ),
            .ball(50, 14, 6),
        ],
        lines: [.path("M51 47L61 33"), .half("M50 62H60"), .half("M50 71.5H61")])

    private static let rook = PieceDrawing(
        bodies: [.half("M50 17H56.5V24H62.5V17H74V32L66.5 38.5V66L72.5 72V77H78V88H50")],
        lines: [.half("M50 38.5H66.5"), .half("M50 66H66.5"), .half("M50 77H72.5")])

    private static let queen = PieceDrawing(
        bodies: [
            .half("M50 21L57.5 48L68.5 23L71 51L86 31L78 64C75.5 67 75.5 69 76.5 72C79 76 79 82 78.5 88H50"),
            .ball(50, 15, 5.5), .balls(69.5, 17.5, 5.5), .balls(87, 27, 5.3),
        ],
        lines: [
            .half("M50 61C60 61 70 62 78 64"), .half("M50 70C60 70 69 70.7 76 72"),
            .half("M50 80C60 80 69 80.5 78 81.5"),
        ])

    private static let king = PieceDrawing(
        bodies: [
            .half(
                "M50 6.5H53.5V11.5H59.5V18H53.5V23.5C57 24 59 27 59 31C65 26.5 73 25.5 80 29C91 35 90 48 83 57"
                    + "C80.5 60.5 78 62.5 77 65L78 72C79 76 79 82 78.5 88H50")
        ],
        lines: [
            .half("M50 62C60 62 69 63 77 65"), .half("M50 71C60 71 69 71 77.5 72"),
            .half("M50 80C60 80 69 80.5 78 81.5"),
            .half("M50 62C50 50 53 37 59 31"),
        ])
}
