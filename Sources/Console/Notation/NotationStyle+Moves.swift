import Store

extension NotationStyle {
    /// Writes a move given in SAN. Figurines need a terminal that shows more than ASCII; letters are used elsewhere.
    func text(_ san: String, isUTF8: Bool) -> String {
        switch self {
        case .letters: san
        case .figurines: isUTF8 ? String(san.map { Self.figurines[$0] ?? $0 }) : san
        case .spoken: Self.spoken(san)
        }
    }

    private static let figurines: [Character: Character] = ["K": "♔", "Q": "♕", "R": "♖", "B": "♗", "N": "♘"]

    private static let names: [Character: String] = [
        "K": "king", "Q": "queen", "R": "rook", "B": "bishop", "N": "knight",
    ]

    /// `knight takes d 5`, `e pawn takes d 5`, `king side castle`, `e 8 queen, check`.
    private static func spoken(_ san: String) -> String {
        let end = san.hasSuffix("#") ? ", mate" : san.hasSuffix("+") ? ", check" : ""
        let move = san.filter { $0 != "#" && $0 != "+" }
        switch move {
        case "--": return "null move"
        case "O-O": return "king side castle" + end
        case "O-O-O": return "queen side castle" + end
        default: break
        }
        let isPawnCapture = move.first?.isLowercase == true && move.dropFirst().first == "x"
        let words = move.compactMap { character -> String? in
            switch character {
            case "x": isPawnCapture ? "pawn takes" : "takes"
            case "=": nil
            default: names[character] ?? String(character)
            }
        }
        return words.joined(separator: " ") + end
    }
}
