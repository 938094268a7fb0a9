/// The numbers 0 to 959 of the Chess960 start positions (Scharnagl's numbering; 518 is the standard start position).
extension Position {
    /// Creates the start position with that number; nil outside 0 to 959.
    ///
    /// ```swift
    /// if let position = Position(chess960: 0) {
    ///     print(position.epd)  // bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf -
    /// }
    /// print(Position.initial.chess960Number ?? -1)  // 518
    /// ```
    public init?(chess960 number: Int) {
        guard (0..<960).contains(number) else { return nil }
        var kinds = InlineArray<6, UInt64>(repeating: 0)
        var free = Array(0..<8)
        func place(_ kind: PieceKind, onFree index: Int) {
            let file = UInt64(free.remove(at: index))
            kinds[Int(kind.rawValue)] |= 1 << file | 1 << (file + 56)
        }
        let (light, dark) = (number % 4 * 2 + 1, number / 4 % 4 * 2)
        place(.bishop, onFree: light)
        place(.bishop, onFree: dark - (dark > light ? 1 : 0))
        place(.queen, onFree: number / 16 % 6)
        let knights = Self.knightPairs[number / 96]
        place(.knight, onFree: knights.1)
        place(.knight, onFree: knights.0)
        place(.king, onFree: 1)
        place(.rook, onFree: 1)
        place(.rook, onFree: 0)
        kinds[0] = 0x00FF_0000_0000_FF00
        self.init(
            kinds: kinds, sides: [0xFFFF, 0xFFFF_0000_0000_0000], castling: kinds[Int(PieceKind.rook.rawValue)],
            sideToMove: .white, enPassant: 64, halfmoves: 0, fullmoves: 1)
    }

    /// The number of this start position; nil if it is not one of the 960. The clocks are ignored.
    public var chess960Number: Int? {
        let home = Bitboard.rank(0)
        let bishops = pieces(.white, .bishop) & home
        guard let light = (bishops & .light).first, let dark = (bishops & .dark).first,
            let queen = (pieces(.white, .queen) & home).first
        else { return nil }
        let withoutBishops = (home - [light, dark]).map(\.file)
        let others = withoutBishops.filter { $0 != queen.file }
        let knights = (pieces(.white, .knight) & home).compactMap { others.firstIndex(of: $0.file) }
        guard knights.count == 2, let index = withoutBishops.firstIndex(of: queen.file),
            let pair = Self.knightPairs.firstIndex(where: { $0 == (knights[0], knights[1]) })
        else { return nil }
        let number = light.file / 2 + dark.file / 2 * 4 + index * 16 + pair * 96
        return Position(chess960: number)?.identity == identity ? number : nil
    }

    /// The places of the two knights among the five files left after bishops and queen.
    private static let knightPairs = [
        (0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4),
    ]
}
