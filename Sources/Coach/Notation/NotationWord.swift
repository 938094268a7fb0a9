/// The meaning of a line typed in the notation view.
public enum NotationWord: Hashable, Sendable {
    case goto(String)
    /// The number of the choice, counted from 1.
    case next(Int?)
    case back(Int)
    case up, main, start, end
    case fold(String?)
    case unfold(String?)
    case chapter(Int)
    case chapters, notation, flip, help, quit
    /// The style of the board.
    case board(String?)
    /// The tree of the cards, opened to a depth.
    case tree(Int?)
    case move(String)
    /// A question about the board, answered in words.
    case query(BoardQuery)
    /// What is wrong with the words, and what to type instead.
    case misused(String)

    /// All words, for completion and help.
    public static let names = [
        "goto", "next", "back", "up", "main", "start", "end", "fold", "unfold", "chapter", "chapters", "notation",
        "tree", "board", "flip", "help", "quit",
    ]

    /// Reads a line. An empty one is `next`; a leading `:` is ignored; what is not a word is a move.
    public init(_ line: String) {
        let trimmed = line.trimmed
        let text = trimmed.hasPrefix(":") ? String(trimmed.dropFirst()).trimmed : trimmed
        let words = text.split(separator: " ").map(String.init)
        guard let first = words.first?.lowercased() else {
            self = .next(nil)
            return
        }
        self = Self.read(first, Array(words.dropFirst())) ?? Self.query(first, Array(words.dropFirst())) ?? .move(text)
    }

    /// Nil when the word is not one of the view's.
    private static func read(_ word: String, _ rest: [String]) -> NotationWord? {
        let argument = rest.first
        switch word {
        case "goto", "go":
            return rest.isEmpty
                ? .misused("goto needs a move or a label: goto 12...Nf6 or goto b2")
                : .goto(rest.joined(separator: " "))
        case "next", "n": return numbered(argument, "next takes the number of a move: next 2") { .next($0) }
        case "back": return numbered(argument, "back takes a number of moves: back 3") { .back($0 ?? 1) }
        case "up": return .up
        case "main": return rest.isEmpty ? .main : .goto((["main"] + rest).joined(separator: " "))
        case "start": return .start
        case "end": return .end
        case "fold": return .fold(argument)
        case "unfold": return .unfold(argument)
        case "chapter":
            guard let number = argument.flatMap(Int.init) else {
                return argument == nil ? .chapters : .misused("chapter takes a number: chapter 3; chapters lists them")
            }
            return .chapter(number)
        case "chapters": return .chapters
        case "notation", "show": return .notation
        case "tree": return numbered(argument, "tree takes a depth: tree 4") { .tree($0) }
        case "board": return .board(argument?.lowercased())
        case "flip": return .flip
        case "help", "?": return .help
        case "quit", "exit", "q": return .quit
        default: return nil
        }
    }

    /// A question about the board: `b`, `p N`, `s e4`, `m f3`.
    private static func query(_ word: String, _ rest: [String]) -> NotationWord? {
        switch BoardQuery.read(word, rest) {
        case .command(.query(let query)): .query(query)
        case .misused(let fault): .misused(fault)
        default: nil
        }
    }

    private static func numbered(_ text: String?, _ fault: String, _ make: (Int?) -> NotationWord) -> NotationWord {
        guard let text else { return make(nil) }
        guard let number = Int(text), number > 0 else { return .misused(fault) }
        return make(number)
    }
}

extension NotationCursor {
    /// Executes a word that moves the cursor or folds variations.
    ///
    /// - Returns: false for the words that are the front end's.
    public mutating func execute(_ word: NotationWord) throws(NotationFault) -> Bool {
        switch word {
        case .goto(let text): try go(to: text)
        case .next(let choice): try next(choice)
        case .back(let plies): try back(plies)
        case .up: try up()
        case .main: try main()
        case .start: start()
        case .end: end()
        case .fold(let label): try fold(label)
        case .unfold(let label): try unfold(label)
        case .move(let text): try play(text)
        case .misused(let fault): throw NotationFault(fault)
        case .chapter, .chapters, .notation, .flip, .help, .quit, .board, .tree, .query: return false
        }
        return true
    }
}
