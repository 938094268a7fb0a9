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
    public static func sides(of games: [ReadGame]) -> [ChapterSide] {
        var sides = games.map { tagged($0.tags) }
        guard sides.contains(.unclear) else { return sides }
        let answers = games.map { game in
            // The tagged chapters count too: they are what the others are compared with.
            (try? game.tree.get()).map(SideAnswers.init) ?? SideAnswers()
        }
        var pools: [Side: SideAnswers] = [:]
        for index in sides.indices {
            if sides[index] == .unclear, let side = answers[index].clearSide {
                sides[index] = .known(side, .oneAnswer)
            }
            if let side = sides[index].side { pools[side, default: SideAnswers()].add(answers[index]) }
        }
        let open = sides.indices.filter { sides[$0] == .unclear && !answers[$0].isEmpty }
        if pools.isEmpty {
            var all = SideAnswers()
            for index in open { all.add(answers[index]) }
            if let side = all.clearSide {
                for index in open { sides[index] = .known(side, .oneAnswer) }
            }
            return sides
        }
        for index in open {
            let fitting = Side.allCases.filter { side in
                pools[side].map { answers[index].agrees(with: $0, for: side) } ?? false
            }
            if fitting.count == 1 { sides[index] = .known(fitting[0], .otherChapters) }
        }
        return sides
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
