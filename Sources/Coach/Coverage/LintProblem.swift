public import PGN

/// What is wrong at the place of a finding.
public enum LintProblem: Sendable {
    /// Files answer one position with different main moves: the move of the first file, and those of the others.
    case conflict(san: String, others: [LintAnswer])
    /// One line of a repertoire plays a move that another line marks as a mistake.
    case contradiction(san: String)
    /// A prepared move is marked as a mistake by the author of another repertoire.
    case warning(san: String, preparedIn: String)
    /// The learner accepted a move that the file marks as a mistake.
    case acceptedMistake(san: String)
    /// The learner accepted a move that is not in the files, which play others.
    case acceptedMove(san: String, fileMoves: [String])
    /// The learner prefers a move that no file plays any more.
    case unknownPreference(san: String)
    /// The learner prefers another move to the file's main move.
    case otherPreference(san: String, main: String)
    /// It is the learner's move, and all moves of the author are marked as mistakes.
    case noMove(mistakes: [String])
    /// A line ends with the opponent's move.
    case deadEnd
    /// A chapter begins in a position that no line leads to.
    case unreachable(chapter: String, cards: Int)
    /// A command for arrows or circles cannot be read.
    case unreadableShapes(ShapeFault)
    /// A prepared move that the engine calls a mistake: the engine's move, and the win chances in per cent after it and after the
    /// prepared one.
    case losing(san: String, best: String, chances: (best: Int, played: Int))
    /// A branch is rarely met: its number of cards, and its frequency.
    case rare(cards: Int, share: GameShare)

    var kind: LintFinding.Kind {
        switch self {
        case .conflict: .conflict
        case .contradiction: .contradiction
        case .warning: .warning
        case .acceptedMistake, .acceptedMove: .addition
        case .unknownPreference, .otherPreference: .preference
        case .noMove: .noMove
        case .deadEnd: .deadEnd
        case .unreachable: .unreachable
        case .unreadableShapes: .shapes
        case .losing: .losingMove
        case .rare: .rare
        }
    }
}
