import Chess
import TestSupport
import Testing
import UCI

/// The protocol against dice: the same inputs in every run, more of them with `PREP_LONG=1`.
@Suite struct ProtocolFuzzTests {
    private static let words = [
        "id", "name", "author", "uciok", "readyok", "bestmove", "ponder", "(none)", "NULL", "0000", "e2e4", "e7e8q",
        "copyprotection", "checking", "error", "registration", "info", "depth", "seldepth", "multipv", "nodes", "score",
        "cp", "mate", "lowerbound", "upperbound", "wdl", "currmove", "currline", "refutation", "pv", "string", "option",
        "type", "check", "spin", "combo", "button", "default", "min", "max", "var", "<empty>", "true", "setoption",
        "value", "register", "later", "code", "position", "startpos", "fen", "moves", "go", "searchmoves", "infinite",
        "wtime", "debug", "off", "quit", "7", "-3", "99999999999999999999", "-9223372036854775808",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "8/8/8/1Ppp3r/1K3p1k/8/4P1P1/1R6 b - e3 0 1",
    ].map { " \($0) " }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func `any line is read, and what was read is written and read back equal`(seed: UInt64) {
        let count = Long.rounds(4_000, long: 400_000)
        let samples = ReplyTests.lines + CommandTests.lines
        for bytes in FuzzInputs(seed: seed, count: count, samples: samples, words: Self.words) {
            ProtocolFuzz.check(bytes)
        }
    }

    @Test func `every reply and command is written and read back equal`() {
        var random = RandomReply(dice: Dice(seed: 11))
        for _ in 0..<Long.rounds(4_000, long: 400_000) {
            ProtocolFuzz.check(random.reply())
            ProtocolFuzz.check(random.command())
        }
    }

    @Test func `lines are the same however the bytes arrive`() {
        var dice = Dice(seed: 5)
        let words = ["\n", "\r\n", "\r", "\n\n", "\0", "ä", "♞", "12345678", "\u{FEFF}"]
        let samples = ["ab\r\ncd\n", "no end", "\n\n\r\n", "eins\nzwei\rdrei\n"]
        for bytes in FuzzInputs(seed: 6, count: Long.rounds(4_000, long: 400_000), samples: samples, words: words) {
            ProtocolFuzz.checkLines(bytes, limit: dice.pick([1, 5, 8, 1_000]), &dice)
        }
    }

    @Test(arguments: [
        "info score upperbound", "info score lowerbound nodes 7", "bestmove 0000 ponder e2e4",
        "bestmove (none) ponder e2e4",
    ])
    func `what makes no sense alone does not get lost between reading and writing`(_ line: String) {
        ProtocolFuzz.check(Array(line.utf8))
    }

    @Test func `the largest scores turn round and are compared`() {
        let least = Score(.centipawns(.min), for: .white)
        #expect(least.seen(by: .black).value == .centipawns(.max))
        #expect(Score(.mate(.min), for: .white).seen(by: .black).value == .mate(.max))
        let ascending: [Score.Value] = [
            .mate(0), .mate(.min), .centipawns(.min), .centipawns(.max), .mate(.max), .mate(1),
        ]
        #expect(Array(ascending.reversed()).sorted() == ascending)
    }
}
