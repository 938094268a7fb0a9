import Chess
import GRDB

/// A row with a side, a position and a move legal in it: a preference or an addition of the learner's.
struct LearnerMove {
    let side: Side
    let position: Position
    let move: Move

    /// Nil when the row makes no sense.
    init?(_ row: Row) {
        let epd: String = row["epd"]
        guard let side = Side(rawValue: row["side"]), let position = try? Position(fen: epd + " 0 1"),
            let move = position.move(uci: row["uci"] as String)
        else { return nil }
        self.side = side
        self.position = position
        self.move = move
    }
}
