import Analysis
import Chess
import Coach
import Openings
import PGN
import Terminal
import UCI

/// A reviewed game as text: the accuracy of both players, the course of the game, and the decisive mistakes.
struct ReviewView {
    let review: GameReview
    let tags: TagPairs
    let book: OpeningReport
    let columns: Int
    let isUTF8: Bool
    var writing = MoveWriting.letters
    /// Whether tables and the graph are sentences, for a screen reader.
    var isPlain = false

    var lines: [StyledText] {
        var lines = heading
        lines += isPlain ? playerSentences + [course] : players + graph
        lines += bookLines
        let worst = review.moves.filter { $0.moveClass >= .inaccuracy }
        for move in worst { lines += mistakeLines(move) }
        if worst.isEmpty { lines.append(StyledText("Neither side made a mistake.", .success)) }
        return lines
    }

    private var heading: [StyledText] {
        let names = ["White", "Black"].map { Untrusted.visible(tags[$0] ?? "?") }
        var line = StyledText("\(names[0]) – \(names[1])", .strong)
        if let result = tags["Result"], result != "*" { line.append("  \(Untrusted.visible(result))") }
        if let date = tags["Date"], !date.hasPrefix("?") { line.append("  \(Untrusted.visible(date))", .dim) }
        return line.wrapped(to: columns) + (book.opening.map { OpeningView($0).lines(columns: columns) } ?? [])
    }

    /// A row for each side.
    private var players: [StyledText] {
        let head =
            "       " + "accuracy".aligned(9) + "loss".aligned(7) + "?!".aligned(5) + "?".aligned(5) + "??".aligned(5)
        return [StyledText(head, .dim)]
            + Side.allCases.map { side in
                let player = review.player(side)
                var row = StyledText((side == .white ? "White" : "Black").filled(7))
                row.append((player.accuracy.map { "\(Int($0.rounded())) %" } ?? "–").aligned(9), .strong)
                row.append((player.averageCentipawnLoss.map { "\(Int($0.rounded()))" } ?? "–").aligned(7))
                for count in [player.inaccuracies, player.mistakes, player.blunders] {
                    row.append("\(count)".aligned(5))
                }
                return row
            }
    }

    /// `White: accuracy 91 %, average loss 20, 2 inaccuracies, 1 mistake, 0 blunders.`
    private var playerSentences: [StyledText] {
        Side.allCases.map { side in
            let player = review.player(side)
            var words = [player.accuracy.map { "accuracy \(Int($0.rounded())) %" } ?? "no accuracy"]
            if let loss = player.averageCentipawnLoss { words.append("average loss \(Int(loss.rounded()))") }
            words += [
                counted(player.inaccuracies, "inaccuracy", "inaccuracies"), counted(player.mistakes, "mistake"),
                counted(player.blunders, "blunder"),
            ]
            return StyledText("\(side.word): \(words.joined(separator: ", ")).")
        }
    }

    /// The evaluations of the graph in words: after every fifth move of Black, and at the end.
    private var course: StyledText {
        let last = review.moves.count
        let shown = review.moves.filter { $0.ply.isMultiple(of: 10) || $0.ply == last }
        let words = shown.map { "move \(($0.ply + 1) / 2) \($0.after.text)" }
        return StyledText("Evaluation for White: \(words.joined(separator: ", ")).")
    }

    private var graph: [StyledText] { ReviewGraph(review, isUTF8: isUTF8).rows(columns: columns, height: 5) }

    private var bookLines: [StyledText] {
        var lines: [StyledText] = []
        for side in Side.allCases {
            guard let left = book.departure(side) else { continue }
            let who = left.isOwn ? "\(side.name.capitalizedWord) left" : "\(side.opponent.name.capitalizedWord) left"
            let expected = left.expected.map { left.position.san($0) }.joined(separator: ", ")
            lines += StyledText(
                "\(who) your \(side.name) book at \(MoveLine.numbered(left.move, in: left.position)) – it has \(expected)",
                .dim
            ).writingMoves(writing).wrapped(to: columns, indent: 2)
        }
        if book.lastPlayedPly > 0, book.lastPlayedPly < review.moves.count {
            let move = review.moves[book.lastPlayedPly]
            lines.append(
                StyledText("Novelty: \(MoveLine.numbered(move.move, in: move.position))", .dim)
                    .writingMoves(writing))
        }
        return lines
    }

    /// `17...Nxe4??  +0.30 → +4.10  best: 17...Be7` with the explanation.
    private func mistakeLines(_ move: ReviewedMove) -> [StyledText] {
        let role: Role = move.moveClass == .inaccuracy ? .warning : .error
        var line = StyledText(MoveLine.numbered(move.move, in: move.position) + move.moveClass.sign, role)
        line.append("  \(move.before.text) \(isUTF8 ? "→" : "->") \(move.after.text)")
        if let best = move.best.moves.first {
            line.append("  best: ", .dim)
            line.append(MoveLine.numbered(best, in: move.position), .success)
        }
        var lines = line.writingMoves(writing).wrapped(to: columns, indent: 2)
        if let reason = move.reason {
            lines += StyledText("  " + reason, .plain).writingMoves(writing).wrapped(to: columns, indent: 2)
        }
        return lines
    }

    /// The JSON document of one game.
    var json: [String: JSON] {
        [
            "white": json(.white), "black": json(.black),
            "moves": .array(
                review.moves.map { move in
                    var members: [String: JSON] = [
                        "ply": .integer(move.ply), "san": .string(move.san),
                        "best": JSON(move.best.moves.first.map { move.position.san($0) }),
                        "loss_cp": .integer(move.lossCentipawns), "class": .string(move.moveClass.rawValue),
                        "accuracy": .number(Self.tenths(move.accuracy)),
                        "book": .bool(isBook(move)),
                    ]
                    switch move.after.value {
                    case .centipawns(let centipawns): members["cp"] = .integer(centipawns)
                    case .mate(let moves): members["mate"] = .integer(move.reply.moves.isEmpty ? 0 : moves)
                    }
                    return .object(members)
                }),
            "opening": OpeningView.json(book.opening),
        ]
    }

    /// Whether the move is in the learner's book for either side, or leads to a position of a game in the database.
    private func isBook(_ move: ReviewedMove) -> Bool {
        move.ply <= book.lastPlayedPly
            || book.walks.values.contains { $0.moves.contains { $0.ply == move.ply && $0.kind == .followed } }
    }

    private func json(_ side: Side) -> JSON {
        let player = review.player(side)
        return [
            "acpl": player.averageCentipawnLoss.map { .integer(Int($0.rounded())) } ?? .null,
            "accuracy": player.accuracy.map { .number(Self.tenths($0)) } ?? .null,
            "inaccuracies": .integer(player.inaccuracies), "mistakes": .integer(player.mistakes),
            "blunders": .integer(player.blunders),
        ]
    }

    private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

extension String {
    fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
