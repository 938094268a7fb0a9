import Chess
import SeededRandom
import UCI

extension FuzzDriver {
    /// Reads one line of the protocol, in either direction.
    public static let protocolLine = FuzzDriver(
        "protocol", "a line read as a reply and as a command, then written and read back",
        samples: protocolSamples, words: protocolWords,
        make: { generator in
            var random = RandomReply(generator: SeededGenerator(seed: generator.next()))
            let line = generator.isLucky(oneIn: 2) ? random.reply().description : random.command().description
            return Array(line.utf8)
        }
    ) { bytes, faults in
        let line = String(decoding: bytes, as: UTF8.self)
        ProtocolReading.check(Reply(line), &faults)
        if let command = Command(line) { ProtocolReading.check(command, from: bytes, &faults) }
    }

    /// Generates replies and commands; the input is the seed.
    public static let message = FuzzDriver(
        "message", "replies and commands generated, written, and read back equal",
        samples: [], words: [], make: { generator in (0..<8).map { _ in UInt8(generator.below(256)) } }
    ) { bytes, faults in
        var random = RandomReply(generator: SeededGenerator(seed: bytes.seed))
        ProtocolReading.check(random.reply(), &faults)
        ProtocolReading.check(random.command(), from: [], &faults)
    }

    /// Splits an engine's bytes into lines.
    public static let lines = FuzzDriver(
        "lines", "bytes in chunks give the same lines, each within the limit",
        samples: ["ab\r\ncd\n", "no end", "\n\n\r\n", "eins\nzwei\rdrei\n", "12345678\r\n", "1234567\r\n"],
        words: ["\n", "\r\n", "\r", "\n\n", "\0", "ä", "♞", "12345678", "\u{FEFF}"], readsWholeFiles: true
    ) { bytes, faults in
        var generator = SeededGenerator(seed: bytes.seed)
        for limit in [1, 5, 8, 1_000] { ProtocolReading.checkLines(bytes, limit: limit, &generator, &faults) }
    }

    private static let protocolSamples = [
        "id name Shredder X.Y", "id author Stefan MK", "uciok", "bestmove g1f3 ponder d8f6", "bestmove (none)",
        "copyprotection error", "registration ok", "info depth 12 nodes 123456 nps 100000",
        "info depth 2 seldepth 5 multipv 1 time 1242 nodes 2124 score cp 214 pv e2e4 e7e5 g1f3",
        "info score mate -3 upperbound", "info score cp -20 lowerbound wdl 30 900 70", "info string NNUE on",
        "info hashfull 12 tbhits 3 sbhits 4 cpuload 999 currmovenumber 2 currmove d2d4",
        "info refutation d1h5 g6h5", "info currline 1 d1h5 g6h5",
        "option name Nullmove type check default true", "option name Selectivity type spin default 2 min 0 max 4",
        "option name Style type combo default Normal var Solid var Normal var Very Risky",
        "option name SyzygyPath type string default <empty>", "option name Clear Hash type button",
        "option name Skill type Level type spin default 1", "debug on", "setoption name Hash value 64",
        "register name Stefan MK code 4359874324", "position startpos moves e2e4 e7e5",
        "position fen 8/P6k/8/8/8/8/7K/8 w - - 0 1 moves a7a8q", "go ponder wtime 1000 btime 2000 movestogo 5",
        "go depth 6 nodes 7 mate 8 movetime 9", "go nodes 200000 searchmoves e2e4 d2d4", "go perft 5", "go infinite",
    ]
    private static let protocolWords = [
        "id", "name", "author", "uciok", "readyok", "bestmove", "ponder", "(none)", "NULL", "0000", "e2e4", "e7e8q",
        "copyprotection", "checking", "error", "registration", "info", "depth", "seldepth", "multipv", "nodes", "score",
        "cp", "mate", "lowerbound", "upperbound", "wdl", "currmove", "currline", "refutation", "pv", "string", "option",
        "type", "check", "spin", "combo", "button", "default", "min", "max", "var", "<empty>", "true", "setoption",
        "value", "register", "later", "code", "position", "startpos", "fen", "moves", "go", "searchmoves", "infinite",
        "wtime", "debug", "off", "quit", "7", "-3", "99999999999999999999", "-9223372036854775808", "perft",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "8/8/8/1Ppp3r/1K3p1k/8/4P1P1/1R6 b - e3 0 1",
    ].map { " \($0) " }
}
