import Chess
public import PGN

/// Tells whose repertoire the chapters of a file are (trainer.md, "Whose side"), chapter by chapter.
public enum SideDetection {
    /// The side of each game, in their order; a rejected game without a tag is unclear. O(plies of the games without
    /// a tag).
    ///
    /// In this order: the tags; the side with one answer in (nearly) all positions where it has any, while the other
    /// branches; agreement with the answers of the file's chapters that are clear; all chapters that are left, taken
    /// together.
    ///
    /// - Parameter games: a sequence that can be read several times, such as a `PGNReader`. Of no game more is kept
    ///   than its answers.
    public static func sides(of games: some Sequence<ReadGame>) -> [ChapterSide] {
        var sides = games.map { tagged($0.tags) }
        guard sides.contains(.unclear) else { return sides }
        var pools: [Side: SideAnswers] = [:]
        var rest = SideAnswers()
        var open: Set<Int> = []
        for (index, game) in games.enumerated() {
            // The tagged chapters count too: they are what the others are compared with.
            let answers = answers(of: game)
            if sides[index] == .unclear, let side = answers.clearSide {
                sides[index] = .known(side, .oneAnswer)
            }
            if let side = sides[index].side {
                pools[side, default: SideAnswers()].add(answers)
            } else if !answers.isEmpty {
                open.insert(index)
                rest.add(answers)
            }
        }
        if pools.isEmpty {
            if let side = rest.clearSide {
                for index in open { sides[index] = .known(side, .oneAnswer) }
            }
            return sides
        }
        guard !open.isEmpty else { return sides }
        for (index, game) in games.enumerated() where open.contains(index) {
            let answers = answers(of: game)
            let fitting = Side.allCases.filter { side in
                pools[side].map { answers.agrees(with: $0, for: side) } ?? false
            }
            if fitting.count == 1 { sides[index] = .known(fitting[0], .otherChapters) }
        }
        return sides
    }

    private static func answers(of game: ReadGame) -> SideAnswers {
        (try? game.tree.get()).map(SideAnswers.init) ?? SideAnswers()
    }

    private static func tagged(_ tags: TagPairs) -> ChapterSide {
        if let side = side(named: tags["Orientation"]) { return .known(side, .orientationTag) }
        if let side = side(named: tags["ChesstempoRepertoireColour"]) { return .known(side, .colourTag) }
        return .unclear
    }

    private static func side(named name: String?) -> Side? {
        switch name?.lowercased() {
        case "white", "w": .white
        case "black", "b": .black
        default: nil
        }
    }
}
