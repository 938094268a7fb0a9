import Chess

/// The answer of the engine: the first legal move in the order of their UCI texts, scored by the material left after it.
struct Answer {
    let info: String
    let bestMove: String

    init(in position: Position, among moves: [Move]) {
        let choices = moves.isEmpty ? position.legalMoves() : moves
        guard let move = choices.min(by: { position.uci($0) < position.uci($1) }) else {
            info = "info depth 0 score \(position.isCheck ? "mate 0" : "cp 0")"
            bestMove = "(none)"
            return
        }
        let after = position.playing(move)
        var line = [position.uci(move)]
        let score: String
        if after.isCheckmate {
            score = "mate 1"
        } else {
            score = "cp \(Self.material(after, for: position.sideToMove))"
            if let reply = after.legalMoves().map(after.uci).min() { line.append(reply) }
        }
        info = "info depth 2 seldepth 2 multipv 1 score \(score) nodes 100 nps 1000 pv \(line.joined(separator: " "))"
        bestMove = line[0]
    }

    private static func material(_ position: Position, for side: Side) -> Int {
        let values: [(PieceKind, Int)] = [(.pawn, 100), (.knight, 300), (.bishop, 300), (.rook, 500), (.queen, 900)]
        return values.reduce(0) { sum, value in
            sum + value.1 * (position.pieces(side, value.0).count - position.pieces(side.opponent, value.0).count)
        }
    }
}
