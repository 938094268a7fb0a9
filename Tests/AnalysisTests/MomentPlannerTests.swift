import Chess
import Testing

@testable import Analysis

/// The choice of the most instructive moments.
struct MomentPlannerTests {
    /// A blunder in an open position with a proved cause of its own, as far as nothing else is given.
    private func candidate(
        _ ply: Int, loss: Double = 20, _ moveClass: MoveClass = .blunder, cause: String?? = .none,
        isSettled: Bool = true, before: Int = 50, after: Int = -150
    ) -> MomentCandidate {
        MomentCandidate(
            ply: ply, side: ply.isMultiple(of: 2) ? .black : .white, loss: loss, moveClass: moveClass,
            isSettled: isSettled, cause: cause ?? "cause of ply \(ply)", before: before, after: after)
    }

    private func plies(_ candidates: MomentCandidate...) -> [Int] { MomentPlanner.choose(candidates).map(\.ply) }

    @Test func `the three largest losses are chosen, in the order of the game`() {
        let candidates = [(11, 16.0), (21, 40), (31, 18), (41, 60), (51, 30)].map { candidate($0, loss: $1) }
        #expect(MomentPlanner.choose(candidates).map(\.ply) == [21, 41, 51])
        #expect(MomentPlanner.choose(candidates.reversed()).map(\.ply) == [21, 41, 51])
    }

    @Test func `a loss without a proved cause has half the weight`() {
        let others = [candidate(11, loss: 60), candidate(21, loss: 60)]
        for (loss, ply) in [(19.0, 41), (21, 31)] {
            let candidates = others + [candidate(31, loss: 2 * loss, cause: .some(nil)), candidate(41, loss: 20)]
            #expect(MomentPlanner.choose(candidates).map(\.ply) == [11, 21, ply])
        }
    }

    @Test func `a loss whose class is not settled has three quarters of the weight`() {
        for (loss, ply) in [(15.5, 41), (16.5, 31)] {
            let candidates = [candidate(11, loss: 60), candidate(21, loss: 60), candidate(41, loss: 12)]
            let unsettled = candidate(31, loss: loss, isSettled: false)
            #expect(MomentPlanner.choose(candidates + [unsettled]).map(\.ply) == [11, 21, ply])
        }
    }

    @Test func `a cause is repeated only for a much larger loss`() {
        let forks = [(11, 60.0), (21, 50), (31, 40)].map { candidate($0, loss: $1, cause: "fork") }
        #expect(MomentPlanner.choose(forks).map(\.ply) == [11, 21, 31])
        #expect(MomentPlanner.choose(forks + [candidate(41, loss: 22)]).map(\.ply) == [11, 21, 41])
        let two = forks + [candidate(41, loss: 26), candidate(51, loss: 27)]
        #expect(MomentPlanner.choose(two).map(\.ply) == [11, 41, 51])
    }

    @Test func `a close blunder without a cause comes before an inaccuracy with one`() {
        let blunders = [candidate(40, loss: 26), candidate(36, loss: 23, cause: .some(nil))]
        let chosen = MomentPlanner.choose(blunders + [candidate(13, loss: 8, .inaccuracy)], count: 2)
        #expect(chosen.map(\.ply) == [36, 40])
    }

    @Test func `moves without a cause do not repeat one`() {
        let candidates = [(11, 60.0), (21, 50)].map { candidate($0, loss: $1, cause: .some(nil)) }
        let fork = candidate(31, loss: 26)
        #expect(MomentPlanner.choose(candidates + [fork], count: 2).map(\.ply) == [11, 31])
        #expect(MomentPlanner.choose(candidates + [candidate(31, loss: 24)], count: 2).map(\.ply) == [11, 21])
    }

    @Test func `a close mistake is chosen only when nothing of half its size is left`() {
        let (first, close) = (candidate(20, loss: 60), candidate(22, loss: 40))
        #expect(plies(first, close, candidate(41, loss: 22), candidate(61, loss: 21)) == [20, 41, 61])
        #expect(plies(first, close, candidate(41, loss: 22), candidate(61, loss: 6, .inaccuracy)) == [20, 22, 41])
        #expect(plies(first, close, candidate(26, loss: 22), candidate(32, loss: 21)) == [20, 26, 32])
    }

    @Test func `a mistake and the reply that misses its refutation are never both chosen`() {
        #expect(plies(candidate(20, loss: 60), candidate(21, loss: 50)) == [20])
        #expect(plies(candidate(20, loss: 50), candidate(21, loss: 60), candidate(22, loss: 40)) == [21])
    }

    @Test(arguments: [(-700, -1000), (-1000, -1000), (900, 700)])
    func `a move in a decided position does not count`(before: Int, after: Int) {
        #expect(plies(candidate(11, before: before, after: after)).isEmpty)
    }

    @Test(arguments: [(-699, -1000), (900, 100), (1000, -300), (300, 699)])
    func `a move that changes the result counts`(before: Int, after: Int) {
        #expect(plies(candidate(11, before: before, after: after)) == [11])
    }

    @Test func `good moves are never moments`() {
        #expect(plies(candidate(11, loss: 4, .good), candidate(21, loss: 0, .best)).isEmpty)
        #expect(plies().isEmpty)
    }
}
