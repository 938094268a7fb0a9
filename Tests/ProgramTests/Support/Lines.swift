import Chess

/// Lines of a repertoire as lists of moves, and what a learner who knows them answers.
enum Lines {
    /// 41 positions in which White is asked, none reached in two ways.
    static let white: [[String]] = [
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3",
        "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Nc6 O-O Be7 c4",
        "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3 e5 Nb3 Be6 f3",
        "e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 Bxe7 Qxe7 f4",
        "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4 h6 Nf3",
        "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6 Nf3",
        "e4 g6 d4 Bg7 Nc3 d6 f4",
    ].map { $0.split(separator: " ").map(String.init) }

    /// A chapter each.
    static func pgn(_ lines: [[String]]) -> String {
        lines.enumerated().map { index, line in
            var text = "[Event \"Line \(index + 1)\"]\n[Result \"*\"]\n\n"
            for (ply, move) in line.enumerated() {
                text += ply.isMultiple(of: 2) ? "\(ply / 2 + 1). \(move) " : "\(move) "
            }
            return text + "*\n"
        }.joined(separator: "\n")
    }

    /// White's answer after each line of moves, written with blanks between.
    static func answers(_ lines: [[String]]) -> [String: String] {
        var answers: [String: String] = [:]
        for line in lines {
            for ply in stride(from: 0, to: line.count, by: 2) {
                answers[line[..<ply].joined(separator: " ")] = line[ply]
            }
        }
        return answers
    }

    /// The first legal move, by its UCI text, that is not the answer.
    static func wrongMove(fen: String, answer: String) throws -> String {
        let position = try Position(fen: fen)
        let moves = position.legalMoves().sorted { position.uci($0) < position.uci($1) }.map(position.san)
        guard let move = moves.first(where: { $0 != answer }) else { throw Unexpected("no wrong move in \(fen)") }
        return move
    }
}
