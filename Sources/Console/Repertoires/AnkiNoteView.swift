import BoardImage
import Chess
import Coach
import GameDatabases
import Openings

/// The fields of a card's note in an Anki package: the question as a board with the moves that lead to it, the answer,
/// and the author's comments, which are shown with the answer.
struct AnkiNoteView {
    private let card: Card

    init(_ card: Card) { self.card = card }

    var fields: [AnkiField: String] {
        let number = card.position.moveNumberText
        let answers = card.prepared.map { number + $0.san }
        return [
            .fen: card.position.fen, .line: line,
            .board: board, .side: card.key.side == .white ? "White" : "Black", .answer: answers.first ?? "",
            .alternatives: answers.dropFirst().joined(separator: ", "), .comment: comments(answers),
        ]
    }

    /// `1. e4 c5`, with blanks after the numbers: SQLite would store the line `1.e4`, by which Anki sorts, as 10000.
    private var line: String {
        NumberedMoves(card.line, from: card.start).steps.map { step in
            step.number.isEmpty ? step.san : "\(step.number) \(step.san)"
        }.joined(separator: " ")
    }

    /// The board from the learner's side with the last move marked, as SVG inside HTML.
    private var board: String {
        var diagram = BoardDiagram(card.position)
        diagram.orientation = card.key.side
        diagram.lastMove = card.line.last
        let document = diagram.svg(squareSize: 50)
        return String(document[(document.firstRange(of: "<svg")?.lowerBound ?? document.startIndex)...])
    }

    private func comments(_ answers: [String]) -> String {
        var paragraphs = card.texts
        for (index, move) in card.prepared.enumerated() {
            paragraphs += move.texts.map { index == 0 ? $0 : "\(answers[index]): \($0)" }
        }
        return paragraphs.map { "<p>\(AnkiText.html($0))</p>" }.joined()
    }
}
