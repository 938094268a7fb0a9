import Chess
import Coach
import Openings
import Store
import Terminal
import Training

/// The cards that are forgotten repeatedly.
struct LeechView {
    let leeches: [StoredCard]
    let columns: Int
    private let moves: MoveWriting

    init(_ leeches: [StoredCard], _ moves: MoveWriting, columns: Int) {
        self.moves = moves
        self.leeches = leeches
        self.columns = columns
    }

    var lines: [StyledText] {
        guard !leeches.isEmpty else { return [StyledText("No leeches.")] }
        return leeches.flatMap { card -> [StyledText] in
            let san = (try? Position(fen: card.key.epd)).flatMap { position in
                position.move(uci: card.main).map { NumberedMoves.number(of: position) + position.san($0) }
            }
            let line =
                StyledText("\(card.state.lapses) lapses  ".aligned(12), .warning)
                + StyledText(moves.sentence(san ?? card.main).filled(13), .strong) + StyledText(card.key.epd, .dim)
            return line.wrapped(to: columns, indent: min(12, columns / 4))
        }
    }
}
