import Coach
import PGN
import Terminal

extension LintFinding {
    /// The problem in one sentence without a full stop.
    var message: String {
        let phrase = place.phrase
        return switch problem {
        case .conflict(let san, let others):
            "\(phrase): \(san) here, \(others.map { "\($0.san) in \($0.path):\($0.location)" }.joined(separator: ", "));"
                + " choose the main move with prep prefer"
        case .contradiction(let san):
            "\(san) \(phrase) is played in one line and marked as a mistake in another; neither it nor the moves after it"
                + " are asked"
        case .warning(let san, let repertoire):
            "\(san) \(phrase) is marked as a mistake here, and prepared in \(repertoire)"
        case .acceptedMistake(let san):
            "you accepted \(san) \(phrase), which the file marks as a mistake"
        case .acceptedMove(let san, let moves):
            "you accepted \(san) \(phrase); the file plays \(moves.joined(separator: ", "))"
        case .unknownPreference(let san):
            "you prefer \(san) \(phrase), which no file plays any more"
        case .otherPreference(let san, let main):
            "you prefer \(san) \(phrase); the file's main move is \(main)"
        case .noMove(let mistakes):
            "\(phrase) every move is marked as a mistake: \(mistakes.joined(separator: ", "))"
        case .deadEnd:
            "the line ends with the opponent's move: \(place.lineText)"
        case .unreachable(let chapter, let cards):
            "no line leads to the first position of chapter \"\(chapter)\": \(counted(cards, "card"))"
        case .unreadableShapes(let fault):
            "\(phrase): \(fault.message)"
        case .losing(let san, let best, let chances):
            "\(san) \(phrase) costs \(counted(chances.best - chances.played, "point")): your chances drop from"
                + " \(chances.best) to \(chances.played) %; the engine plays \(best)"
        case .rare(let cards, let share):
            "\(place.lineText): \(counted(cards, "card")), \(share.phrase)"
        }
    }

    /// The number of cards and the frequency of a rare branch; nil for other problems.
    var rare: (cards: Int, share: GameShare)? {
        guard case .rare(let cards, let share) = problem else { return nil }
        return (cards, share)
    }
}

extension LintFinding.Kind {
    var title: String {
        switch self {
        case .noMove: "no move"
        case .deadEnd: "dead end"
        case .shapes: "unreadable shapes"
        case .losingMove: "losing move"
        default: rawValue
        }
    }
}

extension ShapeFault {
    /// What is wrong, and what a shape looks like.
    fileprivate var message: String {
        switch kind {
        case .notAShape(let part):
            "\(command) is shown as text, because “\(part)” is not a shape; shapes are written as Gc2c4 or Rd5"
        case .unclosed: "\(command) is shown as text, because its closing bracket is missing"
        }
    }
}
