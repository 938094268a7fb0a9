import Chess
import Openings

extension MoveLine {
    /// The number of moves drawn as arrows: more would be confusing.
    private static let arrows = 3

    /// Returns its first moves as arrows; castling is drawn to the king's target square, not to the rook.
    func arrows(_ colour: Drawing.Arrow) -> [Drawing] {
        moves.prefix(Self.arrows).map { Drawing(colour, from: $0.from, to: $0.destination) }
    }
}
