public import Chess
public import Scheduling

/// The meaning of a line typed at an open question. No command has the syntax of a move.
public enum DrillEntry: Sendable {
    case empty
    case move(Move)
    /// The promotions of a move whose new piece is missing.
    case promotion([Move])
    case refused(SANError)
    case nullMove
    case command(DrillWord)
    /// A known command that is used wrongly, with the error.
    case misused(String)

    /// Reads a line in the open position. A leading `:` marks a command, else the first word decides.
    public init(_ line: String, in position: Position) {
        let trimmed = line.trimmed
        guard !trimmed.isEmpty else {
            self = .empty
            return
        }
        let isMarked = trimmed.hasPrefix(":")
        let words = (isMarked ? String(trimmed.dropFirst()) : trimmed).split(separator: " ").map(String.init)
        if let word = words.first, let entry = DrillWord.read(word.lowercased(), Array(words.dropFirst())) {
            self = entry
            return
        }
        if isMarked {
            self = .misused("There is no command “\(words.first ?? "")”; help lists them.")
            return
        }
        self = Self.move(trimmed, in: position)
    }

    private static func move(_ text: String, in position: Position) -> DrillEntry {
        do throws(SANError) {
            guard let move = try SAN(withoutNumber(text)).move(in: position, .prompt) else { return .nullMove }
            return .move(move)
        } catch {
            if error.kind == .syntax, let spoken = SpokenMove(text) { return entry(spoken, in: position) }
            return error.kind == .promotionMissing ? .promotion(error.candidates) : .refused(error)
        }
    }

    /// A move typed in words: the one legal move that they describe, else the error of the same move in SAN.
    private static func entry(_ spoken: SpokenMove, in position: Position) -> DrillEntry {
        let moves = spoken.moves(in: position)
        if moves.count == 1 { return .move(moves[0]) }
        if moves.count == 4, Set(moves.map(\.promotion)).count == 4 { return .promotion(moves) }
        guard moves.isEmpty else {
            return .misused("That could be \(moves.map { position.san($0) }.joined(separator: " or ")). Say which.")
        }
        do throws(SANError) {
            // The reader of SAN accepts a capture's sign where nothing is captured.
            guard let move = try SAN(spoken.san).move(in: position, .prompt) else { return .nullMove }
            return .misused("\(position.san(move)) takes nothing. Say it without that word.")
        } catch {
            return .refused(error)
        }
    }

    /// Returns `Nf6` for `14... Nf6`. Castling with zeros is not a number, and a number alone is returned unchanged.
    private static func withoutNumber(_ text: String) -> String {
        let rest = text.drop { ("0"..."9").contains($0) }
        guard rest.count < text.count, let next = rest.first, next == "." || next == "…" || next.isWhitespace else {
            return text
        }
        let move = rest.drop { $0 == "." || $0 == "…" || $0.isWhitespace }
        return move.isEmpty ? text : String(move)
    }
}

/// The commands of the drill's prompt.
public enum DrillWord: Sendable {
    case hint, reveal, revealLast, why, contrast, undo, skip, line, moves, flip, back, next, stats, help, quit
    /// The opponent's last move and whose turn it is.
    case last
    /// `anyway`: also a move that the file marks as a mistake.
    case accept(anyway: Bool)
    /// A move for the position of the last answer, as it was typed.
    case add(String)
    case explore(last: Bool)
    case bury(last: Bool)
    case suspend(last: Bool)
    /// Without text, shows the note.
    case note(String?, last: Bool)
    /// Arrows and circles of the learner.
    case draw(DrawRequest, last: Bool)
    case board(String?)
    /// A question about the board, answered in words.
    case query(BoardQuery)
    case grade(Grade)
    case show(String)

    /// All commands, for completion and help.
    public static let names = [
        "hint", "show", "why", "contrast", "accept", "add", "undo", "skip", "bury", "suspend", "note", "draw", "board",
        "flip",
        "moves", "line", "last", "back", "next", "explore", "stats", "help", "quit",
    ]

    /// Nil when the word is not a command.
    public static func read(_ word: String, _ rest: [String]) -> DrillEntry? {
        if let query = BoardQuery.read(word, rest) { return query }
        let isLast = rest.last?.lowercased() == "last"
        switch word {
        case "hint": return .command(.hint)
        case "show":
            if rest.isEmpty { return .command(.reveal) }
            return .command(rest.count == 1 && isLast ? .revealLast : .show(rest.joined(separator: " ")))
        case "why": return .command(.why)
        case "contrast": return .command(.contrast)
        case "accept": return .command(.accept(anyway: rest.first?.lowercased() == "anyway"))
        case "add":
            guard let move = rest.first, move.lowercased() != "last" else {
                return .misused("add needs a move for the last position: add Bc4")
            }
            return .command(.add(move))
        case "undo": return .command(.undo)
        case "skip": return .command(.skip)
        case "bury": return .command(.bury(last: isLast))
        case "suspend": return .command(.suspend(last: isLast))
        case "note":
            let text = (isLast ? rest.dropLast() : rest[...]).joined(separator: " ")
            return .command(.note(text.isEmpty ? nil : text, last: isLast))
        case "draw":
            guard let request = DrawRequest.read(isLast ? rest.dropLast() : rest[...]) else {
                return .misused(
                    "draw takes a colour and one or two squares: draw Gc2c3, draw Ra4, draw c2c3; draw clear.")
            }
            return .command(.draw(request, last: isLast))
        case "board": return .command(.board(rest.first?.lowercased()))
        case "flip": return .command(.flip)
        case "moves": return .command(.moves)
        case "line": return .command(.line)
        case "last": return .command(.last)
        case "back": return .command(.back)
        case "next": return .command(.next)
        case "explore": return .command(.explore(last: isLast))
        case "stats": return .command(.stats)
        case "help", "?": return .command(.help)
        case "quit", "exit": return .command(.quit)
        case "0", "1", "2", "3", "4", "5":
            // Followed by more text, it is a move number.
            guard rest.isEmpty else { return nil }
            return Int(word).flatMap(Grade.init(rawValue:)).map { .command(.grade($0)) }
        default: return nil
        }
    }
}

extension String {
    /// The text without surrounding blanks.
    public var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
