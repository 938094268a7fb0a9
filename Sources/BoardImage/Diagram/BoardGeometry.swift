public import Chess

/// Where squares and arrows are on a board whose squares are 100 units wide.
struct BoardGeometry {
    /// The side at the bottom.
    let orientation: Side

    /// The column from the left, 0…7.
    func column(_ square: Square) -> Int { orientation == .white ? square.file : 7 - square.file }

    /// The row from the top, 0…7.
    func row(_ square: Square) -> Int { orientation == .white ? 7 - square.rank : square.rank }

    func center(_ square: Square) -> Point {
        Point(Double(column(square)) * 100 + 50, Double(row(square)) * 100 + 50)
    }

    /// An arrow of a sixth of a square's width. A knight's has a right angle.
    func arrow(_ from: Square, _ to: Square) -> Outline { .arrow(path(from, to), width: 100 / 6) }

    /// The points of an arrow from outside the centre of its first square to the centre of its last one. A knight's
    /// goes first along the longer way.
    private func path(_ from: Square, _ to: Square) -> [Point] {
        let (start, end) = (center(from), center(to))
        let way = end - start
        let isKnights = min(abs(way.x), abs(way.y)) == 100 && max(abs(way.x), abs(way.y)) == 200
        let corner = abs(way.x) > abs(way.y) ? Point(end.x, start.y) : Point(start.x, end.y)
        let first = (isKnights ? corner : end) - start
        return [start + first * (26 / first.length)] + (isKnights ? [corner] : []) + [end]
    }
}

extension BoardDiagram {
    var geometry: BoardGeometry { BoardGeometry(orientation: orientation) }

    /// The squares that the moved piece left and reached; for castling those of the king.
    public var lastMoveSquares: [Square] {
        lastMove.map { [$0.from, $0.destination] } ?? []
    }
}
