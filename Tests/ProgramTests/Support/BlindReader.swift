import Chess
import Foundation

/// A person who answers by the text alone: knows the position from what was announced, and the answers from what was
/// shown.
struct BlindReader {
    /// The moves from the start that are on the board.
    private var moves: [Move] = []
    /// The move shown in each position, as it was written.
    private var known: [String: String] = [:]
    /// What was typed last; the program confirms it.
    private(set) var sentences: [String] = []

    var position: Position { moves.reduce(into: .initial) { $0 = $0.playing($1) } }

    /// The answer to the open question; nil when it was never shown.
    var answer: String? { known[position.epd] }

    /// Reads the lines since the last prompt.
    mutating func read(_ lines: [String]) throws {
        sentences += lines
        for line in lines {
            if let move = Self.part(of: line, after: "Correct: ", before: ". ") { try play(move) }
            if let move = Self.part(of: line, after: "", before: " is right. ") { try play(move) }
            // A move that was typed after it was shown is confirmed by its name alone.
            if let move = Self.part(of: line, after: "", before: ". Again today."), try isLegal(move) { try play(move) }
            if line.hasSuffix("Your move, White.") || line.contains("Your move, White. ") { try readChange(line) }
            if let start = line.range(of: "The move is "),
                let move = Self.part(of: String(line[start.upperBound...]), after: "", before: ".")
            {
                // `The move is e4 (also d4).`
                learn(move.split(separator: " (").first.map(String.init) ?? move)
            }
        }
    }

    /// `Back to the position after 2... d5. Black played Nf6. Your move, White.`
    private mutating func readChange(_ line: String) throws {
        for sentence in line.replacing("... ", with: "...").split(separator: ". ").map(String.init) {
            if sentence.hasPrefix("From the start") { moves = [] }
            if let place = Self.part(of: sentence + ".", after: "Back to the position after ", before: ".") {
                try goBack(to: place)
            }
            if let move = Self.part(of: sentence + ".", after: "Black played ", before: ".") { try play(move) }
            if let move = Self.part(of: sentence + ".", after: "White played ", before: ".") { try play(move) }
        }
        // A whole line: `1. d4, d5, 2. Bf4, Nf6. Your move, White.`
        if line.hasPrefix("1. "), let end = line.range(of: ". Your move") {
            moves = []
            for word in line[..<end.lowerBound].split(separator: ", ") where word != "check" {
                let move = word.drop { $0.isNumber }.drop { $0 == "." || $0 == " " }
                try play(word.first?.isNumber == true ? String(move) : String(word))
            }
        }
    }

    /// `2...d5`, `2` being what `split` left of `2. Bf4`.
    private mutating func goBack(to place: String) throws {
        let digits = place.prefix { $0.isNumber }
        guard let number = Int(digits) else { throw Unexpected("no place: \(place)") }
        let isBlack = place.dropFirst(digits.count).hasPrefix("...")
        let plies = 2 * number - (isBlack ? 0 : 1)
        guard plies <= moves.count else { throw Unexpected("\(place) was not played") }
        moves = Array(moves.prefix(plies))
    }

    private mutating func learn(_ move: String) { known[position.epd] = move }

    private func isLegal(_ text: String) throws -> Bool { (try? self.move(text)) != nil }

    private mutating func play(_ text: String) throws { moves.append(try move(text)) }

    /// The move in letters or words; check and mate are not needed.
    private func move(_ text: String) throws -> Move {
        let words = text.replacing(", check", with: "").replacing(", mate", with: "")
        let names = [
            "king side castle": "O-O", "queen side castle": "O-O-O", "king": "K", "queen": "Q", "rook": "R",
            "bishop": "B", "knight": "N", "pawn takes": "x", "takes": "x", " ": "",
        ]
        let order = [
            "queen side castle", "king side castle", "king", "queen", "rook", "bishop", "knight", "pawn takes", "takes",
            " ",
        ]
        let san = order.reduce(words) { $0.replacing($1, with: names[$1] ?? "") }
        guard let move = try? position.move(san: san) else { throw Unexpected("\(text) is not a move here") }
        return move
    }

    private static func part(of text: String, after start: String, before end: String) -> String? {
        guard text.hasPrefix(start), let last = text.dropFirst(start.count).range(of: end) else { return nil }
        let part = String(text.dropFirst(start.count)[..<last.lowerBound])
        return part.contains(". ") ? nil : part
    }

    /// The pieces and their squares as the board is read, in one notation.
    var words: Set<String> {
        Set(Square.all.compactMap { square in position[square].map { "\($0.side.name) \($0.kind.name) \(square)" } })
    }

    /// The pieces and their squares in the answer to `b`.
    static func placement(_ lines: [String]) -> Set<String> {
        var pieces: Set<String> = []
        for side in Side.allCases {
            guard let line = lines.first(where: { $0.hasPrefix("\(side.name): ") }) else { continue }
            var kind = ""
            for group in line.dropFirst(side.name.count + 2).split(separator: ", ") {
                var words = group.split(separator: " ").map(String.init)
                if let first = words.first, PieceKind.allCases.contains(where: { $0.name == first }) {
                    kind = words.removeFirst()
                }
                pieces.insert("\(side.name) \(kind) \(words.joined())")
            }
        }
        return pieces
    }
}
