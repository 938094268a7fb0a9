import Openings
import Scheduling

/// Plans what the learner's own games change: which cards become due, and which count as seen.
public struct ComparisonPlanner {
    private let content: ComparisonContent
    private let moment: Moment
    private let countsAsReview: Bool
    private var plan = ComparisonPlan()

    /// - Parameter countsAsReview: whether a remembered card is reviewed if it is due then or soon.
    public init(_ content: ComparisonContent, at moment: Moment, countsAsReview: Bool) {
        self.content = content
        self.moment = moment
        self.countsAsReview = countsAsReview
    }

    /// Returns the plan for some games.
    public static func plan(
        _ games: [ComparedGame], _ content: ComparisonContent, at moment: Moment, countsAsReview: Bool = false
    ) -> ComparisonPlan {
        var planner = ComparisonPlanner(content, at: moment, countsAsReview: countsAsReview)
        planner.add(games)
        return planner.plan
    }

    private mutating func add(_ games: [ComparedGame]) {
        var history = DepartureHistory(content)
        let areNew = games.map { history.add($0) }
        plan.newGames = zip(games, areNew).filter(\.1).map(\.0)
        plan.report.standings = zip(games, areNew).map { game, isNew in
            ComparisonReport.Standing(isNew: isNew, departuresBefore: history.departures(before: game))
        }
        for encounter in CardEncounter.all(in: plan.newGames) { judge(encounter) }
        for game in games {
            for move in game.walk.moves where move.isOwn && move.kind == .departed {
                let key = game.card(of: move)
                if plan.report.cards[key] == nil { plan.report.cards[key] = content.cards[key]?.state }
            }
        }
    }

    private mutating func judge(_ encounter: CardEncounter) {
        guard let card = content.cards[encounter.key] else { return }
        if let forgotten = encounter.forgotten, !isOutdated(forgotten.played, card.state) {
            forget(card, playing: forgotten.uci, encounter.key)
        } else if let remembered = encounter.remembered, !isOutdated(remembered.played, card.state) {
            let counts = countsAsReview && card.state.isReviewable(byGameOn: moment.day)
            plan.events.append(
                CardEvent(
                    .seenInGames(
                        SeenInGames(played: remembered.uci, games: encounter.games, grade: counts ? .good : nil)),
                    of: card.id, at: moment))
            plan.report.seen += 1
            if counts { plan.report.reviewed += 1 }
        }
    }

    /// A game played before the position was learnt, or answered last, shows nothing about what is known today.
    private func isOutdated(_ played: String, _ state: CardState) -> Bool {
        guard let day = StudyDay(played.prefix(10).replacing(".", with: "-")),
            let last = [state.introduced, state.lastGraded].compactMap(\.self).max()
        else { return false }
        return day < last
    }

    private mutating func forget(_ card: ComparisonContent.AskedCard, playing played: String, _ key: CardKey) {
        guard let due = card.state.due else {
            plan.report.notLearnt += 1
            return
        }
        guard !card.state.isSuspended else {
            plan.report.suspended += 1
            return
        }
        plan.report.due += 1
        // An earlier comparison has made it due already.
        if card.state.isMadeDue, due <= moment.day { return }
        let event = ReviewEvent.madeDue(due: min(due, moment.day), played: played)
        plan.events.append(CardEvent(event, of: card.id, at: moment))
        plan.report.cards[key] = card.state.applying(event, on: moment.day)
    }
}
