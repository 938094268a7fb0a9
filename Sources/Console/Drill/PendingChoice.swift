import Chess
import Coach
import Terminal

/// What a line may answer besides the question.
enum PendingChoice {
    case none
    /// The promotions of a move whose new piece is missing.
    case promotion([Move])
    /// Enter accepts a move that the file marks as a mistake.
    case acceptance
    /// Enter compares the last wrong move with the prepared one.
    case contrast

    /// What Enter does; nil for nothing.
    var acceptedByEnter: DrillWord? {
        switch self {
        case .acceptance: .accept(anyway: true)
        case .contrast: .contrast
        case .none, .promotion: nil
        }
    }

    var promotions: [Move] {
        if case .promotion(let moves) = self { moves } else { [] }
    }
}

extension Move {
    /// Whether a line such as `q`, `Q` or `=Q` chooses this promotion.
    func isChosen(by line: String) -> Bool {
        let text = line.trimmed.uppercased()
        guard let letter = promotion.map({ String($0.letter) }) else { return false }
        return text == letter || text == "=" + letter
    }
}

extension [Move] {
    /// The promotions of one pawn move, the queen first.
    var promotionChoices: [Move] { sorted { ($0.promotion?.rawValue ?? 0) > ($1.promotion?.rawValue ?? 0) } }

    /// `Which piece? q r b n `
    var promotionPrompt: StyledText {
        let letters = compactMap { $0.promotion?.letter.lowercased() }.joined(separator: " ")
        return StyledText("Which piece? \(letters) ", .prompt)
    }
}
