import Chess
import Openings
import Scheduling
import Store
import Training

/// A learner who answers every due position day by day, for measurements: right and wrong, with repeats, taken back and
/// overruled answers, buried and suspended positions. The same seed gives the same events.
struct SimulatedLearner {
    /// The number of days over which new positions are introduced.
    private static let daysOfNew = 1400

    /// The day that is answered next.
    private(set) var day: StudyDay
    /// When the day's first answer is given, between 5:00 and 22:00 UTC.
    private var start: Int64 = 0
    /// The number of graded answers so far.
    private(set) var answers = 0
    private let newPerDay: Int
    private var cards: [SimulatedCard]
    /// The cards due on each day, by the number of the day.
    private var due: [Int: [Int]] = [:]
    private var nextNew = 0
    /// The number of the newest event.
    private var newest: Int64 = 0
    private var random: SeededGenerator
    private var events: [CardEvent] = []

    /// - Parameter cards: those of a file with an empty log.
    init(_ cards: [StoredCard], from day: StudyDay, seed: UInt64) {
        self.day = day
        random = SeededGenerator(seed: seed)
        newPerDay = max(1, cards.count / Self.daysOfNew)
        self.cards = []
        for card in cards {
            self.cards.append(SimulatedCard(card, difficulty: Double.random(in: 0..<1, using: &random)))
        }
    }

    /// Whether any position is left to be asked, on whatever day.
    var isFinished: Bool { nextNew == cards.count && due.isEmpty }

    /// Answers the positions of a day, and returns what happened in its order.
    mutating func studyDay() -> [CardEvent] {
        events = []
        start = Int64(day.number) * 86_400_000 + Int64.random(in: 20...88, using: &random) * 900_000
        for card in due.removeValue(forKey: day.number) ?? [] { review(card) }
        for _ in 0..<newPerDay where nextNew < cards.count {
            append(.introduced(played: cards[nextNew].main, milliseconds: time()), nextNew)
            review(nextNew)
            nextNew += 1
        }
        day = day.advanced(by: 1)
        return events
    }

    // MARK: - One position

    private mutating func review(_ card: Int) {
        if !cards[card].state.isNew, isChance(0.002) {
            let tomorrow = day.advanced(by: 1)
            append(.buried(until: tomorrow, .question), card)
            due[tomorrow.number, default: []].append(card)
            return
        }
        let before = cards[card].state
        var answer = answer(card, .review)
        if isChance(0.003) {
            // A slip of the mouse: taken back and answered again.
            append(.undone(target: newest), card)
            cards[card].state = before
            answer = self.answer(card, .review)
        } else if isChance(0.003) {
            let grade: Grade = answer.grade.isPass ? .hard : .good
            append(.regraded(Regrade(target: newest, grade: grade)), card)
            cards[card].state = before.applying(
                .answered(GradedAnswer(.review, grade, by: .learner, played: answer.played)), on: day)
        }
        while cards[card].state.toRepeat == day { _ = self.answer(card, .repeated) }
        if Leech.isLeech(lapses: cards[card].state.lapses), isChance(0.2) {
            append(.suspended(.question), card)
        } else if let next = cards[card].state.due {
            due[next.number, default: []].append(card)
        }
    }

    /// Answers a question, with the wrong first try before it where there is one.
    private mutating func answer(_ card: Int, _ kind: GradedAnswer.Kind) -> GradedAnswer {
        let main = cards[card].main
        let given: GradedAnswer
        if isChance(recall(of: card, kind)) {
            let milliseconds = time()
            let grade: Grade = isChance(0.08) ? .hard : isChance(0.5) ? .perfect : .good
            given = GradedAnswer(
                kind, grade, by: grade == .hard ? .hint : .answer, played: main, milliseconds: milliseconds)
        } else if isChance(0.7), let wrong = cards[card].wrongMove(&random) {
            append(.wrongTry(WrongTry(played: wrong, milliseconds: time())), card)
            let isFound = isChance(0.4)
            given = GradedAnswer(
                kind, isFound ? .wrongFound : .wrongShown, by: .retry, played: isFound ? main : wrong,
                milliseconds: time())
        } else {
            given = GradedAnswer(kind, .blackout, by: .shown)
        }
        answers += 1
        append(.answered(given), card)
        return given
    }

    private func recall(of card: Int, _ kind: GradedAnswer.Kind) -> Double {
        guard kind == .review else { return 0.95 }
        return 0.97 - 0.2 * cards[card].difficulty
    }

    private mutating func append(_ event: ReviewEvent, _ card: Int) {
        // Answers come a few seconds apart.
        let instant = start + Int64(events.count) * 4_000
        events.append(CardEvent(event, of: cards[card].id, at: Moment(day: day, instant: instant)))
        cards[card].state = cards[card].state.applying(event, on: day)
        newest += 1
    }

    private mutating func isChance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < probability
    }

    /// A thinking time in milliseconds: most are short, few are long.
    private mutating func time() -> Int {
        let share = Double.random(in: 0..<1, using: &random)
        return 900 + Int(4_000 * share * share + 40_000 * share * share * share * share * share * share * share * share)
    }
}

/// A card of the simulated learner.
private struct SimulatedCard {
    let id: CardID
    let main: String
    /// From 0, never forgotten more often than the others, to 1.
    let difficulty: Double
    var state: CardState
    private let epd: String
    private let prepared: [String]

    init(_ card: StoredCard, difficulty: Double) {
        id = card.id
        main = card.main
        self.difficulty = difficulty
        state = card.state
        epd = card.key.epd
        prepared = card.prepared
    }

    /// A legal move that is not prepared; nil when there is none.
    func wrongMove(_ random: inout SeededGenerator) -> String? {
        guard let position = try? Position(fen: epd + " 0 1") else { return nil }
        let others = position.legalMoves().map(position.uci).filter { !prepared.contains($0) }.sorted()
        // A learner often makes the same mistake again.
        return others.prefix(3).randomElement(using: &random)
    }
}
