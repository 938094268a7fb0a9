import Scheduling

/// Counts the learned cards of each repertoire during a simulation.
struct PlanProgress {
    /// By name.
    private(set) var parts: [StudyPlan.Part]
    private let places: [RepertoireKey: Int]
    /// The cards that are still new.
    private(set) var left: Int

    init(_ cards: [PlanCard]) {
        var counts: [RepertoireKey: (cards: Int, learned: Int)] = [:]
        for card in cards {
            counts[card.repertoire, default: (0, 0)].cards += 1
            if card.schedule.due != nil { counts[card.repertoire, default: (0, 0)].learned += 1 }
        }
        parts = counts.keys.sorted().map { repertoire in
            let count = counts[repertoire] ?? (0, 0)
            return StudyPlan.Part(
                repertoire: repertoire, cards: count.cards, learnedBefore: count.learned, learned: count.learned)
        }
        left = parts.reduce(0) { $0 + $1.cards - $1.learned }
        places = Dictionary(parts.enumerated().map { ($1.repertoire, $0) }) { first, _ in first }
    }

    /// Counts a new position that is learned.
    mutating func learn(_ repertoire: RepertoireKey, on day: StudyDay) {
        guard let place = places[repertoire] else { return }
        parts[place].learned += 1
        left -= 1
        if parts[place].isFinished { parts[place].finished = day }
    }
}
