import Chess
import PGN

/// Properties of any game that was read or generated.
enum PGNWriting {
    /// Checks that a game is written, read back equal except for added tags, and written identically, with all line
    /// ends.
    static func check(_ tree: GameTree, _ faults: inout Faults) {
        let text = PGNWriter.write(tree)
        guard let again = read(text, &faults) else { return }
        faults.expect(isSame(again, tree), "read again as another game: \(text.debugDescription)")
        let twice = PGNWriter.write(again)
        faults.expect(twice.utf8.elementsEqual(text.utf8), "\(text.debugDescription), again \(twice.debugDescription)")
        for tag in tree.tags.entries
        where !tag.value.contains(where: \.isNewline) && !["FEN", "Variant"].contains(tag.name) {
            faults.expect(again.tags.entries.contains(tag), "the tag \(tag) is lost")
        }
        if tree.tags.isEmpty, tree.start == .initial { faults.expect(again.tags.isEmpty, "tags were added") }
        let comments = tree.nodes.flatMap { $0.comments + $0.commentsBefore }
        for comment in comments { check(comment, &faults) }
        if comments.isEmpty {
            let lines = text.split(separator: "\n").filter { !$0.hasPrefix("[") }
            faults.expect(lines.allSatisfy { $0.unicodeScalars.count < 80 }, "a long line: \(text.debugDescription)")
        }
        guard !comments.contains(where: { $0.raw.contains { $0.isNewline } }) else { return }
        for end in ["\r\n", "\r"] {
            let lines = String(
                String.UnicodeScalarView(text.unicodeScalars.flatMap { $0 == "\n" ? Array(end.unicodeScalars) : [$0] }))
            faults.expect(read(lines, &faults) == again, "another game with \(end.debugDescription) as line ends")
        }
    }

    /// Checks that several games are written after one another and read back equal.
    static func checkTogether(_ trees: [GameTree], _ faults: inout Faults) {
        let text = PGNWriter.write(trees)
        let read = Array(PGNReader(Array(text.utf8))).map { try? $0.tree.get() }
        faults.expect(read.count == trees.count, "\(trees.count) games are read again as \(read.count)")
        for (again, tree) in zip(read, trees) where again.map({ isSame($0, tree) }) != true {
            faults.add("read differently between other games: \(PGNWriter.write(tree).debugDescription)")
        }
    }

    /// Returns the only game of a text.
    private static func read(_ text: String, _ faults: inout Faults) -> GameTree? {
        let games = Array(PGNReader(Array(text.utf8)))
        if games.count == 1, case .success(let tree) = games[0].tree { return tree }
        let errors = games.compactMap { game -> PGNError? in
            if case .failure(let error) = game.tree { error } else { nil }
        }
        faults.add("written as \(text.debugDescription), read as \(games.count) games, with \(errors)")
        return nil
    }

    /// Compares games without their tags. FEN does not contain an en-passant square without a legal capture.
    private static func isSame(_ one: GameTree, _ other: GameTree) -> Bool {
        var bare = one
        bare.tags = other.tags
        if one.start == other.start { return bare == other }
        return one.start.fen == other.start.fen && one.count == other.count && one.result == other.result
    }

    /// Checks that the comment's text is one line without commands and that its shapes are read back.
    private static func check(_ comment: Comment, _ faults: inout Faults) {
        let text = comment.text
        faults.expect(!text.hasPrefix(" ") && !text.hasSuffix(" "), "blanks around \(text.debugDescription)")
        faults.expect(
            !text.utf8.contains { $0 < 0x20 } && !text.contains("  "), "not one line: \(text.debugDescription)")
        for shape in comment.shapes {
            faults.expect(Shape(shape.description) == shape, "\(shape) is not read again")
        }
        _ = (comment.clock, comment.evaluation)
    }
}
