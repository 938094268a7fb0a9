import Chess
import Openings
import PGN
import Scheduling
import Training
import TrainingSupport

/// A session with all positions of a small repertoire due.
enum DueSession {
    static let today = StudyDay(number: 20_778)

    static func make(_ movetext: String, side: Side = .white, isNew: Bool = false) throws -> Session {
        let chapters = PGNReader(Array((movetext + " *").utf8)).compactMap { game -> Chapter? in
            guard let tree = try? game.tree.get() else { return nil }
            return Chapter(number: game.number, title: "test", tree: tree, side: side, repertoire: "test")
        }
        let book = Repertoire(name: "test", side: side, chapters: chapters)
        var state = CardState.new
        if !isNew {
            state.due = today
            state.memory = SM2(repetitions: 2, interval: 6, easiness: 250).map(MemoryState.sm2) ?? state.memory
        }
        let cards = book.cards.enumerated().map { index, card in
            QueuedCard(id: CardID(Int64(index + 1)), card: card, state: state, newestEvent: 0)
        }
        return Session(
            SessionContent(
                repertoires: [CompiledRepertoire(book)], cards: cards),
            log: InMemoryLog(), at: Moment(day: today, instant: 0))
    }
}
