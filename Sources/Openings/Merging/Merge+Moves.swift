import Chess
import PGN

/// Merges one move of a chapter into the position it is played in.
extension Merge {
    mutating func prepare(_ move: Move, _ node: GameTree.Node, in chapter: Int, at place: Int) {
        let comments = new(node.commentsBefore + node.comments, at: place, of: move)
        if let known = positions[place].prepared.firstIndex(where: { $0.move == move }) {
            positions[place].prepared[known].annotate(nags: node.nags, comments: comments)
        } else {
            positions[place].prepared.append(
                AnnotatedMove(
                    move, in: positions[place].position, nags: node.nags, comments: comments,
                    origin: AnnotatedMove.Origin(chapter: chapter, location: node.location)))
        }
        let source = chapters[chapter].source
        guard !answers[place].contains(where: { $0.answer.source == source }) else { return }
        answers[place].append(
            FirstAnswer(
                move: move,
                answer: RepertoireFault.Answer(
                    source: source, chapter: chapter, san: positions[place].position.san(move),
                    location: node.location)))
    }

    mutating func reply(
        _ move: Move, _ node: GameTree.Node, _ comments: [Comment], in chapter: Int, at place: Int
    ) {
        let comments = new(comments, at: place, of: move)
        if let known = positions[place].replies.firstIndex(where: { $0.move == move }) {
            positions[place].replies[known].annotate(nags: node.nags, comments: comments)
            return
        }
        positions[place].replies.append(
            AnnotatedMove(
                move, in: positions[place].position, nags: node.nags, comments: comments,
                origin: AnnotatedMove.Origin(chapter: chapter, location: node.location)))
    }

    mutating func warn(
        of move: Move, _ id: GameTree.NodeID, of tree: GameTree, in chapter: Int, at place: Int
    ) {
        let node = tree[id]
        let position = positions[place].position
        guard node.nags.contains(where: \.isWarning) else {
            let fault = RepertoireFault.warnedAndPlayed(self.place(at: place), san: position.san(move))
            contradictions.merge([fault])
            return
        }
        let comments = new(node.commentsBefore + node.comments, at: place, of: move)
        if let known = positions[place].warnings.firstIndex(where: { $0.move == move }) {
            positions[place].warnings[known].mistake.annotate(nags: node.nags, comments: comments)
            return
        }
        positions[place].warnings.append(
            AuthorWarning(
                mistake: AnnotatedMove(
                    move, in: position, nags: node.nags, comments: comments,
                    origin: AnnotatedMove.Origin(chapter: chapter, location: node.location)),
                refutation: mainLine(of: tree, after: id)))
    }

    private func mainLine(of tree: GameTree, after id: GameTree.NodeID) -> [Move] {
        var line: [Move] = []
        var next = tree[id].children.first
        while let step = next, let move = tree[step].move {
            line.append(move)
            next = tree[step].children.first
        }
        return line
    }
}
