import Chess
import Testing

@testable import Analysis

/// The choice of the most instructive moments.
struct MomentPlannerTests {
    /// A mistake of White's with a proved cause in an open position, as far as nothing else is given.
    private func candidate(
        _ ply: Int, loss: Double = 20, _ moveClass: MoveClass = .blunder, cause: String? = "fork",
        isSettled: Bool = true, before: Int = 50, after: Int = -150
    ) -> MomentCandidate {
        MomentCandidate(
            ply: ply, side: ply.isMultiple(of: 2) ? .black : .white, loss: loss, moveClass: moveClass,
            isSettled: isSettled, cause: cause, before: before, after: after)
    }

    private func plies(_ candidates: some Sequence<MomentCandidate>) -> [Int] {
        MomentPlanner.choose(Array(candidates)).map(\.ply)
    }

    @Test func `the three largest losses are chosen, in the order of the game`() {
        let candidates = [(11, 16), (21, 40), (31, 18), (41, 60), (51, 30)].map { ply, loss in
            candidate(ply, loss: Double(loss), cause: "cause \(ply)")
        }
        #expect(plies(candidates) == [21, 41, 51])
        #expect(plies(candidates.reversed()) == [21, 41, 51])
    }

    @Test func `a mistake whose cause is proved precedes a larger loss without one`() {
        let candidates = [
            candidate(11, loss: 60, cause: nil), candidate(21, loss: 12, .mistake, cause: "pin"),
            candidate(31, loss: 55, cause: nil), candidate(41, loss: 50, cause: nil),
        ]
        #expect(plies(candidates) == [11, 21, 31])
    }

    @Test func `a settled loss precedes a larger one that is not`() {
        let candidates = [
            candidate(11, loss: 15.5, cause: "pin", isSettled: false), candidate(21, loss: 12, cause: "fork"),
            candidate(31, loss: 13, cause: "skewer"), candidate(41, loss: 14, cause: "tempo"),
        ]
        #expect(plies(candidates) == [21, 31, 41])
    }

    @Test func `a blunder without a cause precedes an inaccuracy with one`() {
        let candidates = [11, 21, 31].map { candidate($0, loss: 25, cause: nil) }
        #expect(plies(candidates + [candidate(41, loss: 6, .inaccuracy)]) == [11, 21, 31])
        #expect(plies([candidate(41, loss: 6, .inaccuracy)]) == [41])
    }

    @Test(arguments: [(-700, -1000), (-1000, -1000), (900, 700)])
    func `a move in a decided position does not count`(before: Int, after: Int) {
        #expect(plies([candidate(11, before: before, after: after)]).isEmpty)
    }

    @Test(arguments: [(-699, -1000), (900, 100), (1000, -300), (300, 699)])
    func `a move that changes the result counts`(before: Int, after: Int) {
        #expect(plies([candidate(11, before: before, after: after)]) == [11])
    }

    @Test func `a cause is repeated only when there is no other`() {
        let forks = [(11, 60.0), (21, 50), (31, 40)].map { candidate($0, loss: $1, cause: "fork") }
        #expect(plies(forks) == [11, 21, 31])
        let others = [
            candidate(41, loss: 12, .mistake, cause: "pin"), candidate(51, loss: 11, .mistake, cause: "tempo"),
        ]
        #expect(plies(forks + others) == [11, 41, 51])
    }

    @Test func `a repeated cause precedes a move without one`() {
        let candidates = [
            candidate(11, loss: 60), candidate(21, loss: 50, cause: nil), candidate(31, loss: 20),
            candidate(41, loss: 40, cause: nil),
        ]
        #expect(plies(candidates) == [11, 21, 31])
    }

    @Test func `a close mistake precedes a distant inaccuracy only when nothing else is left`() {
        let candidates = [
            candidate(20, loss: 60, cause: "fork"), candidate(22, loss: 50, cause: "pin"),
            candidate(41, loss: 6, .inaccuracy, cause: "tempo"),
            candidate(61, loss: 7, .inaccuracy, cause: "structure"),
        ]
        #expect(plies(candidates) == [20, 41, 61])
        #expect(plies(candidates.dropLast()) == [20, 22, 41])
    }

    @Test func `blunders that answer each other are one moment, unless there are too few`() {
        let chain = (20...23).map { candidate($0, loss: Double(80 - $0), cause: "cause \($0)") }
        #expect(
            plies(chain + [candidate(41, loss: 15, cause: "pin"), candidate(61, loss: 16, cause: "tempo")]) == [
                20, 41, 61,
            ])
        #expect(plies(chain) == [20, 21, 22])
    }

    @Test func `good moves are never moments`() {
        #expect(plies([candidate(11, loss: 4, .good), candidate(21, loss: 0, .best)]).isEmpty)
        #expect(plies([]).isEmpty)
    }
}
