import Chess
import Openings

/// The gaps of one side.
struct GapsReport {
    let repertoire: Repertoire
    /// All that reach the target, the most frequent first.
    let gaps: [Gap]
    /// How many more were played in fewer games than are asked for.
    let leftOut: Int
    let leastGames: Int
    /// The first of them, with what might be played.
    let shown: [Answered]
    let ends: [LineEnd]

    struct Answered {
        let gap: Gap
        let answers: [SuggestedAnswer]

        /// What an engine is asked about it; nil without an answer.
        var question: AnswerCheck.Question? {
            answers.first.map { AnswerCheck.Question(position: gap.after, move: $0.move) }
        }
    }

    /// First moves of White's without an answer: what is missing there is rather a book of its own.
    var firstMoves: [Gap] { gaps.filter(\.isFirstMove) }
    /// Those that are shown one by one, with a number.
    var numbered: [Answered] { shown.filter { !$0.gap.isFirstMove } }
    /// The others.
    var replies: [Gap] { gaps.filter { !$0.isFirstMove } }

    /// Whether several repertoires are looked at together.
    var isMixed: Bool { Set(repertoire.chapters.map(\.repertoire)).count > 1 }

}

extension [Gap] {
    /// How many games leave the book in one of them while the learner plays his main moves, 0…1.
    var share: Double { reduce(0) { $0 + $1.byMainMoves } }

    /// Whether some of them are met only behind alternatives.
    var hasAlternatives: Bool { contains { $0.byMainMoves < $0.probability * 0.99 } }
}

extension Gap {
    /// Whether the reply is the first move of a game.
    var isFirstMove: Bool { line.isEmpty && start == .initial }
}
