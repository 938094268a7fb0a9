import Chess
import Openings

/// Lines as they come in games.
extension Session {
    /// A line from its beginning, the opponent's replies drawn, to one of the wanted cards. Each repertoire has the same
    /// chance, as one has both colours equally often. Nil when no line leads to any.
    func draw(_ drawing: ReplyDrawing, _ wanted: Set<Int>) -> [Stop]? {
        for repertoire in drawing.order(Array(graph.repertoires.indices)) {
            for start in drawing.order(graph.starts(of: repertoire)) {
                let position = graph.repertoires[repertoire].positions[start.position].position
                if let card = graph.card(at: start), wanted.contains(card) {
                    return [Stop(card: card, place: start, start: position, line: [], position: position)]
                }
                if let steps = graph.way(
                    from: start, drawing: drawing, isHidden: { hidesAnswer($0, isIntroduction: false) },
                    to: wanted.contains)
                {
                    return stops(along: steps, from: position, position, [])
                }
            }
        }
        return nil
    }
}
