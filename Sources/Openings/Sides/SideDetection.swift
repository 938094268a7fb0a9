import Chess
import PGN

/// Detects whose repertoire the chapters of a file are, chapter by chapter.
public enum SideDetection {
    /// Returns the side of each game, in their order; a rejected game without a tag is unclear.
    ///
    /// The rules, in this order: the tags; the side with one answer in (nearly) all positions where it has any, while
    /// the other side branches; agreement with the answers of the file's chapters that are clear; all remaining chapters
    /// taken together.
    ///
    /// - Complexity: O(plies of the games), unless all games have a tag.
    public static func sides(of source: ParsedSource) -> [ChapterSide] {
        var sides = source.games.map(\.taggedSide)
        guard sides.contains(.unclear) else { return sides }
        var pools: [Side: SideAnswers] = [:]
        var rest = SideAnswers()
        var open: Set<Int> = []
        for index in sides.indices {
            // The tagged chapters count too: the others are compared with them.
            let answers = answers(of: source, at: index)
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
        for index in open.sorted() {
            let answers = answers(of: source, at: index)
            let fitting = Side.allCases.filter { side in
                pools[side].map { answers.agrees(with: $0, for: side) } ?? false
            }
            if fitting.count == 1 { sides[index] = .known(fitting[0], .otherChapters) }
        }
        return sides
    }

    private static func answers(of source: ParsedSource, at index: Int) -> SideAnswers {
        (try? source.game(at: index)?.tree.get()).map(SideAnswers.init) ?? SideAnswers()
    }
}
