import Chess
import Openings

/// By which moves a question is reached. A route never shows the answer of a card that is asked later.
extension Session {
    /// The routes through the whole graph, searched at most once for each purpose while the next question is chosen.
    struct RouteSearch {
        fileprivate var toQuestions: LineGraph.Routes?
        fileprivate var toIntroductions: LineGraph.Routes?
    }

    /// The stops of a new line to a card: what is due on the way, then the card itself. Nil when every route shows the
    /// answer of a card that is asked later: then this one waits.
    ///
    /// The route is the author's own where that is allowed, else the first one from the usual start that is.
    func approach(_ index: Int, _ search: inout RouteSearch) -> [PlannedQuestion]? {
        let isIntroduction = kind(of: index) == .introduction
        if let route = authorRoute(index) {
            if let stops = stops(to: index, by: route, isIntroduction) { return stops }
            // A new position is learnt by the author's moves.
            if isIntroduction { return nil }
        }
        let routes = routes(isIntroduction, &search)
        for place in graph.places(of: cards[index].card.position) {
            if let route = routes.route(to: place), let stops = stops(to: index, by: route, isIntroduction) {
                return stops
            }
        }
        // A chapter that begins with a FEN, and is not reached from the usual start.
        guard !isUsualStart(cards[index].card.start) else { return nil }
        let card = cards[index].card
        return stops(to: index, by: LineGraph.Route(start: card.start, line: card.line), isIntroduction)
    }

    /// The card's question by a route that shows no answer, or, where every route shows one, by the author's line.
    func stop(at index: Int) -> PlannedQuestion {
        var search = RouteSearch()
        let card = cards[index].card
        return approach(index, &search)?.last
            ?? PlannedQuestion(
                card: index, place: graph.homes[index], start: card.start, line: card.line, position: card.position)
    }

    /// The line by which the author first reaches the position, unless it begins elsewhere than the session's lines.
    private func authorRoute(_ index: Int) -> LineGraph.Route? {
        let card = cards[index].card
        if let prefix = options.prefix {
            guard card.start == prefix.start, card.line.starts(with: prefix.line) else { return nil }
        } else {
            guard isUsualStart(card.start) else { return nil }
        }
        return LineGraph.Route(start: card.start, line: card.line)
    }

    /// Whether a stop is reached as the author first reaches it; also true where the author does so from elsewhere.
    func isAuthorLine(_ stop: PlannedQuestion) -> Bool {
        authorRoute(stop.card).map { $0.line == stop.line } ?? true
    }

    private func isUsualStart(_ start: Position) -> Bool { start.identity == Position.initial.identity }

    /// Where the session's lines begin: at the usual start, or after the moves that were given.
    var roots: [LineGraph.Root] {
        graph.roots(prefix: options.prefix.map { LineGraph.Route(start: $0.start, line: $0.line) })
    }

    private func routes(_ isIntroduction: Bool, _ search: inout RouteSearch) -> LineGraph.Routes {
        let known = isIntroduction ? search.toIntroductions : search.toQuestions
        if let known { return known }
        let routes = graph.routes(from: roots) { index in
            hidesAnswer(index, isIntroduction: isIntroduction)
                && !canComeFirst(index, isIntroduction: isIntroduction)
        }
        if isIntroduction { search.toIntroductions = routes } else { search.toQuestions = routes }
        return routes
    }

    /// Nil when the route shows the answer of a card that cannot be asked on the way. O(plies).
    private func stops(to index: Int, by route: LineGraph.Route, _ isIntroduction: Bool) -> [PlannedQuestion]? {
        var stops: [PlannedQuestion] = []
        for stop in passages(route, to: index) {
            if cards[stop.card].card.key.side == cards[index].card.key.side, let onTheWay = askedOnTheWay(stop) {
                stops.append(onTheWay)
            } else if hidesAnswer(stop.card, isIntroduction: isIntroduction) {
                // A question of the other side never comes in the middle of a line.
                guard canComeFirst(stop.card, isIntroduction: isIntroduction),
                    cards[stop.card].card.key.side == cards[index].card.key.side
                else { return nil }
                stops.append(stop)
            }
        }
        let position = route.line.reduce(route.start) { $0.playing($1) }
        return stops + [
            PlannedQuestion(
                card: index, place: graph.homes[index], start: route.start, line: route.line, position: position)
        ]
    }

    /// The cards whose answers a route plays, in its order. O(plies).
    private func passages(_ route: LineGraph.Route, to index: Int) -> [PlannedQuestion] {
        var position = route.start
        var passages: [PlannedQuestion] = []
        for (ply, move) in route.line.enumerated() {
            if let other = graph.card(in: position), other != index,
                cards[other].card.prepared.contains(where: { $0.move == move })
            {
                passages.append(
                    PlannedQuestion(
                        card: other, place: graph.homes[other], start: route.start, line: Array(route.line[..<ply]),
                        position: position))
            }
            position = position.playing(move)
        }
        return passages
    }

    /// Whether the line of a stop shows the answer of a card that is asked later. O(plies).
    func showsAnswer(_ stop: PlannedQuestion) -> Bool {
        showsAnswer(stop, isIntroduction: kind(of: stop.card) == .introduction)
    }

    func showsAnswer(_ stop: PlannedQuestion, isIntroduction: Bool) -> Bool {
        passages(LineGraph.Route(start: stop.start, line: stop.line), to: stop.card).contains {
            hidesAnswer($0.card, isIntroduction: isIntroduction)
        }
    }

    /// The first skipped card that the author's line to a card passes through; nil when there is none.
    func firstSkipped(onTheWayTo index: Int) -> Int? {
        guard !skipped.isEmpty else { return nil }
        let card = cards[index].card
        return passages(LineGraph.Route(start: card.start, line: card.line), to: index).first {
            skipped.contains($0.card) && isWanted($0.card)
        }?.card
    }

    /// A known card on the way that is asked without credit; with `fromStart` only, and once a session. Nil where it is
    /// played for the learner.
    func askedOnTheWay(_ stop: PlannedQuestion) -> PlannedQuestion? {
        guard options.fromStart, !passed.contains(stop.card), !skipped.contains(stop.card),
            roles[stop.card] == .nothing, !cards[stop.card].state.isNew, isStanding(stop.card)
        else { return nil }
        var asked = stop
        asked.isOnTheWay = true
        return asked
    }
}
