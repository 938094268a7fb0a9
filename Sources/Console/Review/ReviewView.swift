import Analysis
import Chess
import Coach
import Openings
import PGN
import Terminal
import UCI

/// A reviewed game as text: the accuracy of both players, the course of the game, its opening, and the mistakes.
struct ReviewView {
    let report: ReviewReport
    let columns: Int
    let isUTF8: Bool
    var writing = MoveWriting.letters
    /// Whether tables and the graph are sentences, for a screen reader.
    var isPlain = false

    private var review: GameReview { report.review }
    private var tags: TagPairs { report.game.tags }

    var lines: [StyledText] {
        var lines = heading
        lines += isPlain ? playerSentences + [course] : players + graph
        lines += openingView.sentences.flatMap {
            StyledText($0, .dim).writingMoves(writing).wrapped(to: columns, indent: 2)
        }
        for mistake in report.mistakes {
            lines += MistakeView(mistake: mistake, writing: writing, isPlain: isPlain).lines(columns: columns)
        }
        if report.mistakes.isEmpty { lines.append(StyledText("Neither side made a mistake.", .success)) }
        return lines
    }

    private var openingView: OpeningReportView {
        OpeningReportView(
            report: report.opening, moves: report.game.line, start: report.game.start, side: report.side)
    }

    /// The players, the result, the date and the opening.
    var heading: [StyledText] {
        let names = ["White", "Black"].map { Untrusted.visible(tags[$0] ?? "?") }
        var line = StyledText("\(names[0]) – \(names[1])", .strong)
        if let result = tags["Result"], result != "*" { line.append("  \(Untrusted.visible(result))") }
        if let date = tags["Date"], !date.hasPrefix("?") { line.append("  \(Untrusted.visible(date))", .dim) }
        return line.wrapped(to: columns)
            + (report.opening.opening.map { OpeningView($0).lines(columns: columns) } ?? [])
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
        let words = shown.map { "move \(($0.ply + 1) / 2) \($0.after.description)" }
        return StyledText("Evaluation for White: \(words.joined(separator: ", ")).")
    }

    private var graph: [StyledText] { ReviewGraph(review, isUTF8: isUTF8).rows(columns: columns, height: 5) }

    /// The JSON document of one game.
    var json: [String: JSON] {
        let texts = Dictionary(report.mistakes.map { ($0.move.ply, $0.text) }) { first, _ in first }
        return [
            "white": json(.white), "black": json(.black),
            "moves": .array(
                review.moves.map { move in
                    var members: [String: JSON] = [
                        "ply": .integer(move.ply), "san": .string(move.san),
                        "best": JSON(move.best.moves.first.map { move.position.san($0) }),
                        "loss_cp": .integer(move.lossCentipawns), "class": .string(move.moveClass.rawValue),
                        "accuracy": .number(Self.tenths(move.accuracy)),
                        "text": JSON(texts[move.ply]), "book": .bool(report.opening.isBook(ply: move.ply)),
                    ]
                    switch move.after.value {
                    case .centipawns(let centipawns): members["cp"] = .integer(centipawns)
                    case .mate(let moves): members["mate"] = .integer(move.reply.moves.isEmpty ? 0 : moves)
                    }
                    return .object(members)
                }),
            "opening": OpeningView.json(report.opening.opening), "book": openingView.bookJSON,
            "database": openingView.databaseJSON, "moments": .array(report.moments.map(json)),
        ]
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

    private func json(_ moment: ReviewedMistake) -> JSON {
        MistakeView(mistake: moment, writing: .letters, isPlain: isPlain).json
    }

    private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
