import Chess
import FuzzDrivers
import PGN
import Testing

/// What a visitor does not want to hear is passed over; where games end is not changed by that.
struct InterestTests {
    @Test(arguments: [
        "1. e4 1-0 (1. d4 d5)\n\n[Event \"b\"]\n1. c4 *",
        "1. e4 e5 2. Nf3 ({x}\n\n1. d4 d5) Nc6 *",
        "1. e4 (1. d4 1-0 (1. c4 *) d5) e5 1-0 {a} (1... c5 0-1)\n\n{b} 1. d4 *",
        "1. e4 e5\n\n1. d4 (1. c4 *) d5\n\n1. c4 *",
    ])
    func `games begin and end where they do for one who wants all`(text: String) {
        func ends(_ interest: PGNInterest) -> [String] {
            heard(Array(text.utf8), interest).filter { $0.hasPrefix("game ") || GameResult(rawValue: $0) != nil }
        }
        let all = ends(.everything)
        #expect(all.count >= 2)
        #expect(ends(.mainLine) == all)
        #expect(ends(.nothing) == all)
    }

    @Test(arguments: ["1. e4 ‸(1. d4 (1. c4) e5 2. Nf3 *", "1. e4 (1. d4) ‸) e5 *"])
    func `a main line that a variation swallows is not taken for a whole one`(sample: String) throws {
        let (text, location) = try marked(sample)
        let error = try firstError(text)
        let lines = heard(Array(text.utf8), .mainLine)
        #expect(lines.last == "\(location) \(error.message)")
        #expect(heard(Array(text.utf8), .nothing).last == "*")
    }
}
