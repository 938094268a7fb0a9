import Chess
import Testing
import UCI

/// Scores as text.
struct ScoreTests {
    @Test(arguments: [
        (Score.Value.centipawns(35), "+0.35", "-0.35"), (.centipawns(-120), "-1.20", "+1.20"),
        (.centipawns(5), "+0.05", "-0.05"), (.centipawns(0), "0.00", "0.00"),
        (.centipawns(12_345), "+123.45", "-123.45"),
        (.mate(3), "#3", "#-3"), (.mate(-2), "#-2", "#2"), (.mate(0), "checkmate", "checkmate"),
    ])
    func `a score is written from White's point of view`(value: Score.Value, white: String, black: String) {
        #expect(value.description == white)
        #expect(Score(value, for: .white).description == white)
        #expect(Score(value, for: .black).description == black)
    }

    @Test func `the smallest number has a text`() {
        #expect(Score.Value.centipawns(.min).description == "-92233720368547758.08")
    }
}
