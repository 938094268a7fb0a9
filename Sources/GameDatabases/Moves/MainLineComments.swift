import PGN

/// The comments on the main line, which ocgdb stores in a separate table.
struct MainLineComments {
    private var byPly: [Int: [String]] = [:]

    /// - Parameter rows: comments by ply: 0 is the comment after the first move, −1 the one before it.
    init(_ rows: [(ply: Int, text: String)] = []) {
        for row in rows { byPly[row.ply, default: []].append(row.text) }
    }

    /// Passes the comments after that ply to a visitor and removes them.
    mutating func pass(_ ply: Int, to visitor: inout some PGNVisitor) {
        for text in byPly.removeValue(forKey: ply) ?? [] { visitor.comment(Array(text.utf8).span) }
    }

    /// Passes the comments on plies that the game does not have, so that none is lost.
    mutating func passRest(to visitor: inout some PGNVisitor) {
        for ply in byPly.keys.sorted() { pass(ply, to: &visitor) }
    }
}
