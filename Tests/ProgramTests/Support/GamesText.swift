import Chess

/// Games as PGN, played by generator from the initial position.
enum GamesText {
    /// - Parameter seed: the same games for the same seed, and none in common for another.
    static func random(_ count: Int, plies: Int = 24, seed: UInt64) -> String {
        var generator = SeededGenerator(seed: seed)
        var text = ""
        for number in 0..<count {
            text += "[Event \"Seed \(seed)\"]\n[Site \"Here\"]\n[Date \"2020.01.01\"]\n[Round \"\(number)\"]\n"
            text += "[White \"White \(generator.roll(300))\"]\n[Black \"Black \(number)\"]\n[Result \"1-0\"]\n\n"
            var position = Position.initial
            for ply in 0..<plies {
                let moves = position.legalMoves().map { position.uci($0) }.sorted()
                guard !moves.isEmpty, let move = position.move(uci: moves[generator.roll(min(moves.count, 6))])
                else { break }
                text += ply.isMultiple(of: 2) ? "\(ply / 2 + 1). " : ""
                text += position.san(move) + (ply % 8 == 7 ? "\n" : " ")
                position = position.playing(move)
            }
            text += "1-0\n\n"
        }
        return text
    }
}
