public import Chess
import GRDB

extension LearnerFile {
    /// Returns the moves prepared in a position by active repertoires; none when it is not the learner's move. One lookup in
    /// an index.
    public func preparedMoves(in position: Position) throws -> Set<Move> {
        try reading { db in
            let sql = "SELECT prepared FROM card WHERE side = ? AND epd = ? AND is_queued = 1"
            let side = Int(position.sideToMove.rawValue)
            guard let text = try String.fetchOne(db, sql: sql, arguments: [side, position.epd]) else { return [] }
            return Set(text.split(separator: " ").compactMap { position.move(uci: $0) })
        }
    }

    /// Returns the learner's main answers to the opponent's replies in a position, by the reply; only those of active
    /// repertoires. One lookup in an index for each legal move.
    public func preparedAnswers(after position: Position) throws -> [Move: Move] {
        try reading { db in
            let find = try db.cachedStatement(sql: "SELECT main FROM card WHERE side = ? AND epd = ? AND is_queued = 1")
            var answers: [Move: Move] = [:]
            for reply in position.legalMoves() {
                let after = position.playing(reply)
                let side = Int(after.sideToMove.rawValue)
                guard let text = try String.fetchOne(find, arguments: [side, after.epd]) else { continue }
                answers[reply] = after.move(uci: text)
            }
            return answers
        }
    }
}
