import Chess
import GRDB
import Openings

/// A row with a side, a position and a move legal in it: a preference or an addition of the user's.
struct LearnerMove {
    let side: Side
    let position: Position
    let move: Move

    /// Nil when the row is damaged.
    init?(_ row: RowReader) {
        guard let key = try? row.key, let uci = try? row.text("uci"),
            let position = try? Position(fen: key.epd + " 0 1"), let move = position.move(uci: uci)
        else { return nil }
        side = key.side
        self.position = position
        self.move = move
    }
}
