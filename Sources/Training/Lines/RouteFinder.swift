import Chess
import Openings

/// Finds lines to questions. A line never shows the answer of a card that is asked later.
///
/// The lines through the whole graph are searched at most once for each purpose, while the next question is chosen.
struct RouteFinder {
    private let graph: LineGraph
    private let agenda: Agenda
    /// Moves that every line begins with, where the repertoire allows it; nil: the initial position.
    private let prefix: PlayedLine?
    private var toQuestions: LineRoutes?
    private var toIntroductions: LineRoutes?

    init(_ graph: LineGraph, _ agenda: Agenda, prefix: PlayedLine?) {
        self.graph = graph
        self.agenda = agenda
        self.prefix = prefix
    }

    /// The questions of a new line to the first of some cards that has one; nil when none has.
    mutating func approach(firstOf cards: [Int]) -> [PlannedQuestion]? {
        for card in cards {
            if let questions = approach(card) { return questions }
        }
        return nil
    }

    /// The questions of a new line to a card: what is due on the way, then the card itself. Nil when every line shows
    /// the answer of a card that is asked later: then this one waits.
    ///
    /// The line is the author's own where that is allowed, else the first one from the usual start that is.
    mutating func approach(_ card: Int) -> [PlannedQuestion]? {
        let isIntroduction = agenda.kind(of: card) == .introduction
        if let line = authorLine(to: card) {
            if let questions = questions(along: line, to: card, isIntroduction) { return questions }
            // A new position is learnt by the author's moves.
            if isIntroduction { return nil }
        }
        let routes = routes(isIntroduction)
        for place in graph.places(of: agenda[card].card.position) {
            if let line = routes.line(to: place), let questions = questions(along: line, to: card, isIntroduction) {
                return questions
            }
        }
        // A chapter that begins with a FEN, and is not reached from the usual start.
        let own = agenda[card].card.route
        return isUsualStart(own.start) ? nil : questions(along: own, to: card, isIntroduction)
    }

    /// The card's question by a line that shows no answer, or, where every line shows one, by the author's line.
    mutating func question(for card: Int) -> PlannedQuestion {
        approach(card)?.last
            ?? PlannedQuestion(card: card, place: graph.homes[card], line: agenda[card].card.route)
    }

    /// The questions along steps from a position: those asked on the way, and the last one.
    func questions(along steps: [LineGraph.Step], from origin: PlayedLine) -> [PlannedQuestion] {
        var line = origin
        var questions: [PlannedQuestion] = []
        for (number, step) in steps.enumerated() {
            line.play(step.move)
            guard let card = graph.card(at: step.place) else { continue }
            var question = PlannedQuestion(card: card, place: step.place, line: line)
            if number < steps.count - 1 {
                guard agenda.isAskedOnTheWay(card) else { continue }
                question.isOnTheWay = true
            }
            questions.append(question)
        }
        return questions
    }

    /// Whether the author first reaches the question by its line; also true where the author does so from elsewhere.
    func isAuthorLine(_ question: PlannedQuestion) -> Bool {
        authorLine(to: question.card).map { $0.moves == question.line.moves } ?? true
    }

    /// Whether the line of a question shows the answer of a card that is asked later. O(plies).
    func showsAnswer(_ question: PlannedQuestion, isIntroduction: Bool) -> Bool {
        passages(question.line, to: question.card).contains {
            agenda.hidesAnswer($0.card, isIntroduction: isIntroduction)
        }
    }

    /// The first skipped card that the author's line to a card passes; nil when it passes none.
    func firstSkipped(onTheWayTo card: Int) -> Int? {
        passages(agenda[card].card.route, to: card).first {
            agenda.isSkipped($0.card) && agenda.isWanted($0.card)
        }?.card
    }

    /// The line by which the author first reaches the position, unless it begins elsewhere than the session's lines.
    private func authorLine(to card: Int) -> PlayedLine? {
        let line = agenda[card].card.route
        if let prefix {
            guard line.start == prefix.start, line.moves.starts(with: prefix.moves) else { return nil }
        } else {
            guard isUsualStart(line.start) else { return nil }
        }
        return line
    }

    private func isUsualStart(_ start: Position) -> Bool { start.identity == Position.initial.identity }

    private mutating func routes(_ isIntroduction: Bool) -> LineRoutes {
        if let known = isIntroduction ? toIntroductions : toQuestions { return known }
        let routes = graph.routes(from: graph.roots(prefix: prefix)) { card in
            agenda.hidesAnswer(card, isIntroduction: isIntroduction)
                && !agenda.canComeFirst(card, isIntroduction: isIntroduction)
        }
        if isIntroduction { toIntroductions = routes } else { toQuestions = routes }
        return routes
    }

    /// Nil when the line shows the answer of a card that cannot be asked on the way. O(plies).
    private func questions(along line: PlayedLine, to card: Int, _ isIntroduction: Bool) -> [PlannedQuestion]? {
        let side = agenda[card].card.key.side
        var questions: [PlannedQuestion] = []
        for var passage in passages(line, to: card) {
            let isSameSide = agenda[passage.card].card.key.side == side
            if isSameSide, agenda.isAskedOnTheWay(passage.card) {
                passage.isOnTheWay = true
                questions.append(passage)
            } else if agenda.hidesAnswer(passage.card, isIntroduction: isIntroduction) {
                // A question of the other side never comes in the middle of a line.
                guard isSameSide, agenda.canComeFirst(passage.card, isIntroduction: isIntroduction) else { return nil }
                questions.append(passage)
            }
        }
        return questions + [PlannedQuestion(card: card, place: graph.homes[card], line: line)]
    }

    /// The cards whose answers a line plays, in its order. O(plies).
    private func passages(_ line: PlayedLine, to card: Int) -> [PlannedQuestion] {
        var played = PlayedLine(start: line.start)
        var passages: [PlannedQuestion] = []
        for move in line.moves {
            if let other = graph.card(in: played.position), other != card,
                agenda[other].card.prepared.contains(where: { $0.move == move })
            {
                passages.append(PlannedQuestion(card: other, place: graph.homes[other], line: played))
            }
            played.play(move)
        }
        return passages
    }
}
