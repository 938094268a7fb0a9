import Analysis
import Chess
import Testing

/// An opening mistake with a strong player's assessment.
struct OpeningMistake: CustomTestStringConvertible, Sendable {
    let name: String
    /// The position before the move.
    let fen: String
    let played: String
    /// The move of a good opening book.
    let prepared: String
    let moveClass: MoveClass
    /// The main reason in the words of the table; empty if the move is good.
    let reason: String
    /// Other true reasons.
    let others: [String]
    /// The line, beginning with the opponent's reply.
    let line: [String]

    var testDescription: String { name }

    static let all: [OpeningMistake] = table.split(separator: "\n").compactMap(OpeningMistake.init)

    private init?(_ row: Substring) {
        let fields = row.split(separator: "|", omittingEmptySubsequences: false).map { field in
            String(field.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        guard fields.count == 8, let moveClass = MoveClass(rawValue: fields[4]) else { return nil }
        name = fields[0]
        fen = fields[1]
        played = fields[2]
        prepared = fields[3]
        self.moveClass = moveClass
        reason = fields[5]
        others = fields[6].split(separator: ",").map(String.init)
        line = fields[7].split(separator: " ").map(String.init)
    }

    /// Returns the table's word for a kind of reason.
    static func word(_ kind: FindingKind) -> String {
        switch kind {
        case .allowsMate, .mateThreat: "mate"
        case .losesMaterial: "material"
        case .hangingPiece: "hanging"
        case .discoveredAttack: "discovered"
        case .trappedPiece: "trapped"
        default: kind.rawValue
        }
    }
}
