public import Analysis
import Chess
public import PGN
import UCI

/// A game with the results of a review: the evaluation of each move, and a glyph and the better line after each mistake.
/// Existing comments are kept.
public struct AnnotatedGame {
    public private(set) var tree: GameTree

    /// - Parameters:
    ///   - review: The review of the tree's main line.
    ///   - mistakes: The mistakes of the review.
    public init(_ tree: GameTree, _ review: GameReview, _ mistakes: [ReviewedMistake]) {
        self.tree = tree
        let comments = Dictionary(mistakes.map { ($0.move.ply, $0.comment) }) { first, _ in first }
        for (node, move) in zip(tree.mainLine(), review.moves) { annotate(node, move, comments[move.ply]) }
        if tree.tags["Annotator"] == nil { self.tree.tags["Annotator"] = "Prep" }
    }

    private mutating func annotate(_ node: GameTree.NodeID, _ move: ReviewedMove, _ comment: String?) {
        // After mate or stalemate there is nothing to evaluate.
        let evaluation = move.reply.moves.isEmpty ? "" : "[%eval \(Self.evaluation(move.after.value))]"
        let words = [evaluation, comment ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        let others = tree[node].comments.filter { $0.evaluation == nil || !$0.text.isEmpty }
        tree.setComments((words.isEmpty ? [] : [Comment(words)].compactMap(\.self)) + others, at: node)
        guard let nag = move.moveClass.nag else { return }
        if !tree[node].nags.contains(where: { (1...6).contains($0.rawValue) }) { tree.add(nag, to: node) }
        addLine(move, after: tree[node].parent ?? .root)
    }

    /// Adds the better line as a variation of at most eight plies, unless the author already has its first move.
    private mutating func addLine(_ move: ReviewedMove, after parent: GameTree.NodeID) {
        guard let first = move.best.moves.first, tree.child(of: parent, playing: first) == nil else { return }
        var place = parent
        for better in move.best.moves.prefix(Explanation.plies) {
            guard let next = tree.append(better, to: place) else { return }
            place = next
        }
    }

    private static func evaluation(_ value: Score.Value) -> CommentEvaluation {
        switch value {
        case .mate(let moves): CommentEvaluation(.mate(moves))
        case .centipawns(let centipawns): CommentEvaluation(.centipawns(centipawns))
        }
    }
}
