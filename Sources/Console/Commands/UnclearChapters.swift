import Openings
import PGN

/// The chapters of a file that do not show whose repertoire they are.
struct UnclearChapters {
    private let chapters: [(number: Int, title: String)]

    /// So many are named.
    private static let shown = 12

    init(_ games: [ReadGame]) {
        chapters = games.map { ($0.number, Chapter.title(of: $0.tags, number: $0.number)) }
    }

    /// The question, then a line for each chapter.
    func question(in file: String) -> [String] {
        let these = chapters.count == 1 ? "this chapter" : "these chapters"
        let named = chapters.prefix(Self.shown).map { "  \($0.number)  \($0.title)" }
        let rest = chapters.count - named.count
        return ["\(file): Which side do you play in \(these)?"] + named
            + (rest > 0 ? ["  and \(rest) more"] : [])
    }

    /// The same for a script, in one sentence.
    var message: String {
        let named = chapters.prefix(Self.shown).map { Self.name($0.number, $0.title) }.joined(separator: ", ")
        let rest = chapters.count - min(chapters.count, Self.shown)
        let all = named + (rest > 0 ? " and \(rest) more" : "")
        let verb = chapters.count == 1 ? "chapter \(all) does" : "chapters \(all) do"
        return "\(verb) not show which side you play; say --white or --black"
    }

    /// `3 (Two Knights)`; the number alone where the title says no more.
    private static func name(_ number: Int, _ title: String) -> String {
        title == "Chapter \(number)" ? "\(number)" : "\(number) (\(title))"
    }
}
