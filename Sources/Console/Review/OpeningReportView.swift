import Analysis
import Chess
import Coach
import Openings
import Terminal

/// The opening of a reviewed game compared with the learner's books and the games database.
struct OpeningReportView {
    let report: OpeningReport
    let moves: [Move]
    let start: Position
    /// The learner's side; nil shows the books of both sides.
    let side: Side?

    /// The maximum number of other moves named at a novelty.
    private static let others = 3

    var sentences: [String] { Side.allCases.filter { $0 == side ?? $0 }.compactMap(bookSentence) + databaseSentences }

    private func bookSentence(_ side: Side) -> String? {
        switch report.end(ofBook: side) {
        case nil: return nil
        case .whole: return "The whole game is in your \(side.name) book."
        case .ended(let ply): return "Your \(side.name) book ends after \(name(ofPly: ply))."
        case .left(let left):
            let player = left.position.sideToMove.word
            let expected = left.expected.map { left.position.san($0) }.joined(separator: ", ")
            let move = MoveLine.numbered(left.move, in: left.position)
            let warning = left.warning == nil ? "" : ", which it marks as a mistake"
            return "\(player) left your \(side.name) book with \(move)\(warning)"
                + (expected.isEmpty ? "." : "; it has \(expected).")
        }
    }

    private var databaseSentences: [String] {
        guard let known = report.known, known.lastPly > 0 else { return [] }
        let games = counted(known.games, "other game")
        guard known.lastPly < moves.count else { return ["All positions are in your games database."] }
        let reached = "\(games) reached the position after \(name(ofPly: known.lastPly))."
        let novelty = "Novelty: \(name(ofPly: known.lastPly + 1))."
        guard !known.moves.isEmpty else { return [reached, novelty] }
        let position = position(before: known.lastPly)
        let others = known.moves.prefix(Self.others).map { "\(position.san($0.move)) (\($0.games))" }
        return [reached, "\(novelty) Played before: \(others.joined(separator: ", "))."]
    }

    private func position(before ply: Int) -> Position {
        moves.prefix(ply).reduce(start) { $0.playing($1) }
    }

    /// The move with its number; plies count from 1.
    private func name(ofPly ply: Int) -> String { MoveLine.numbered(moves[ply - 1], in: position(before: ply - 1)) }

    /// `book`: where the game leaves each book; null where there is no book, or it has no move of the game.
    var bookJSON: JSON { ["white": json(.white), "black": json(.black)] }

    private func json(_ side: Side) -> JSON {
        switch report.end(ofBook: side) {
        case nil: return .null
        case .whole: return ["last_ply": .integer(moves.count), "left": .null]
        case .ended(let ply): return ["last_ply": .integer(ply), "left": .null]
        case .left(let left):
            return [
                "last_ply": .integer(left.ply - 1),
                "left": [
                    "ply": .integer(left.ply), "san": .string(left.position.san(left.move)),
                    "side": .string(left.position.sideToMove.name),
                    "expected": JSON(left.expected.map { left.position.san($0) }),
                ],
            ]
        }
    }

    /// `database`: up to which ply other games have the position, and their moves there; null without a database.
    var databaseJSON: JSON {
        guard let known = report.known else { return .null }
        let position = position(before: known.lastPly)
        return [
            "last_ply": .integer(known.lastPly), "games": .integer(known.games),
            "novelty": JSON(known.lastPly < moves.count ? position.san(moves[known.lastPly]) : nil),
            "moves": .array(
                known.moves.map { ["san": .string(position.san($0.move)), "games": .integer($0.games)] }),
        ]
    }
}
