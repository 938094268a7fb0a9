import Chess
import Openings

/// Where a session's cards are in the repertoires, and the ways between them.
struct LineGraph {
    /// A position of a repertoire.
    struct Place: Hashable {
        let repertoire: Int
        /// The number of the position in the repertoire.
        let position: Int
    }

    struct Step {
        let move: Move
        let place: Place
    }

    let repertoires: [CompiledRepertoire]
    /// By repertoire and position: the card asked there, as an index into the session's cards.
    private var cardAt: [[Int?]]
    /// By repertoire and position, where the opponent of the repertoire's side is to move: a card of the other side's
    /// repertoire.
    private var opposingCardAt: [[Int?]]
    private let cardsByPosition: [PositionIdentity: Int]
    /// The prepared moves of each card.
    private let answers: [[Move]]
    /// The place of each card in its own repertoire; nil when no repertoire has its position.
    private(set) var homes: [Place?] = []

    init(_ repertoires: [CompiledRepertoire], cards: [QueuedCard]) {
        self.repertoires = repertoires
        cardAt = repertoires.map { Array(repeating: nil, count: $0.count) }
        opposingCardAt = cardAt
        answers = cards.map { $0.card.prepared.map(\.move) }
        cardsByPosition = Dictionary(cards.enumerated().map { ($1.card.position.identity, $0) }) { first, _ in first }
        for (index, queued) in cards.enumerated() {
            let identity = queued.card.position.identity
            var home: Place?
            for (number, repertoire) in repertoires.enumerated() {
                guard let position = repertoire.index(of: identity) else { continue }
                guard repertoire.side == queued.card.key.side else {
                    opposingCardAt[number][position] = index
                    continue
                }
                cardAt[number][position] = index
                if home == nil || repertoire.name == queued.card.repertoire {
                    home = Place(repertoire: number, position: position)
                }
            }
            homes.append(home)
        }
    }

    func card(at place: Place) -> Int? {
        cardAt[place.repertoire][place.position]
    }

    /// The card asked in a position, whatever line leads there.
    func card(in position: Position) -> Int? {
        cardsByPosition[position.identity]
    }

    /// Whether an opponent's move from a place is the hidden answer of a card of the other side.
    func isHiddenAnswer(_ move: Move, at place: Place, _ isHidden: (Int) -> Bool) -> Bool {
        guard let card = opposingCardAt[place.repertoire][place.position] else { return false }
        return answers[card].contains(move) && isHidden(card)
    }

    /// Where a move leads; nil when the repertoire does not have it.
    func place(after move: Move, from place: Place) -> Place? {
        repertoires[place.repertoire].successors(of: place.position).first { $0.move == move }
            .map { Place(repertoire: place.repertoire, position: $0.position) }
    }

    /// Where a repertoire has a position; nil when it does not reach it.
    func place(of position: Position, in repertoire: Int) -> Place? {
        repertoires[repertoire].index(of: position.identity).map { Place(repertoire: repertoire, position: $0) }
    }

    /// The places of a position in all repertoires that reach it, those of the side to move first.
    func places(of position: Position) -> [Place] {
        let places = repertoires.indices.compactMap { place(of: position, in: $0) }
        return places.filter { repertoires[$0.repertoire].side == position.sideToMove }
            + places.filter { repertoires[$0.repertoire].side != position.sideToMove }
    }

    /// Where a session's lines begin: the usual start in every repertoire that has it, or the end of the given moves.
    ///
    /// - Parameter prefix: moves that every line begins with (`drill --from`).
    func roots(prefix: PlayedLine?) -> [LineRoutes.Root] {
        let line = prefix ?? PlayedLine()
        return repertoires.indices.compactMap { number in
            place(of: line.position, in: number).map { LineRoutes.Root(place: $0, line: line) }
        }
    }

    /// Where the chapters of a repertoire begin that do not begin at the usual start, in their order.
    func otherRoots(of number: Int) -> [LineRoutes.Root] {
        let repertoire = repertoires[number]
        return (0..<repertoire.count).compactMap { index in
            guard repertoire.isRoot(index) else { return nil }
            let position = repertoire.route(to: index).position
            guard position.identity != Position.initial.identity else { return nil }
            return LineRoutes.Root(
                place: Place(repertoire: number, position: index), line: PlayedLine(start: position))
        }
    }

    /// The lines from some roots, in the order in which `way` walks them. O(positions).
    ///
    /// - Parameter isHidden: whether the answer of a card must not be shown: no line goes on from it.
    func routes(from roots: [LineRoutes.Root], isHidden: (Int) -> Bool) -> LineRoutes {
        var steps: [[LineRoutes.Step?]] = repertoires.map { Array(repeating: nil, count: $0.count) }
        for (number, root) in roots.enumerated() {
            let repertoire = root.place.repertoire
            var open: [(position: Int, step: LineRoutes.Step)] = [(root.place.position, .root(number))]
            while let next = open.popLast() {
                guard steps[repertoire][next.position] == nil else { continue }
                steps[repertoire][next.position] = next.step
                let place = Place(repertoire: repertoire, position: next.position)
                if let card = card(at: place), isHidden(card) { continue }
                for following in repertoires[repertoire].successors(of: next.position).reversed()
                where !isHiddenAnswer(following.move, at: place, isHidden) {
                    open.append((following.position, .move(following.move, from: next.position)))
                }
            }
        }
        return LineRoutes(roots, steps: steps)
    }

    /// The way to the first wanted card after `origin` (itself excepted), in the order of the lines: the main line to its
    /// end first; or, where the opponent's replies are sampled, in that order. Nil when there is none.
    /// O(positions after `origin`).
    ///
    /// - Parameter isHidden: whether the answer of a card must not be shown: no way goes on from it.
    func way(
        from origin: Place, sampler: ReplySampler?, isHidden: (Int) -> Bool, to isWanted: (Int) -> Bool
    ) -> [Step]? {
        let repertoire = repertoires[origin.repertoire]
        let cards = cardAt[origin.repertoire]
        // How each position was reached: the one before (−1: not reached yet), and the move.
        var from = [Int](repeating: -1, count: repertoire.count)
        from[origin.position] = origin.position
        var by: [Int: Move] = [:]
        var open: [(position: Int, from: Int, move: Move)] = []
        func push(_ position: Int) {
            var following = repertoire.successors(of: position)
            if let sampler, !repertoire.isOwn(position) {
                following = sampler.sampled(following, in: repertoire.route(to: position).position)
            }
            let place = Place(repertoire: origin.repertoire, position: position)
            for next in following.reversed() where from[next.position] < 0 {
                guard !isHiddenAnswer(next.move, at: place, isHidden) else { continue }
                open.append((next.position, position, next.move))
            }
        }
        push(origin.position)
        while let next = open.popLast() {
            guard from[next.position] < 0 else { continue }
            from[next.position] = next.from
            by[next.position] = next.move
            if let card = cards[next.position], isWanted(card) {
                var steps: [Step] = []
                var position = next.position
                while position != origin.position, let move = by[position] {
                    steps.append(Step(move: move, place: Place(repertoire: origin.repertoire, position: position)))
                    position = from[position]
                }
                return steps.reversed()
            }
            if let card = cards[next.position], isHidden(card) { continue }
            push(next.position)
        }
        return nil
    }
}
