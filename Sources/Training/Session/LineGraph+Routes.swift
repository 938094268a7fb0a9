import Chess
import Openings

extension LineGraph {
    /// A place where routes begin, and the moves that lead there.
    struct Root {
        let place: Place
        let start: Position
        /// From `start` to the place.
        let line: [Move]
    }

    /// Moves from a start position to a question.
    struct Route {
        let start: Position
        let line: [Move]
    }

    /// A route to every position that can be reached from some roots without playing a hidden answer.
    struct Routes {
        fileprivate enum Step {
            case root(Int)
            case move(Move, from: Int)
        }

        fileprivate let roots: [Root]
        /// For each repertoire and position the step that reached it first; nil where none did.
        fileprivate var steps: [[Step?]]

        /// Nil when no route leads there. O(plies).
        func route(to place: Place) -> Route? {
            var moves: [Move] = []
            var position = place.position
            while let step = steps[place.repertoire][position] {
                switch step {
                case .root(let number):
                    let root = roots[number]
                    return Route(start: root.start, line: root.line + moves.reversed())
                case .move(let move, let from):
                    moves.append(move)
                    position = from
                }
            }
            return nil
        }
    }

    /// The roots of a session: the usual start in every repertoire that begins there; or the end of the given moves.
    ///
    /// - Parameter prefix: moves that every route should begin with (`drill --from`).
    func roots(prefix: Route?) -> [Root] {
        if let prefix {
            let end = prefix.line.reduce(prefix.start) { $0.playing($1) }
            return repertoires.indices.compactMap { number in
                place(of: end, in: number).map { Root(place: $0, start: prefix.start, line: prefix.line) }
            }
        }
        return repertoires.indices.compactMap { number in
            place(of: .initial, in: number).map { Root(place: $0, start: .initial, line: []) }
        }
    }

    /// Routes in the order of the lines, as `way` walks them. O(positions).
    ///
    /// - Parameter isHidden: whether the answer of a card must not be shown: no route goes on from it.
    func routes(from roots: [Root], isHidden: (Int) -> Bool) -> Routes {
        var routes = Routes(roots: roots, steps: repertoires.map { Array(repeating: nil, count: $0.positions.count) })
        for (number, root) in roots.enumerated() {
            let repertoire = root.place.repertoire
            var open: [(position: Int, step: Routes.Step)] = [(root.place.position, .root(number))]
            while let next = open.popLast() {
                guard routes.steps[repertoire][next.position] == nil else { continue }
                routes.steps[repertoire][next.position] = next.step
                let place = Place(repertoire: repertoire, position: next.position)
                if let card = card(at: place), isHidden(card) { continue }
                for following in repertoires[repertoire].successors(of: next.position).reversed()
                where !isHiddenAnswer(following.move, at: place, isHidden) {
                    open.append((following.position, .move(following.move, from: next.position)))
                }
            }
        }
        return routes
    }
}
