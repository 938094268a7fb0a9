/// Something in the learner's repertoires he will want to put right.
public struct LintFinding: Sendable {
    /// In the order in which they are told.
    public enum Kind: String, CaseIterable, Sendable {
        /// Files answer one position with different main moves.
        case conflict
        /// One place of a repertoire plays a move that another marks as a mistake.
        case contradiction
        /// A move is prepared that the author of another repertoire marks as a mistake.
        case warning
        /// A move the learner accepted stands in no file, or as a mistake.
        case addition
        /// The learner prefers another move than the file, or one that no file has any more.
        case preference
        /// It is the learner's move, and all the author's moves are marked as mistakes.
        case noMove = "no-move"
        /// A line ends with the opponent's move.
        case deadEnd = "dead-end"
        /// A chapter begins in a position that no line leads to.
        case unreachable
        /// A branch that is rarely met.
        case rare

        public var title: String {
            switch self {
            case .noMove: "no move"
            case .deadEnd: "dead end"
            default: rawValue
            }
        }
    }

    public let kind: Kind
    public let place: LintLocation
    /// One sentence without its full stop.
    public let message: String
    /// Of a rare branch: what is learnt in it, and how often it comes.
    public var rare: (cards: Int, share: GameShare)?
}
