import Chess
import Openings

/// Judges a legal move in a question's position.
struct Judge {
    let card: Card
    let repertoires: [CompiledRepertoire]

    /// Two positions are near-identical when they differ on at most this many squares: one move played instead of
    /// another.
    static let nearSquares = 4
    /// Before this move number nearly all positions are near-identical, so no such line is looked for.
    static let nearFromMove = 4

    func verdict(on move: Move) -> Verdict {
        if let index = card.prepared.firstIndex(where: { $0.move == move }) {
            return index == 0 ? .main : .alternative
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

    /// The line to the position most like this one in which the move is prepared; nil when no line is. O(positions).
    ///
    /// The line is shown before the answer, from move 1. So lines that contain the answer, and those that do not begin at
    /// the usual start, are left out.
    private func nearLine(for move: Move, in repertoires: [CompiledRepertoire]) -> [Move]? {
        guard card.position.fullmoveNumber >= Judge.nearFromMove, let piece = card.position[move.from] else {
            return nil
        }
        var best: (difference: Int, line: [Move])?
        for other in repertoires.flatMap({ $0.lines(toAnswer: move) }) {
            guard other.position[move.from] == piece, other.start.identity == Position.initial.identity,
                !other.moves.contains(where: { move in card.prepared.contains { $0.move == move } })
            else { continue }
            let difference = Square.all.count { card.position[$0] != other.position[$0] }
            guard difference > 0, difference <= Judge.nearSquares else { continue }
            if difference < best?.difference ?? Int.max { best = (difference, other.moves) }
        }
        return best?.line
    }
}
