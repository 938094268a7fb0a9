import Chance
import Chess
import UCI

/// Replies and commands that dice have made: every kind, every field there or not.
struct RandomReply {
    var dice: Dice

    mutating func reply() -> Reply {
        switch dice.below(9) {
        case 0: .name(text())
        case 1: .author(text())
        case 2: dice.isLucky(oneIn: 2) ? .uciOK : .readyOK
        case 3: bestMove()
        case 4: .copyProtection(dice.pick([.checking, .ok, .error]))
        case 5: .registration(dice.pick([.checking, .ok, .error]))
        case 6: .option(option())
        default: .info(info())
        }
    }

    mutating func command() -> Command {
        switch dice.below(6) {
        case 0: .setOption(name: text(), value: maybe { $0.text() })
        case 1: .debug(dice.isLucky(oneIn: 2))
        case 2: .position(start: .initial, moves: moves())
        case 3: .go(limit(), moves: moves())
        case 4: .register(name: text(), code: text())
        default: dice.pick([.uci, .isReady, .registerLater, .newGame, .stop, .ponderHit, .quit])
        }
    }

    /// The null move stands for none, and without a move there is nothing to ponder on.
    private mutating func bestMove() -> Reply {
        let move = move()
        return move == .null ? .bestMove(nil, ponder: nil) : .bestMove(move, ponder: maybe { $0.move() })
    }

    private mutating func info() -> SearchInfo {
        var info = SearchInfo()
        info.depth = maybe { $0.number() }
        info.selectiveDepth = maybe { $0.number() }
        info.time = maybe { $0.number() }
        info.nodes = maybe { $0.number() }
        info.multiPV = maybe { $0.number() }
        info.currentMoveNumber = maybe { $0.number() }
        info.hashFull = maybe { $0.number() }
        info.nodesPerSecond = maybe { $0.number() }
        info.tablebaseHits = maybe { $0.number() }
        info.shredderBaseHits = maybe { $0.number() }
        info.processorLoad = maybe { $0.number() }
        info.score = maybe { random in
            random.dice.isLucky(oneIn: 3)
                ? .mate(random.dice.below(99) - 49) : .centipawns(random.dice.below(9_999) - 5_000)
        }
        if info.score != nil { info.bound = dice.pick([.exact, .lower, .upper]) }
        info.outcome = maybe { .init(win: $0.number(), draw: $0.number(), loss: $0.number()) }
        info.currentMove = maybe { $0.move() }
        info.currentLine = maybe { .init(processor: $0.maybe { $0.number() }, moves: $0.moves()) }
        info.refutation = moves()
        info.line = moves()
        info.text = maybe { $0.text() }
        return info
    }

    private mutating func option() -> EngineOption {
        let kind: EngineOption.Kind =
            switch dice.below(5) {
            case 0: .check(byDefault: maybe { $0.dice.isLucky(oneIn: 2) })
            case 1:
                .spin(byDefault: maybe { $0.number() }, minimum: maybe { $0.number() }, maximum: maybe { $0.number() })
            case 2: .combo(byDefault: maybe { $0.text() }, choices: (0..<dice.below(4)).map { _ in text() })
            case 3: .button
            default: .string(byDefault: maybe { $0.dice.isLucky(oneIn: 4) ? "" : $0.text() })
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
        limit.isInfinite = dice.isLucky(oneIn: 2)
        limit.isPonder = dice.isLucky(oneIn: 2)
        return limit
    }

    // MARK: Parts

    private mutating func maybe<Value>(_ make: (inout RandomReply) -> Value) -> Value? {
        dice.isLucky(oneIn: 2) ? make(&self) : nil
    }

    private mutating func number() -> Int {
        dice.pick([0, 1, 12, -3, 99_999, Int.max, Int.min, dice.below(1_000_000)])
    }

    private mutating func moves() -> [EngineMove] { (0..<dice.below(5)).map { _ in move() } }

    private mutating func move() -> EngineMove {
        guard !dice.isLucky(oneIn: 20), let from = Square(rawValue: UInt8(dice.below(64))),
            let to = Square(rawValue: UInt8(dice.below(64)))
        else { return .null }
        return EngineMove("\(from)\(to)" + dice.pick(["", "", "", "q", "r", "b", "n"])) ?? .null
    }

    /// One to three words, none of the protocol's own.
    private mutating func text() -> String {
        (0...dice.below(3)).map { _ in
            dice.pick(["Ä", "c:\\my", "x", "7", "-1", "\u{301}", "<empty", "Very", "♞", "(none)"])
        }
        .joined(separator: " ")
    }
}
