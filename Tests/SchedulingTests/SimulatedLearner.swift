import Scheduling
import SeededRandom

/// A learner whose memory is FSRS-6 with known parameters, and the log of their reviews.
///
/// Ten cards are new each day. Each is due after SM-2's interval and asked up to a fifth of the interval later. It is
/// recalled with the probability of its true memory; some passes are hard or easy.
struct SimulatedLearner {
    struct Review {
        let card: Int
        let day: Int
        let rating: FSRSRating
    }

    /// In the order of the log.
    private(set) var reviews: [Review] = []

    init(parameters: FSRSParameters, reviews count: Int, seed: UInt64, newPerDay: Int = 10) {
        var random = SeededGenerator(seed: seed)
        let truth = FSRS(parameters: parameters)
        var due: [Int: [Card]] = [:]
        var cards = 0
        var day = 0
        while reviews.count < count {
            for _ in 0..<newPerDay {
                due[day, default: []].append(Card(number: cards))
                cards += 1
            }
            for var card in due.removeValue(forKey: day) ?? [] where reviews.count < count {
                let rating = card.rating(on: day, truth, &random)
                reviews.append(Review(card: card.number, day: day, rating: rating))
                card.review(rating, on: day, truth)
                let late = random.below(card.schedule.interval / 5 + 2)
                due[day + card.schedule.interval + late, default: []].append(card)
            }
            day += 1
        }
    }

    mutating func removeLast(_ count: Int) { reviews.removeLast(count) }

    /// The log as a history, its cards in their order.
    var history: ReviewHistory { history { $0 } }

    /// The log as a history.
    ///
    /// - Parameter order: the order in which the cards are added.
    func history(_ order: ([Int]) -> [Int]) -> ReviewHistory {
        let numbered = reviews.enumerated().map { (card: $1.card, id: Int64($0 + 1), review: $1) }
        let byCard = Dictionary(grouping: numbered, by: \.card)
        var history = ReviewHistory()
        for card in order(byCard.keys.sorted()) {
            history.add(
                (byCard[card] ?? []).map { entry in
                    DatedScheduleEvent(
                        id: entry.id, .reviewed(ScheduledReview(entry.review.rating.grade, isTyped: true)),
                        on: StudyDay(number: entry.review.day))
                })
        }
        return history
    }

    private struct Card {
        let number: Int
        var memory: FSRSMemory?
        var schedule = SM2.new
        var last = 0

        func rating(on day: Int, _ truth: FSRS, _ random: inout SeededGenerator) -> FSRSRating {
            let share = Double(random.below(1_000_000)) / 1_000_000
            guard let memory else {
                return share < 0.25 ? .again : share < 0.4 ? .hard : share < 0.9 ? .good : .easy
            }
            guard share < truth.retrievability(of: memory, afterDays: day - last) else { return .again }
            let kind = random.below(10)
            return kind == 0 ? .hard : kind == 1 ? .easy : .good
        }

        mutating func review(_ rating: FSRSRating, on day: Int, _ truth: FSRS) {
            memory = memory.map { truth.reviewed($0, elapsedDays: day - last, rating) } ?? truth.first(rating)
            schedule = schedule.reviewed(rating.grade)
            last = day
        }
    }
}

extension FSRSRating {
    /// A grade that has this rating where the learner typed it.
    var grade: Grade {
        switch self {
        case .again: .wrongFound
        case .hard: .hard
        case .good: .good
        case .easy: .perfect
        }
    }
}
