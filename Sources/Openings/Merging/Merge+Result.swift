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
        graph.positions.filter { $0.isOwn && !$0.prepared.isEmpty }.sorted { $0.order < $1.order }.map { position in
            Card(position, side: input.side, repertoire: input.chapters[position.chapter].repertoire)
        }
    }

    func faults() -> [RepertoireFault] {
        var faults: [RepertoireFault] = []
        for (index, position) in graph.positions.enumerated() where position.isOwn {
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
        let late = graph.positions.count {
            $0.isOwn && !$0.prepared.isEmpty && $0.position.fullmoveNumber > Merge.lastUsualMove
        }
        if late > 0 { faults.append(.lateCards(count: late)) }
        return faults
    }
}
