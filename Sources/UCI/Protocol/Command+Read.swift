import Chess

extension Command {
    private enum Keyword: String {
        case uci, debug, isready, setoption, register, ucinewgame, position, go, stop, ponderhit, quit
    }

    /// Reads one line as an engine would: unknown words before the command are skipped. Nil if the line contains no
    /// command or an incomplete one (an invalid FEN, an option without a name).
    public init?(_ line: some StringProtocol) {
        var words = Words(line)
        switch words.skip(to: Keyword.self) {
        case nil: return nil
        case .uci: self = .uci
        case .debug: self = .debug(words.next != "off")
        case .isready: self = .isReady
        case .setoption:
            guard let command = Self.option(&words) else { return nil }
            self = command
        case .register:
            guard let command = Self.registration(&words) else { return nil }
            self = command
        case .ucinewgame: self = .newGame
        case .position:
            guard let command = Self.position(&words) else { return nil }
            self = command
        case .go: self = Self.go(&words)
        case .stop: self = .stop
        case .ponderhit: self = .ponderHit
        case .quit: self = .quit
        }
    }

    private static func option(_ words: inout Words) -> Command? {
        guard words.take() == "name" else { return nil }
        let name = words.takeText { word, _ in word == "value" }
        guard !name.isEmpty else { return nil }
        guard words.take() != nil else { return .setOption(name: name, value: nil) }
        let value = words.takeText()
        return .setOption(name: name, value: value == "<empty>" ? "" : value)
    }

    private static func registration(_ words: inout Words) -> Command? {
        switch words.take() {
        case "later": return .registerLater
        case "name":
            let name = words.takeText { word, _ in word == "code" }
            guard words.take() != nil else { return nil }
            return .register(name: name, code: words.takeText())
        default: return nil
        }
    }

    private static func position(_ words: inout Words) -> Command? {
        let start: Position
        switch words.take() {
        case "startpos": start = .initial
        case "fen":
            guard let position = try? Position(fen: words.takeText { word, _ in word == "moves" }) else { return nil }
            start = position
        default: return nil
        }
        return .position(start: start, moves: words.take() == "moves" ? words.takeMoves() : [])
    }

    private static func go(_ words: inout Words) -> Command {
        var limit = SearchLimit()
        var moves: [EngineMove] = []
        while let word = words.take() {
            if let field = SearchLimit.numbers.first(where: { $0.word == word })?.field {
                limit[keyPath: field] = words.takeInteger()
            } else if word == "perft", let depth = words.takeInteger() {
                return .perft(depth: depth)
            } else if word == "searchmoves" {
                moves = words.takeMoves()
            } else if word == "infinite" {
                limit.isInfinite = true
            } else if word == "ponder" {
                limit.isPonder = true
            }
        }
        return .go(limit, moves: moves)
    }
}
