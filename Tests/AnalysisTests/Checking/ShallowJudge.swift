import Analysis
import Chess
import SeededRandom
import UCI

/// A cheap, deterministic evaluator: material, two plies and captures. It plays badly, but finds false sentences as
/// well as an engine.
enum ShallowJudge {
    private static let plies = 7

    /// Returns the evaluation of a move, with the line each side considers best.
    static func evaluation(of move: Move, in position: Position) -> Evaluation? {
        var moves = [move]
        var reached = position.playing(move)
        var score = 0
        for ply in 1..<plies where reached.hasLegalMove {
            let best = best(in: reached, depth: 2)
            if ply == 1 { score = -best.score }
            guard let next = best.move else { break }
            moves.append(next)
            reached = reached.playing(next)
        }
        let value: Score.Value =
            reached.isCheckmate && moves.count == 2 ? .mate(-1) : .centipawns(max(-900, min(900, score * 100)))
        return Evaluation(
            position: position, moves: moves, score: Score(value, for: position.sideToMove), depth: 2, nodes: 0,
            engine: "shallow")
    }

    /// Returns the best move and its value in pawns for the side to move.
    static func best(in position: Position, depth: Int) -> (score: Int, move: Move?) {
        search(position, depth: depth, alpha: -1000, beta: 1000)
    }

    private static func search(_ position: Position, depth: Int, alpha: Int, beta: Int) -> (score: Int, move: Move?) {
        let moves = position.legalMoves()
        if moves.isEmpty { return (position.isCheck ? -500 - depth : 0, nil) }
        var alpha = alpha
        var best: (score: Int, move: Move?) = (-2000, nil)
        if depth <= 0 {
            best.score = material(position)
            if best.score >= beta || depth < -3 { return best }
            alpha = max(alpha, best.score)
        }
        let captures = moves.filter { position.captured(by: $0) != nil || $0.promotion != nil }
            .sorted { order($0, position) > order($1, position) }
        let quiet = depth > 0 ? moves.filter { position.captured(by: $0) == nil && $0.promotion == nil } : []
        for move in captures + quiet {
            let score = -search(position.playing(move), depth: depth - 1, alpha: -beta, beta: -alpha).score
            if score > best.score { best = (score, move) }
            alpha = max(alpha, score)
            if alpha >= beta { break }
        }
        return best
    }

    private static func order(_ move: Move, _ position: Position) -> Int {
        let grid: [PieceKind: Int] = [.pawn: 1, .knight: 3, .bishop: 3, .rook: 5, .queen: 9]
        let taken = position.captured(by: move).flatMap { grid[$0] } ?? 0
        return taken * 16 - (position[move.from].flatMap { grid[$0.kind] } ?? 15)
    }

    private static func material(_ position: Position) -> Int {
        let values: [(PieceKind, Int)] = [(.pawn, 1), (.knight, 3), (.bishop, 3), (.rook, 5), (.queen, 9)]
        return values.reduce(0) { sum, pair in
            let own = position.pieces(position.sideToMove, pair.0).count
            return sum + pair.1 * (own - position.pieces(position.sideToMove.opponent, pair.0).count)
        }
    }
}
