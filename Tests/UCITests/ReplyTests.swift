import Chess
import Testing

@testable import UCI

@Suite struct ReplyTests {
    /// Every reply of the protocol as written.
    static let lines = [
        "id name Shredder X.Y", "id author Stefan MK", "uciok", "readyok", "bestmove e2e4", "bestmove g1f3 ponder d8f6",
        "bestmove (none)", "copyprotection checking", "copyprotection error", "registration ok",
        "info depth 12 nodes 123456 nps 100000",
        "info depth 2 seldepth 5 multipv 1 time 1242 nodes 2124 score cp 214 pv e2e4 e7e5 g1f3",
        "info score mate -3 upperbound", "info score cp -20 lowerbound wdl 30 900 70",
        "info score cp -381 wdl 0 12 988 upperbound nodes 200091", "info string NNUE on",
        "info hashfull 12 tbhits 3 sbhits 4 cpuload 999 currmovenumber 2 currmove d2d4",
        "info refutation d1h5 g6h5", "info currline 1 d1h5 g6h5",
        "option name Nullmove type check default true", "option name Selectivity type spin default 2 min 0 max 4",
        "option name Style type combo default Normal var Solid var Normal var Very Risky",
        "option name NalimovPath type string default c:\\my base", "option name Clear Hash type button",
        "option name SyzygyPath type string default <empty>", "option name Skill type Level type spin default 1",
    ]

    @Test(arguments: lines) func `a reply is read and written unchanged`(_ line: String) {
        let reply = Reply(line)
        if case .unknown = reply { Issue.record("not read: \(line)") }
        #expect(Reply(reply.description) == reply)
        #expect(Set(reply.description.split(separator: " ")) == Set(line.split(separator: " ")))
    }

    @Test(arguments: [
        "", "Stockfish 15.1 by the authors", "bestmove", "bestmove zz", "option type spin", "id elo 3000",
    ])
    func `a line that is not a reply is unknown`(_ line: String) {
        #expect(Reply(line) == .unknown(line))
    }

    @Test func `a mate is not a number`() throws {
        guard case .info(let info) = Reply("info depth 3 score mate -2 pv e2e4") else {
            Issue.record("not an info line")
            return
        }
        #expect(info.score == SearchInfo.ReportedScore(.mate(-2)))
        #expect(Score(.mate(-2), for: .white).seen(by: .black) == Score(.mate(2), for: .black))
        #expect(Score(.centipawns(31), for: .black).seen(by: .white).value == .centipawns(-31))
    }

    @Test func `scores are ordered from being mated soon to mating soon`() {
        let ascending: [Score.Value] = [
            .mate(0), .mate(-1), .mate(-9), .centipawns(-5000), .centipawns(0), .centipawns(12), .mate(9), .mate(1),
        ]
        #expect(ascending.sorted() == ascending)
        #expect(Array(ascending.reversed()).sorted() == ascending)
    }

    @Test func `unknown words and invalid numbers are skipped`() {
        let strange = "hm info depth x blah 7 score cp 99999999999999999999 cp 10 nodes 5 pv e2e4 zz nps 3"
        var expected = SearchInfo()
        expected.statistics.nodes = 5
        expected.score = nil
        expected.statistics.nodesPerSecond = 3
        expected.line = [EngineMove("e2e4")].compactMap { $0 }
        #expect(Reply(strange) == .info(expected))
    }

    @Test func `an option name may contain blanks, and its text any word`() {
        let option = EngineOption(name: "Debug Log File", kind: .string(byDefault: "min of max"))
        #expect(Reply("option name Debug Log File type string default min of max") == .option(option))
        #expect(option.isNamed("debug log file"))
    }

    @Test func `a number is clamped to the declared range`() {
        let threads = EngineOption(name: "Threads", kind: .spin(byDefault: 1, minimum: 1, maximum: 4))
        #expect([0, 3, 99].map(threads.allowed) == [1, 3, 4])
        #expect(EngineOption(name: "Ponder", kind: .check(byDefault: nil)).allowed(1) == nil)
    }

    @Test func `the outcome comes from the same line as the score`() throws {
        var log = SearchLog()
        for line in [
            "info depth 1 score cp 10 wdl 100 800 100 pv d2d4", "info depth 2 score cp 30 wdl 300 600 100 pv e2e4 e7e5",
            "info depth 3 score cp 50 lowerbound wdl 500 400 100 pv e2e4",
            "info depth 2 multipv 2 score cp 20 pv c2c4",
        ] {
            if case .info(let info) = Reply(line) { log.add(info) }
        }
        let lines = log.lines(in: .initial)
        #expect(lines.map(\.outcome) == [SearchInfo.Outcome(win: 300, draw: 600, loss: 100), nil])
        #expect(lines.map(\.score.pointOfView) == [.white, .white])
    }

    @Test func `only a finished game has a score of its own`() throws {
        let mate = try Position(fen: "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")
        #expect(Score(endOf: mate) == Score(.mate(0), for: .black))
        let stalemate = try Position(fen: "k7/2Q5/8/8/8/8/8/7K b - - 0 1")
        #expect(Score(endOf: stalemate) == Score(.centipawns(0), for: .black))
        #expect(Score(endOf: .initial) == nil)
    }
}
