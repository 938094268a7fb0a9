import Chess
import Openings

/// Lines as they come in games.
extension Session {
    /// A line from its beginning, the opponent's replies drawn, to one of the wanted cards. Each repertoire has the same
    /// chance, as one has both colours equally often. Nil when no line leads to any.
    func draw(_ drawing: ReplyDrawing, _ wanted: Set<Int>) -> [PlannedQuestion]? {
        let roots = roots
        let repertoires = drawing.order(Array(graph.repertoires.indices))
        for repertoire in repertoires {
            let own = roots.filter { $0.place.repertoire == repertoire }
            if let stops = draw(from: own, drawing, wanted) { return stops }
        }
        // Chapters that begin with a FEN and are not reached from move 1.
        for repertoire in repertoires {
            let starts = graph.starts(of: repertoire).compactMap { place -> LineGraph.Root? in
                let position = graph.repertoires[repertoire].positions[place.position].position
                let isKnown = position.identity == Position.initial.identity
                return isKnown ? nil : LineGraph.Root(place: place, start: position, line: [])
            }
            if let stops = draw(from: starts, drawing, wanted) { return stops }
        }
        return nil
    }

    private func draw(from roots: [LineGraph.Root], _ drawing: ReplyDrawing, _ wanted: Set<Int>) -> [PlannedQuestion]? {
        for root in drawing.order(roots) {
            let position = root.line.reduce(root.start) { $0.playing($1) }
            if let card = graph.card(at: root.place) {
                if wanted.contains(card) {
                    return [
                        PlannedQuestion(
                            card: card, place: root.place, start: root.start, line: root.line, position: position)
                    ]
                }
                guard !hidesAnswer(card, isIntroduction: false) else { continue }
            }
            if let steps = graph.way(
                from: root.place, drawing: drawing, isHidden: { hidesAnswer($0, isIntroduction: false) },
                to: wanted.contains)
            {
                return stops(along: steps, from: position, root.start, root.line)
            }
        }
        return nil
    }
}
