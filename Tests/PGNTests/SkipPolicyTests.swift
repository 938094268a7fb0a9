import Chess
import FuzzDrivers
import PGN
import Testing

/// Skip policies change what a visitor receives, but not where games end.
struct SkipPolicyTests {
    @Test(arguments: [
        "1. e4 1-0 (1. d4 d5)\n\n[Event \"b\"]\n1. c4 *",
        "1. e4 e5 2. Nf3 ({x}\n\n1. d4 d5) Nc6 *",
        "1. e4 (1. d4 1-0 (1. c4 *) d5) e5 1-0 {a} (1... c5 0-1)\n\n{b} 1. d4 *",
        "1. e4 e5\n\n1. d4 (1. c4 *) d5\n\n1. c4 *",
    ])
    func `the boundaries of games do not depend on the skip policy`(text: String) {
        func ends(_ skipPolicy: PGNSkipPolicy) -> [String] {
            received(Array(text.utf8), skipPolicy).filter { $0.hasPrefix("game ") || GameResult(rawValue: $0) != nil }
        }
        let all = ends(.nothing)
        #expect(all.count >= 2)
        #expect(ends(.variations) == all)
        #expect(ends(.moves) == all)
    }

    @Test(arguments: ["1. e4 ‸(1. d4 (1. c4) e5 2. Nf3 *", "1. e4 (1. d4) ‸) e5 *"])
    func `an unclosed variation is an error even if variations are skipped`(sample: String) throws {
        let (text, location) = try marked(sample)
        let error = try firstError(text)
        let lines = received(Array(text.utf8), .variations)
        #expect(lines.last == "\(location) \(error.message)")
        #expect(received(Array(text.utf8), .moves).last == "*")
    }
}
