import Chess
import TestSupport

/// A game of knights that come and go, so that lines transpose and repeat.
struct RandomLine {
    var moves: [Move] = []
    var pgn = ""

    init(_ generator: inout SeededGenerator, plies: Int) {
        var position = Position.initial
        for _ in 0..<plies {
            let knights = position.legalMoves().filter { position[$0.from]?.kind == .knight }
                .sorted { position.uci($0) < position.uci($1) }
            guard !knights.isEmpty else { break }
            let move = knights[generator.below(min(3, knights.count))]
            if position.sideToMove == .white { pgn += "\(position.fullmoveNumber). " }
            pgn += position.san(move) + " "
            moves.append(move)
            position = position.playing(move)
        }
        pgn += "*"
    }
}
