import Chess
import SeededRandom
import UCI

/// Generates replies and commands of every kind, with random fields.
struct RandomReply {
    var generator: SeededGenerator

    mutating func reply() -> Reply {
        switch generator.below(9) {
        case 0: .name(text())
        case 1: .author(text())
        case 2: generator.isLucky(oneIn: 2) ? .uciOK : .readyOK
        case 3: bestMove()
        case 4: .copyProtection(generator.pick([.checking, .ok, .error]))
        case 5: .registration(generator.pick([.checking, .ok, .error]))
        case 6: .option(option())
        default: .info(info())
        }
    }

    mutating func command() -> Command {
        switch generator.below(6) {
        case 0: .setOption(name: text(), value: maybe { $0.text() })
        case 1: .debug(generator.isLucky(oneIn: 2))
        case 2: .position(start: .initial, moves: moves())
        case 3: .go(limit(), moves: moves())
        case 4: .register(name: text(), code: text())
        default: generator.pick([.uci, .isReady, .registerLater, .newGame, .stop, .ponderHit, .quit])
        }
    }

    /// The null move means no move, and then there is no move to ponder on.
    private mutating func bestMove() -> Reply {
        let move = move()
        return move == .null ? .bestMove(nil, ponder: nil) : .bestMove(move, ponder: maybe { $0.move() })
    }

    private mutating func info() -> SearchInfo {
        var info = SearchInfo()
        info.depth = maybe { $0.number() }
        info.selectiveDepth = maybe { $0.number() }
        info.statistics.time = maybe { $0.number() }
        info.statistics.nodes = maybe { $0.number() }
        info.multiPV = maybe { $0.number() }
        info.currentMoveNumber = maybe { $0.number() }
        info.statistics.hashFull = maybe { $0.number() }
        info.statistics.nodesPerSecond = maybe { $0.number() }
        info.statistics.tablebaseHits = maybe { $0.number() }
        info.statistics.shredderBaseHits = maybe { $0.number() }
        info.statistics.processorLoad = maybe { $0.number() }
        info.score = maybe { $0.score() }
        info.outcome = maybe { .init(win: $0.number(), draw: $0.number(), loss: $0.number()) }
        info.currentMove = maybe { $0.move() }
        info.currentLine = maybe { .init(processor: $0.maybe { $0.number() }, moves: $0.moves()) }
        info.refutation = moves()
        info.line = moves()
        info.text = maybe { $0.text() }
        return info
    }

    private mutating func score() -> SearchInfo.ReportedScore {
        let value: Score.Value =
            generator.isLucky(oneIn: 3) ? .mate(generator.below(99) - 49) : .centipawns(generator.below(9_999) - 5_000)
        return SearchInfo.ReportedScore(value, bound: generator.pick([.exact, .lower, .upper]))
    }

    private mutating func option() -> EngineOption {
        let kind: EngineOption.Kind =
            switch generator.below(5) {
            case 0: .check(byDefault: maybe { $0.generator.isLucky(oneIn: 2) })
            case 1:
                .spin(byDefault: maybe { $0.number() }, minimum: maybe { $0.number() }, maximum: maybe { $0.number() })
            case 2: .combo(byDefault: maybe { $0.text() }, choices: (0..<generator.below(4)).map { _ in text() })
            case 3: .button
            default: .string(byDefault: maybe { $0.generator.isLucky(oneIn: 4) ? "" : $0.text() })
            }
        return EngineOption(name: text(), kind: kind)
    }

    private mutating func limit() -> SearchLimit {
        var limit = SearchLimit()
        limit.depth = maybe { $0.number() }
        limit.nodes = maybe { $0.number() }
        limit.mate = maybe { $0.number() }
        limit.moveTime = maybe { $0.number() }
        limit.whiteTime = maybe { $0.number() }
        limit.blackTime = maybe { $0.number() }
        limit.whiteIncrement = maybe { $0.number() }
        limit.blackIncrement = maybe { $0.number() }
        limit.movesToGo = maybe { $0.number() }
        limit.isInfinite = generator.isLucky(oneIn: 2)
        limit.isPonder = generator.isLucky(oneIn: 2)
        return limit
    }

    // MARK: Parts

    private mutating func maybe<Value>(_ make: (inout RandomReply) -> Value) -> Value? {
        generator.isLucky(oneIn: 2) ? make(&self) : nil
    }

    private mutating func number() -> Int {
        generator.pick([0, 1, 12, -3, 99_999, Int.max, Int.min, generator.below(1_000_000)])
    }

    private mutating func moves() -> [EngineMove] { (0..<generator.below(5)).map { _ in move() } }

    private mutating func move() -> EngineMove {
        guard !generator.isLucky(oneIn: 20), let from = Square(rawValue: UInt8(generator.below(64))),
            let to = Square(rawValue: UInt8(generator.below(64)))
        else { return .null }
        return EngineMove("\(from)\(to)" + generator.pick(["", "", "", "q", "r", "b", "n"])) ?? .null
    }

    /// Returns one to three words that are not keywords of the protocol.
    private mutating func text() -> String {
        (0...generator.below(3)).map { _ in
            generator.pick(["Ä", "c:\\my", "x", "7", "-1", "\u{301}", "<empty", "Very", "♞", "(none)"])
        }
        .joined(separator: " ")
    }
}
