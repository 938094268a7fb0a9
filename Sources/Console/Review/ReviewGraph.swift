import Analysis
import Terminal
import UCI

/// White's expected score over a game, one column for each ply if there is room.
struct ReviewGraph {
    /// From 0 to 1, after each ply.
    private let shares: [Double]
    /// The evaluations after each ply: `+0.30`.
    private let evaluations: [String]
    private let isUTF8: Bool

    init(_ review: GameReview, isUTF8: Bool) {
        shares = review.moves.map { WinChance.percent($0.after.value) / 100 }
        evaluations = review.moves.map(\.after.description)
        self.isUTF8 = isUTF8
    }

    private static let margin = 7

    /// The columns of the graph itself.
    private func width(_ columns: Int) -> Int { max(10, min(columns - Self.margin - 1, 100)) }

    /// The graph with its scale.
    /// - Parameter height: odd, from 3.
    func rows(columns: Int, height: Int) -> [StyledText] {
        let rows = ShareGraph.rows(shares, width: width(columns), height: height, isUTF8: isUTF8)
        return rows.enumerated().map { index, row in
            let label = index == 0 ? "100 %" : index == height - 1 ? "0 %" : index == height / 2 ? "50 %" : ""
            return StyledText(label.aligned(Self.margin - 1) + " ", .dim)
                + StyledText(row, index == height / 2 ? .strong : .plain)
        }
    }

    /// A low graph, and below it a mark at a ply with its evaluation.
    func lines(_ columns: Int, at ply: Int) -> [StyledText] {
        let graph = rows(columns: columns, height: 3)
        guard evaluations.indices.contains(ply - 1) else { return graph }
        let width = min(width(columns), shares.count)
        let column = min(width - 1, (ply - 1) * width / shares.count)
        let (mark, text) = (isUTF8 ? "▲" : "^", evaluations[ply - 1])
        let isRight = Self.margin + column + 2 + text.count > columns
        let words = isRight ? text + " " + mark : mark + " " + text
        let blanks = Self.margin + column - (isRight ? text.count + 1 : 0)
        return graph + [StyledText(String(repeating: " ", count: max(0, blanks))) + StyledText(words, .strong)]
    }
}
