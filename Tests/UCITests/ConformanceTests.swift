import Chess
import Testing
import UCI

/// The protocol line by line: the examples of its specification, and the spellings of real engines and programs.
@Suite struct ConformanceTests {
    /// A line, its meaning, and other spellings of the same.
    struct Row<Value: Sendable>: Sendable {
        let line: String
        let value: Value
        let others: [String]

        init(_ line: String, _ value: Value, _ others: String...) {
            self.line = line
            self.value = value
            self.others = others
        }
    }

    // MARK: Commands

    private static func limit(_ set: (inout SearchLimit) -> Void) -> SearchLimit {
        var limit = SearchLimit()
        set(&limit)
        return limit
    }

    private static func move(_ text: String) -> EngineMove { EngineMove(text) ?? .null }

    static let commands: [Row<Command>] = [
        Row("uci", .uci, " uci ", "uci\r", "hello uci"),
        Row("debug on", .debug(true), "debug", "\tdebug  on"),
        Row("debug off", .debug(false)),
        Row("isready", .isReady, "isready now"),
        Row("setoption name Hash value 64", .setOption(name: "Hash", value: "64"), "setoption  name Hash  value 64\r"),
        Row(
            "setoption name Style value Very Risky", .setOption(name: "Style", value: "Very Risky"),
            "setoption name Style\tvalue Very  Risky"),
        Row(
            "setoption name SyzygyPath value <empty>", .setOption(name: "SyzygyPath", value: ""),
            "setoption name SyzygyPath value", "setoption name SyzygyPath value "),
        Row("setoption name Clear Hash", .setOption(name: "Clear Hash", value: nil)),
        Row("setoption name UCI_Chess960 value true", .setOption(name: "UCI_Chess960", value: "true")),
        Row("register later", .registerLater),
        Row("register name Stefan MK code 4359874324", .register(name: "Stefan MK", code: "4359874324")),
        Row("ucinewgame", .newGame),
        Row("position startpos", .position(start: .initial, moves: []), "position startpos moves"),
        Row("position startpos moves e2e4 e7e5", .position(start: .initial, moves: [move("e2e4"), move("e7e5")])),
        Row("go", .go(SearchLimit(), moves: [])),
        Row("go searchmoves e2e4 d2d4", .go(SearchLimit(), moves: [move("e2e4"), move("d2d4")])),
        Row("go ponder", .go(limit { $0.isPonder = true }, moves: [])),
        Row("go wtime 1000", .go(limit { $0.whiteTime = 1000 }, moves: [])),
        Row("go btime 2000", .go(limit { $0.blackTime = 2000 }, moves: [])),
        Row("go winc 30", .go(limit { $0.whiteIncrement = 30 }, moves: [])),
        Row("go binc 40", .go(limit { $0.blackIncrement = 40 }, moves: [])),
        Row("go movestogo 20", .go(limit { $0.movesToGo = 20 }, moves: [])),
        Row("go depth 12", .go(.depth(12), moves: []), "go quickly depth 12"),
        Row("go nodes 200000", .go(.nodes(200_000), moves: [])),
        Row("go mate 3", .go(limit { $0.mate = 3 }, moves: [])),
        Row("go movetime 500", .go(.milliseconds(500), moves: [])),
        Row("go infinite", .go(.infinite, moves: [])),
        Row(
            "go infinite searchmoves e2e4", .go(.infinite, moves: [move("e2e4")]), "go searchmoves e2e4 infinite"),
        Row("stop", .stop),
        Row("ponderhit", .ponderHit),
        Row("quit", .quit),
    ]

    @Test(arguments: commands.map(\.line)) func `each command is read, and written in the standard spelling`(
        _ line: String
    ) throws {
        let row = try #require(Self.commands.first { $0.line == line })
        #expect(row.value.description == line)
        for spelling in [line] + row.others { #expect(Command(spelling) == row.value, "\(spelling.debugDescription)") }
    }

    @Test func `a position by FEN keeps its moves, its clocks and the castling of Chess960`() throws {
        for fen in [
            "8/P6k/8/8/8/8/7K/8 w - - 12 34", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 20",
            "1rk1r3/8/8/8/8/8/8/1RK1R3 w EBeb - 0 1",
        ] {
            let command = Command.position(start: try Position(fen: fen), moves: [Self.move("a7a8q")])
            #expect(command.description == "position fen \(fen) moves a7a8q")
            #expect(Command(command.description) == command)
        }
    }

    // MARK: Replies

    private static func info(_ set: (inout SearchInfo) -> Void) -> Reply {
        var info = SearchInfo()
        set(&info)
        return .info(info)
    }

    static let replies: [Row<Reply>] = [
        Row("id name Stockfish 15.1", .name("Stockfish 15.1"), "id  name  Stockfish  15.1\r"),
        Row("id author T. Romstad, M. Costalba", .author("T. Romstad, M. Costalba")),
        Row("uciok", .uciOK, "uciok ", "\0 uciok", "White (1) : uciok"),
        Row("readyok", .readyOK),
        Row("bestmove e2e4", .bestMove(move("e2e4"), ponder: nil), "bestmove e2e4 ponder (none)", "bestmove  e2e4\r"),
        Row("bestmove g1f3 ponder d8f6", .bestMove(move("g1f3"), ponder: move("d8f6"))),
        Row("bestmove e7e8q", .bestMove(move("e7e8q"), ponder: nil), "bestmove e7e8Q"),
        Row("bestmove (none)", .bestMove(nil, ponder: nil), "bestmove NULL", "bestmove 0000"),
        Row("copyprotection checking", .copyProtection(.checking)),
        Row("copyprotection ok", .copyProtection(.ok)),
        Row("copyprotection error", .copyProtection(.error)),
        Row("registration checking", .registration(.checking)),
        Row("registration ok", .registration(.ok)),
        Row("registration error", .registration(.error)),
        Row("info depth 12", info { $0.depth = 12 }, "info currdepth depth 12"),
        Row(
            "info depth 12 seldepth 18", info { ($0.depth, $0.selectiveDepth) = (12, 18) }, "info seldepth 18 depth 12"),
        Row("info time 1242", info { $0.statistics.time = 1242 }),
        Row(
            "info nodes 123456", info { $0.statistics.nodes = 123_456 }, "info nodes 123456 nps",
            "info nodes 123456 nps ?"),
        Row("info pv e2e4 e7e5", info { $0.line = [move("e2e4"), move("e7e5")] }, "info pv e2e4 e7e5 ..."),
        Row("info pv e7e8q 0000", info { $0.line = [move("e7e8q"), .null] }, "info pv e7e8Q 0000"),
        Row("info multipv 2", info { $0.multiPV = 2 }),
        Row("info score cp 31", info { $0.score = .init(.centipawns(31)) }, "info score cp +31"),
        Row("info score cp -214", info { $0.score = .init(.centipawns(-214)) }),
        Row("info score mate 3", info { $0.score = .init(.mate(3)) }, "info score mate +3"),
        Row("info score mate -1", info { $0.score = .init(.mate(-1)) }),
        Row("info score mate 0", info { $0.score = .init(.mate(0)) }, "info score mate -0"),
        Row(
            "info score cp 90 lowerbound", info { $0.score = .init(.centipawns(90), bound: .lower) },
            "info score lowerbound cp 90"),
        Row("info score cp 12 upperbound", info { $0.score = .init(.centipawns(12), bound: .upper) }),
        Row("info currmovenumber 7 currmove d2d4", info { ($0.currentMove, $0.currentMoveNumber) = (move("d2d4"), 7) }),
        Row("info hashfull 420", info { $0.statistics.hashFull = 420 }),
        Row("info nps 812000", info { $0.statistics.nodesPerSecond = 812_000 }),
        Row("info tbhits 5", info { $0.statistics.tablebaseHits = 5 }),
        Row("info sbhits 6", info { $0.statistics.shredderBaseHits = 6 }),
        Row("info cpuload 987", info { $0.statistics.processorLoad = 987 }),
        Row(
            "info string NNUE evaluation using nn.nnue depth 9",
            info { $0.text = "NNUE evaluation using nn.nnue depth 9" }),
        Row("info refutation d1h5 g6h5", info { $0.refutation = [move("d1h5"), move("g6h5")] }),
        Row(
            "info currline 2 d1h5 g6h5",
            info { $0.currentLine = .init(processor: 2, moves: [move("d1h5"), move("g6h5")]) }),
        Row("info currline d1h5", info { $0.currentLine = .init(processor: nil, moves: [move("d1h5")]) }),
        Row(
            "info score cp -381 upperbound wdl 0 0 1000",
            info {
                $0.score = .init(.centipawns(-381), bound: .upper)
                $0.outcome = .init(win: 0, draw: 0, loss: 1000)
            }, "info score cp -381 wdl 0 0 1000 upperbound"),
        Row(
            "info score cp 20 wdl 300 600 100",
            info { ($0.score, $0.outcome) = (.init(.centipawns(20)), .init(win: 300, draw: 600, loss: 100)) },
            "info movesleft 60 score cp 20 wdl 300 600 100"),
        Row(
            "option name Ponder type check default false", option("Ponder", .check(byDefault: false)),
            "option name Ponder type check default False"),
        Row(
            "option name Ponder type check", option("Ponder", .check(byDefault: nil)),
            "option name Ponder type check default 7"),
        Row(
            "option name Hash type spin default 16 min 1 max 1024",
            option("Hash", .spin(byDefault: 16, minimum: 1, maximum: 1024)),
            "option name Hash type spin min 1 max 1024 default 16"),
        Row("option name Hash type spin default 16", option("Hash", .spin(byDefault: 16, minimum: nil, maximum: nil))),
        Row(
            "option name Play Style type combo default Normal var Very Solid var Normal",
            option("Play Style", .combo(byDefault: "Normal", choices: ["Very Solid", "Normal"])),
            "option name Play Style type combo var Very Solid var Normal default Normal"),
        Row("option name Clear Hash type button", option("Clear Hash", .button)),
        Row("option name EvalFile type string default nn.nnue", option("EvalFile", .string(byDefault: "nn.nnue"))),
        Row(
            "option name SyzygyPath type string default <empty>", option("SyzygyPath", .string(byDefault: "")),
            "option name SyzygyPath type string default", "option name SyzygyPath type string default "),
        Row("option name SyzygyPath type string", option("SyzygyPath", .string(byDefault: nil))),
    ]

    private static func option(_ name: String, _ kind: EngineOption.Kind) -> Reply {
        .option(EngineOption(name: name, kind: kind))
    }

    @Test(arguments: replies.map(\.line)) func `each reply is read, and written in the standard spelling`(
        _ line: String
    ) throws {
        let row = try #require(Self.replies.first { $0.line == line })
        #expect(row.value.description == line)
        for spelling in [line] + row.others { #expect(Reply(spelling) == row.value, "\(spelling.debugDescription)") }
    }

    @Test func `every keyword of the protocol is tested`() {
        let words = """
            uci debug isready setoption register ucinewgame position startpos fen moves go searchmoves ponder wtime btime
            winc binc movestogo depth nodes mate movetime infinite stop ponderhit quit id name author uciok readyok bestmove
            copyprotection registration info seldepth time pv multipv score cp lowerbound upperbound currmove
            currmovenumber hashfull nps tbhits sbhits cpuload string refutation currline wdl option type check spin combo
            button default min max var later code value on off
            """.split { $0 == " " || $0 == "\n" }
        let lines = Self.commands.map(\.line) + Self.replies.map(\.line) + ["position fen"]
        let shown = Set(lines.flatMap { $0.split(separator: " ") })
        #expect(words.filter { !shown.contains($0) } == [])
    }
}
