import Chess
import Openings

/// Judges a legal move in a question's position.
struct Judge {
    let card: Card
    let repertoires: [Repertoire]

    /// Two positions are near-identical when they differ on at most this many squares: one move played instead of
    /// another.
    static let nearSquares = 4
    /// Before this move number nearly all positions are near-identical.
    static let nearFromMove = 4

    func verdict(on move: Move) -> Verdict {
        if let place = card.prepared.firstIndex(where: { $0.move == move }) {
            return place == 0 ? .main : .alternative
        }
        if let warning = card.warnings.first(where: { $0.move == move }) {
            let filter = LeakFilter(card)
            let comments = warning.texts.filter(filter.admits)
            return .warning(warning, comments: comments)
        }
        let after = card.position.playing(move).identity
        let sameSide = repertoires.filter { $0.side == card.key.side }
        return .deviation(
            Deviation(
                move: move, san: card.position.san(move),
                transposes: sameSide.contains { $0.index(of: after) != nil },
                nearLine: nearLine(for: move, in: sameSide)
            ))
    }

    /// The line to the position most like this one in which the move is prepared. O(cards) at worst.
    ///
    /// A line with the answer in it is passed over, as it is told before the answer is out; so is one that does not
    /// begin at the usual start, from where it is told.
    private func nearLine(for move: Move, in repertoires: [Repertoire]) -> [Move]? {
        guard card.position.fullmoveNumber >= Judge.nearFromMove, let piece = card.position[move.from] else {
            return nil
        }
        var best: (difference: Int, line: [Move])?
        for other in repertoires.flatMap(\.cards) where other.prepared.contains(where: { $0.move == move }) {
            guard other.position[move.from] == piece, other.start.identity == Position.initial.identity,
                !other.line.contains(where: { move in card.prepared.contains { $0.move == move } })
            else { continue }
            let difference = Square.all.count { card.position[$0] != other.position[$0] }
            guard difference > 0, difference <= Judge.nearSquares else { continue }
            if difference < best?.difference ?? Int.max { best = (difference, other.line) }
        }
        return best?.line
    }
}
