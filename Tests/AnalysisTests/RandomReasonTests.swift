import Analysis
import Chess
import SeededRandom
import TestSupport
import Testing

/// Comparisons of random moves, in a long run a thousand: all reasons must be true.
@Suite struct RandomReasonTests {
    @Test(arguments: [1, 2, 3, 4])
    func `all reasons for random moves are true`(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var kinds: [FindingKind: Int] = [:]
        let positions = Long.rounds(12, long: 50)
        for _ in 0..<positions {
            let position = Self.position(&generator)
            let best = ShallowJudge.best(in: position, depth: 2)
            guard let move = best.move, let expected = ShallowJudge.evaluation(of: move, in: position) else { continue }
            let moves = position.legalMoves()
            for _ in 0..<5 {
                guard let played = ShallowJudge.evaluation(of: generator.pick(moves), in: position),
                    let comparison = MoveComparison(played: played, expected: expected)
                else { continue }
                let explanation = Explanation(comparison, prepared: [move])
                for reason in explanation.reasons { kinds[reason.kind, default: 0] += 1 }
                let faults = ReasonCheck.faults(of: explanation)
                #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
            }
        }
        // Enough was said for silence not to be what made it true.
        #expect(
            kinds[.losesMaterial, default: 0] > positions / 3, "\(kinds.sorted { $0.key.rawValue < $1.key.rawValue })")
    }

    /// Returns a position after 6 to 29 random plies that has legal moves, with a preference for captures.
    private static func position(_ generator: inout SeededGenerator) -> Position {
        var position = Position.initial
        for _ in 0..<(6 + generator.below(24)) {
            let moves = position.legalMoves()
            let captures = moves.filter { position.captured(by: $0) != nil }
            let next = position.playing(
                generator.pick(captures.isEmpty || generator.isLucky(oneIn: 2) ? moves : captures))
            guard next.hasLegalMove else { break }
            position = next
        }
        return position
    }
}
