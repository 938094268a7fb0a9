import Chess
import Openings
import Store
import Terminal
import Training

/// The cards that are forgotten again and again.
struct LeechView {
    let leeches: [StoredCard]

    init(_ leeches: [StoredCard]) { self.leeches = leeches }

    var lines: [StyledText] {
        guard !leeches.isEmpty else { return [StyledText("No leeches.")] }
        return leeches.map { card in
            let san = (try? Position(fen: card.key.epd)).flatMap { position in
                position.move(uci: card.main).map { LineView.number(of: position) + position.san($0) }
            }
            return StyledText("\(card.state.lapses) lapses  ".aligned(12), .warning)
                + StyledText((san ?? card.main).filled(12), .strong) + StyledText(card.key.epd, .dim)
        }
    }
}
