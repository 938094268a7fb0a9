import Chess
import Openings

extension MoveLine {
    /// The number of moves drawn as arrows: more would be confusing.
    private static let arrows = 3

    /// Returns its first moves as arrows; castling is drawn to the king's target square, not to the rook.
    func arrows(_ colour: Drawing.Arrow) -> [Drawing] {
        moves.prefix(Self.arrows).map { move in
            guard move.isCastling else { return Drawing(colour, from: move.from, to: move.to) }
            let file = move.to > move.from ? 6 : 2
            return Drawing(colour, from: move.from, to: Square(file: file, rank: move.from.rank) ?? move.to)
        }
    }
}
