import Chess
import PGN

/// Merges one move of a chapter into the position it is played in.
extension Merge {
    mutating func prepare(_ move: Move, _ node: GameTree.Node, in chapter: Int, at place: Int) {
        let new = comments.new(node.commentsBefore + node.comments, at: place, of: move)
        if let known = graph.positions[place].prepared.firstIndex(where: { $0.move == move }) {
            graph.positions[place].prepared[known].annotate(nags: node.nags, comments: new)
        } else {
            graph.positions[place].prepared.append(
                AnnotatedMove(
                    move, in: graph.positions[place].position, nags: node.nags, comments: new,
                    origin: AnnotatedMove.Origin(chapter: chapter, location: node.location)))
        }
        let source = input.chapters[chapter].source
        guard !evidence.hasAnswer(of: source, at: place) else { return }
        let san =
            graph.positions[place].prepared.first { $0.move == move }?.san ?? graph.positions[place].position.san(move)
        evidence.add(
            RepertoireFault.Answer(source: source, chapter: chapter, san: san, location: node.location), move,
            at: place)
    }

    mutating func reply(_ move: Move, _ node: GameTree.Node, in chapter: Int, at place: Int) {
        let new = comments.new(node.commentsBefore + node.comments, at: place, of: move)
        if let known = graph.positions[place].replies.firstIndex(where: { $0.move == move }) {
            graph.positions[place].replies[known].annotate(nags: node.nags, comments: new)
            return
        }
        graph.positions[place].replies.append(
            AnnotatedMove(
                move, in: graph.positions[place].position, nags: node.nags, comments: new,
                origin: AnnotatedMove.Origin(chapter: chapter, location: node.location)))
    }

    mutating func warn(
        of move: Move, _ id: GameTree.NodeID, of tree: GameTree, in chapter: Int, at place: Int
    ) {
        let node = tree[id]
        let position = graph.positions[place].position
        guard node.nags.contains(where: \.isWarning) else {
            let fault = RepertoireFault.warnedAndPlayed(self.place(at: place), san: position.san(move))
            evidence.add(contradiction: fault)
            return
        }
        let new = comments.new(node.commentsBefore + node.comments, at: place, of: move)
        if let known = graph.positions[place].warnings.firstIndex(where: { $0.move == move }) {
            graph.positions[place].warnings[known].mistake.annotate(nags: node.nags, comments: new)
            return
        }
        graph.positions[place].warnings.append(
            AuthorWarning(
                mistake: AnnotatedMove(
                    move, in: position, nags: node.nags, comments: new,
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
