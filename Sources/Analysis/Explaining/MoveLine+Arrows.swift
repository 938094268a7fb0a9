import Chess
import Openings

extension MoveLine {
    /// So many moves of a line are drawn: with more of them nobody finds his way.
    private static let arrows = 3

    /// Its first moves as arrows; a castling king goes where he goes, not onto his rook.
    func arrows(_ colour: Drawing.Arrow) -> [Drawing] {
        moves.prefix(Self.arrows).map { move in
            guard move.isCastling else { return Drawing(colour, from: move.from, to: move.to) }
            let file = move.to > move.from ? 6 : 2
            return Drawing(colour, from: move.from, to: Square(file: file, rank: move.from.rank) ?? move.to)
        }
    }
}
