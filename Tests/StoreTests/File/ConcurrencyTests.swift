import Scheduling
import Testing
import Training
import TrainingSupport

@testable import Store

@Suite struct ConcurrencyTests {
    @Test func `two sessions, an import and a reader in parallel neither lose nor duplicate an answer`() async throws {
        let scratch = try Scratch()
        let path = scratch.path
        let cards = try scratch.open().makeCards(40)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for session in 0..<2 {
                group.addTask {
                    let file = try LearnerFile.open(path: path)
                    for step in 0..<100 {
                        let card = cards[step % 20 + session * 20]
                        let moment = Moment(day: firstDay, instant: Int64(step))
                        let event = CardEvent(.early(.good), of: card, at: moment)
                        _ = try file.append([event], expecting: try file.newestEvent(of: card))
                    }
                }
            }
            group.addTask {
                let file = try LearnerFile.open(path: path)
                for move in ["Bc4", "Bb5", "d4", "Nc3"] {
                    _ = try file.applyImport(Sample.plan(Sample.italian.replacing("Bc4", with: move)))
                }
            }
            group.addTask {
                let file = try LearnerFile.openReadOnly(path: path)
                for _ in 0..<50 {
                    do {
                        _ = try file.dueCount(day: firstDay)
                    } catch let error as StoreError {
                        #expect(error.kind == .busy)
                    }
                }
            }
            try await group.waitForAll()
        }
        let file = try scratch.open()
        #expect(try file.allEvents().count == 200)
        #expect(try file.daySums().map(\.answers) == [200])
        #expect(try file.check().isEmpty)
        #expect(try file.queuedCards().count == 44)
    }
}
