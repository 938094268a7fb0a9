import Chess
public import Openings

/// The gaps of one side.
public struct GapsReport: Sendable {
    public let repertoire: Repertoire
    /// All that reach the target, the most frequent first.
    public let gaps: [Gap]
    /// How many more were played in fewer games than are asked for.
    public let leftOut: Int
    public let leastGames: Int
    /// The first of them, with what might be played.
    public let shown: [Answered]
    public let ends: [LineEnd]

    public init(repertoire: Repertoire, gaps: [Gap], leftOut: Int, leastGames: Int, shown: [Answered], ends: [LineEnd])
    {
        self.repertoire = repertoire
        self.gaps = gaps
        self.leftOut = leftOut
        self.leastGames = leastGames
        self.shown = shown
        self.ends = ends
    }

    public struct Answered: Sendable {
        public let gap: Gap
        public let answers: [SuggestedAnswer]

        public init(gap: Gap, answers: [SuggestedAnswer]) {
            self.gap = gap
            self.answers = answers
        }

        /// What an engine is asked about it; nil without an answer.
        public var question: AnswerCheck.Question? {
            answers.first.map { AnswerCheck.Question(position: gap.after, move: $0.move) }
        }
    }

    /// First moves of White's without an answer: what is missing there is rather a book of its own.
    public var firstMoves: [Gap] { gaps.filter(\.isFirstMove) }
    /// Those that are shown one by one, with a number.
    public var numbered: [Answered] { shown.filter { !$0.gap.isFirstMove } }
    /// The others.
    public var replies: [Gap] { gaps.filter { !$0.isFirstMove } }

    /// Whether several repertoires are looked at together.
    public var isMixed: Bool { Set(repertoire.chapters.map(\.repertoire)).count > 1 }

}

extension [Gap] {
    /// The share of games that leave the book in one of the gaps while the learner plays the main moves, from 0 to 1.
    public var share: Double { reduce(0) { $0 + $1.byMainMoves } }

    /// Whether some of them are met only behind alternatives.
    public var hasAlternatives: Bool { contains { $0.byMainMoves < $0.probability * 0.99 } }
}

extension Gap {
    /// Whether the reply is the first move of a game.
    public var isFirstMove: Bool { line.isEmpty && start == .initial }
}
