import Chess
import TestSupport
import Testing

/// The judge finds what is true and what is false in positions where this is known.
@Suite struct SentenceJudgeTests {
    private static let cases =
        KnownCase.material + KnownCase.tactics + KnownCase.positional + KnownCase.positionalFurther + KnownCase.prepared
        + KnownCase.plans + KnownCase.lastResort + KnownCase.least + KnownCase.others

    @Test(arguments: cases) func `true sentences hold and false ones do not`(known: KnownCase) throws {
        let judged = try #require(known.judged)
        for sentence in known.holds {
            #expect(SentenceJudge.verdict(on: sentence, of: judged) == .holds, "\(sentence)")
        }
        for sentence in known.wrong {
            guard case .wrong = SentenceJudge.verdict(on: sentence, of: judged) else {
                Issue.record("not found to be false: \(sentence)")
                continue
            }
        }
    }

    @Test(arguments: [
        "4.Qd3?! loses the thread.", "4.Qd3?! is bad", "4.Nxe5 takes the pawn on d4, and the material is level again.",
        "4.Qd3 misses 4.Nxd4.",
        "Well played.", "4.Nxd4 improves the position.",
    ])
    func `a sentence without a known template is unchecked`(sentence: String) throws {
        let judged = try #require(KnownCase.material[0].judged)
        #expect(SentenceJudge.verdict(on: sentence, of: judged) == .unchecked)
    }

    @Test func `a move that is about as good costs less than three points`() throws {
        let close = KnownCase(
            Position.initial.fen, played: "d4 d5", expected: "e4 e5", loss: 1, centipawns: 10, holds: [], wrong: [])
        let far = KnownCase(
            Position.initial.fen, played: "d4 d5", expected: "e4 e5", loss: 8, centipawns: 90, holds: [], wrong: [])
        let sentence = "1.d4 is about as good as 1.e4, which takes space in the centre with the pawn on e4."
        #expect(SentenceJudge.verdict(on: sentence, of: try #require(close.judged)) == .holds)
        #expect(SentenceJudge.verdict(on: sentence, of: try #require(far.judged)) != .holds)
    }

    @Test func `a text is split into sentences, not at the numbers of moves`() {
        #expect(
            Sentence.split("4.Qd3?! does not take the pawn on d4. 4.Nxd4 develops the knight.")
                == ["4.Qd3?! does not take the pawn on d4.", "4.Nxd4 develops the knight."])
        #expect(Sentence.split("6...Qa5+ forks the king.") == ["6...Qa5+ forks the king."])
    }
}
