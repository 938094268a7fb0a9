import Chess
import Openings

/// The spellings of a move in a text, normalised: lower case, without `x`, `=`, `-`, `:`, `+`, `#`.
extension LeakFilter {
    static func names(of prepared: AnnotatedMove, in position: Position, to target: Square) -> Set<String> {
        var names: Set<String> = [normalised(prepared.san), normalised(prepared.uci)]
        let from = prepared.move.from.description
        let to = target.description
        names.insert(from + to)
        guard let kind = position[prepared.move.from]?.kind, !prepared.move.isCastling else { return names }
        let file = String(from.prefix(1))
        let rank = String(from.suffix(1))
        if kind == .pawn {
            if prepared.move.from.file != target.file {
                names.formUnion([file + to, file + to.prefix(1)])
            }
            if let promotion = prepared.move.promotion {
                names.insert(to + String(promotion.letter).lowercased())
            }
            return names
        }
        let letter = String(kind.letter).lowercased()
        for origin in ["", file, rank, from] { names.insert(letter + origin + to) }
        return names
    }

    /// The words of a text that may be moves: whole, and split at `-` and `:`.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        for word in text.split(whereSeparator: { !isPart($0) }) {
            words.append(normalised(String(word)))
            let parts = word.split { $0 == "-" || $0 == ":" }
            if parts.count > 1 { words += parts.map { normalised(String($0)) } }
        }
        return words
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "-:+#=♔♕♖♗♘♙♚♛♜♝♞♟".contains(character)
    }

    private static func normalised(_ text: String) -> String {
        var normalised = ""
        for character in text {
            switch character {
            case "x", "X", "=", "-", ":", "+", "#": continue
            case "♔", "♚": normalised.append("k")
            case "♕", "♛": normalised.append("q")
            case "♖", "♜": normalised.append("r")
            case "♗", "♝": normalised.append("b")
            case "♘", "♞": normalised.append("n")
            case "♙", "♟": continue
            case "0": normalised.append("o")
            default: normalised.append(contentsOf: character.lowercased())
            }
        }
        return normalised
    }
}
