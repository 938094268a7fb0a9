import Chess
import PGN

/// The results of a merge.
extension Merge {
    /// The last move number that is usual in a repertoire. Later cards usually come from whole games.
    static let lastUsualMove = 25

    func place(at index: Int) -> RepertoireFault.Place {
        let position = graph.positions[index]
        return RepertoireFault.Place(
            position: position.position, start: position.start, line: position.line, chapter: position.chapter,
            location: position.location)
    }

    func cards() -> [Card] {
        let asked = graph.positions.indices.filter { isAsked($0) }
        return asked.sorted { graph.positions[$0].order < graph.positions[$1].order }.map { place in
            let repertoire = input.chapters[graph.positions[place].chapter].repertoire
            return Card(graph.positions[place], side: input.side, repertoire: repertoire)
        }
    }

    private func isAsked(_ place: Int) -> Bool {
        graph.positions[place].isOwn && !graph.positions[place].prepared.isEmpty
    }

    func faults() -> [RepertoireFault] {
        var faults: [RepertoireFault] = []
        for index in graph.positions.indices where graph.positions[index].isOwn {
            let position = graph.positions[index]
            if let answers = evidence.conflict(at: index), input.preferences[position.identity] == nil {
                faults.append(.conflict(place(at: index), answers: answers))
            }
            if position.prepared.isEmpty, !evidence.isEnded(at: index), position.lastMove != nil,
                !position.position.legalMoves().isEmpty
            {
                faults.append(.unanswered(place(at: index)))
            }
        }
        faults += evidence.contradictions
        let late = graph.positions.indices.count {
            isAsked($0) && graph.positions[$0].position.fullmoveNumber > Merge.lastUsualMove
        }
        if late > 0 { faults.append(.lateCards(count: late)) }
        return faults
    }
}
