import Analysis
import Testing
import UCI

@Suite struct MoveClassTests {
    @Test func `the win chance follows the published model`() {
        #expect(WinChance.percent(.centipawns(0)) == 50)
        #expect(abs(WinChance.percent(.centipawns(100)) - 59.1) < 0.05)
        #expect(abs(WinChance.percent(.centipawns(-300)) - 24.9) < 0.05)
        #expect(WinChance.percent(.mate(3)) == 100)
        #expect(WinChance.percent(.mate(-3)) == 0)
        #expect(WinChance.percent(.mate(0)) == 0)
    }

    /// From an equal position: 54 centipawns are 4.96 points, 55 are 5.05, and so on.
    @Test(arguments: [
        (0, MoveClass.good), (-54, .good), (-55, .inaccuracy), (-110, .inaccuracy), (-111, .mistake), (-168, .mistake),
        (-169, .blunder), (200, .good),
    ])
    func `losses of five, ten and fifteen points separate the classes`(_ after: Int, _ expected: MoveClass) {
        #expect(MoveClass(.centipawns(after), against: .centipawns(0)) == expected)
    }

    @Test(arguments: [
        (Score.Value.centipawns(0), Score.Value.mate(-2), MoveClass.blunder),
        (.centipawns(-701), .mate(-2), .mistake), (.centipawns(-700), .mate(-2), .blunder),
        (.centipawns(-1000), .mate(-2), .inaccuracy), (.mate(2), .centipawns(0), .blunder),
        (.mate(2), .centipawns(701), .mistake), (.mate(2), .centipawns(1000), .inaccuracy),
        (.mate(2), .mate(-1), .blunder), (.mate(2), .mate(9), .good), (.mate(-5), .mate(-1), .good),
        (.mate(-5), .centipawns(-900), .good),
    ])
    func `mates found and missed`(_ expected: Score.Value, _ played: Score.Value, _ result: MoveClass) {
        #expect(MoveClass(played, against: expected) == result)
    }
}
