import Chess
import Openings

/// Where a session is in the repertoires: the line under way, what is planned in it, and which question comes next.
///
/// It follows the line under way as long as something is asked there, then begins the line to the next card. What may be
/// asked is up to `Agenda`, which lines show no answer to `RouteFinder`.
struct LineWalker {
    private let graph: LineGraph
    /// Moves that every line begins with, where the repertoire allows it.
    private let prefix: PlayedLine?
    /// Chooses the opponent's replies; nil where they lead to what is due, in the author's order.
    private let sampler: ReplySampler?
    /// What is asked next in the line under way.
    private var planned: [PlannedQuestion] = []
    /// The question asked last and the move the line went on with; nil where a new line begins.
    private var underWay: (question: PlannedQuestion, move: Move)?
    /// The line on the screen: that of the last question, with the move that answered it.
    private var shown: PlayedLine?
    /// Where each card was asked last.
    private var asked: [Int: PlannedQuestion] = [:]

    init(_ graph: LineGraph, prefix: PlayedLine? = nil, sampler: ReplySampler? = nil) {
        self.graph = graph
        self.prefix = prefix
        self.sampler = sampler
    }

    var repertoires: [CompiledRepertoire] { graph.repertoires }

    // MARK: Questions

    /// The next question; nil when nothing may be asked now.
    mutating func next(_ agenda: Agenda) -> PlannedQuestion? {
        var finder = finder(agenda)
        while !planned.isEmpty {
            let question = planned.removeFirst()
            let isIntroduction = agenda.kind(of: question.card) == .introduction
            let isAsked = question.isOnTheWay || agenda.isReady(question.card) || agenda.isFresh(question.card)
            if isAsked, !finder.showsAnswer(question, isIntroduction: isIntroduction) { return question }
        }
        planned = plan(agenda, &finder)
        return planned.isEmpty ? nil : planned.removeFirst()
    }

    /// The question of a card that is asked again: in the line it was asked in last, else in a line of its own.
    func question(for card: Int, _ agenda: Agenda) -> PlannedQuestion {
        var finder = finder(agenda)
        return asked[card] ?? finder.question(for: card)
    }

    /// The first skipped card that the author's line to a card passes; nil when it passes none.
    func firstSkipped(onTheWayTo card: Int, _ agenda: Agenda) -> Int? {
        agenda.hasSkipped ? finder(agenda).firstSkipped(onTheWayTo: card) : nil
    }

    /// The number of plies of a question's line that are on the screen already.
    func shownPlies(of question: PlannedQuestion) -> Int {
        guard let shown, shown.start == question.line.start else { return 0 }
        return zip(shown.moves, question.line.moves).prefix { $0 == $1 }.count
    }

    // MARK: Walking

    /// Remembers where a card is asked.
    mutating func ask(_ question: PlannedQuestion) { asked[question.card] = question }

    /// Goes on after a question with the move that answered it.
    mutating func pass(_ question: PlannedQuestion, playing move: Move) {
        underWay = (question, move)
        shown = question.line
        shown?.play(move)
    }

    /// Leaves the line under way.
    mutating func leaveLine() {
        underWay = nil
        planned = []
    }

    /// Drops the plan of the current line; the next question is searched again.
    mutating func dropPlan() { planned = [] }

    /// Drops the planned questions of some cards.
    mutating func dropPlan(where isDropped: (Int) -> Bool) {
        planned.removeAll { isDropped($0.card) }
    }

    // MARK: Planning

    private func finder(_ agenda: Agenda) -> RouteFinder { RouteFinder(graph, agenda, prefix: prefix) }

    /// The questions up to the next card that is wanted for itself; none when nothing may be asked.
    private func plan(_ agenda: Agenda, _ finder: inout RouteFinder) -> [PlannedQuestion] {
        if let questions = planReady(agenda, &finder) ?? planFresh(agenda, &finder) { return questions }
        if let questions = finder.approach(firstOf: agenda.waiting(isPatient: false)) { return questions }
        guard !agenda.hasSkipped else { return [] }
        // Only where two lines lead to each other's answers: nothing is left unasked because of that.
        let card = agenda.ready.first ?? agenda.fresh().first ?? agenda.waiting(isPatient: false).first
        return card.map { [finder.question(for: $0)] } ?? []
    }

    /// Due in the line under way, then what has waited long enough, then due elsewhere.
    private func planReady(_ agenda: Agenda, _ finder: inout RouteFinder) -> [PlannedQuestion]? {
        if let questions = continuation(agenda, finder, isIntroduction: false, to: agenda.isReady) { return questions }
        if let questions = finder.approach(firstOf: agenda.waiting(isPatient: true)) { return questions }
        let ready = agenda.ready
        if let sampler, let questions = sample(sampler, Set(ready), agenda, finder) { return questions }
        return finder.approach(firstOf: ready)
    }

    /// New positions: in the author's order, or along the line under way.
    private func planFresh(_ agenda: Agenda, _ finder: inout RouteFinder) -> [PlannedQuestion]? {
        let fresh = agenda.fresh()
        if agenda.newOrder == .lines,
            let questions = continuation(agenda, finder, isIntroduction: true, to: Set(fresh).contains),
            let last = questions.last, finder.isAuthorLine(last)
        {
            return questions
        }
        return finder.approach(firstOf: fresh)
    }

    /// Along the line under way: after the move that was played, else after another prepared one.
    private func continuation(
        _ agenda: Agenda, _ finder: RouteFinder, isIntroduction: Bool, to isWanted: (Int) -> Bool
    ) -> [PlannedQuestion]? {
        guard let (question, move) = underWay, let place = question.place else { return nil }
        let isHidden = { agenda.hidesAnswer($0, isIntroduction: isIntroduction) }
        // The line under way may show no answer either: neither of the card asked last nor of one before it.
        guard !isHidden(question.card), !finder.showsAnswer(question, isIntroduction: isIntroduction) else {
            return nil
        }
        if let after = graph.place(after: move, from: place),
            let steps = graph.way(from: after, sampler: sampler, isHidden: isHidden, to: isWanted)
        {
            return finder.questions(along: [LineGraph.Step(move: move, place: after)] + steps, from: question.line)
        }
        return graph.way(from: place, sampler: sampler, isHidden: isHidden, to: isWanted)
            .map { finder.questions(along: $0, from: question.line) }
    }

    /// A line from its beginning, with sampled replies, to one of the wanted cards. Each repertoire has the same chance,
    /// as one has both colours equally often. Nil when no line leads to any.
    private func sample(
        _ sampler: ReplySampler, _ wanted: Set<Int>, _ agenda: Agenda, _ finder: RouteFinder
    ) -> [PlannedQuestion]? {
        let roots = graph.roots(prefix: prefix)
        let repertoires = sampler.shuffled(Array(graph.repertoires.indices))
        for repertoire in repertoires {
            let own = roots.filter { $0.place.repertoire == repertoire }
            if let questions = sample(sampler, from: own, wanted, agenda, finder) { return questions }
        }
        // Chapters that begin with a FEN and are not reached from move 1.
        for repertoire in repertoires {
            let roots = graph.otherRoots(of: repertoire)
            if let questions = sample(sampler, from: roots, wanted, agenda, finder) { return questions }
        }
        return nil
    }

    private func sample(
        _ sampler: ReplySampler, from roots: [LineRoutes.Root], _ wanted: Set<Int>, _ agenda: Agenda,
        _ finder: RouteFinder
    ) -> [PlannedQuestion]? {
        let isHidden = { agenda.hidesAnswer($0, isIntroduction: false) }
        for root in sampler.shuffled(roots) {
            if let card = graph.card(at: root.place) {
                if wanted.contains(card) { return [PlannedQuestion(card: card, place: root.place, line: root.line)] }
                if isHidden(card) { continue }
            }
            if let steps = graph.way(from: root.place, sampler: sampler, isHidden: isHidden, to: wanted.contains) {
                return finder.questions(along: steps, from: root.line)
            }
        }
        return nil
    }
}
