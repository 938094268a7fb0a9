import Chess
import Openings
import Scheduling
import Testing
import TrainingSupport

@testable import Training

@Suite struct ReplayTests {
    @Test(arguments: 1...12)
    func `G15 replaying the log rebuilds the states of a month's sessions`(seed: UInt64) throws {
        var generator = SplitMix(state: seed)
        let pgn =
            "1. e4 e5 (1... c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4) (1... e6 2. d4 d5 3. Nc3) 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *"
        let log = InMemoryLog()
        for offset in 0..<30 {
            let day = today.advanced(by: offset)
            var drill = try Drill(pgn, log: log, on: day)
            var steps = 0
            while let question = drill.session.question, steps < 40 {
                steps += 1
                let moment = at(day, seconds: Int64(steps))
                switch generator.next() % 12 {
                case 0: _ = try drill.session.show(at: moment)
                case 1: _ = try drill.session.undo(at: moment)
                case 2: _ = try drill.session.regrade(Grade(rawValue: Int(generator.next() % 6)) ?? .good, at: moment)
                case 3: drill.session.skip(at: moment)
                case 4: _ = try drill.session.bury(at: moment)
                case 5, 6:
                    let moves = question.position.legalMoves()
                    let move = moves[Int(generator.next() % UInt64(moves.count))]
                    _ = try drill.session.answer(Answer(move), at: moment)
                default: try drill.right(ms: Int(generator.next() % 9_000), moment)
                }
                for card in 1...Int64(drill.book.cards.count) {
                    let known = try #require(drill.session[CardID(card)])
                    #expect(try log.state(of: CardID(card)) == known.state)
                }
            }
        }
        #expect(log.events.count > 100)
    }

    /// A small generator with a state of its own, so that a failing run can be repeated.
    struct SplitMix {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var z = state
            z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
            z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
            return z ^ (z >> 31)
        }
    }
}
