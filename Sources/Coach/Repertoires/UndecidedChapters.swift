public import Chess
import Openings
public import PGN

/// The chapters of a file that do not show whose repertoire they are.
public struct UndecidedChapters {
    /// The first ones.
    private var chapters: [(number: Int, title: String)] = []
    private var count = 0
    /// Where the first one stands; nil where there is none.
    public private(set) var first: SourceLocation?

    /// The maximum number that is listed.
    private static let shown = 12

    /// - Parameter sides: of the games, nil where a game does not show it.
    public init(_ games: some Sequence<ReadGame>, sides: [Side?]) {
        for (game, side) in zip(games, sides) where side == nil && game.hasMoves {
            count += 1
            if first == nil { first = game.location }
            guard chapters.count < Self.shown else { continue }
            chapters.append((game.number, Chapter.title(of: game.tags, number: game.number)))
        }
    }

    /// The question, then a line for each chapter.
    public func question(in file: String) -> [String] {
        let these = count == 1 ? "this chapter" : "these chapters"
        let named = chapters.map { "  \($0.number)  \($0.title)" }
        let rest = count - chapters.count
        return ["\(file): Which side do you play in \(these)?"] + named
            + (rest > 0 ? ["  and \(rest) more"] : [])
    }

    /// The same for a script, in one sentence.
    public var message: String {
        let named = chapters.map { Self.name($0.number, $0.title) }.joined(separator: ", ")
        let rest = count - chapters.count
        let all = named + (rest > 0 ? " and \(rest) more" : "")
        let verb = count == 1 ? "chapter \(all) does" : "chapters \(all) do"
        return "\(verb) not show which side you play; say --white or --black"
    }

    /// `3 (Two Knights)`; the number alone where the title says no more.
    private static func name(_ number: Int, _ title: String) -> String {
        title == "Chapter \(number)" ? "\(number)" : "\(number) (\(title))"
    }
}

extension ReadGame {
    public var hasMoves: Bool { (try? tree.get()).map { $0.count > 1 } ?? false }
}
