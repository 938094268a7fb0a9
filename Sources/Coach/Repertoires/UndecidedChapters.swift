public import Chess
public import Openings
public import PGN

/// The chapters of a file that do not show whose repertoire they are.
public struct UndecidedChapters {
    /// The first of them.
    private var chapters: [(number: Int, title: String)] = []
    /// Their indexes in the file.
    public let indexes: [Int]
    /// The location of the first chapter; nil when there is none.
    public private(set) var first: SourceLocation?

    /// The maximum number of chapters that are listed.
    private static let shown = 12

    /// - Parameter sides: one for each game; nil where the game does not show it.
    public init(_ source: ParsedSource, sides: [Side?]) {
        self.init(source, indexes: sides.indices.filter { sides[$0] == nil && source.hasMoves(at: $0) })
    }

    /// - Parameter indexes: those of the chapters in the file.
    public init(_ source: ParsedSource, indexes: [Int]) {
        self.indexes = indexes
        for index in indexes {
            guard chapters.count < Self.shown, let game = source.game(at: index) else { continue }
            if first == nil { first = game.location }
            chapters.append((game.number, Chapter.title(of: game.tags, number: game.number)))
        }
    }

    private var count: Int { indexes.count }

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
        let each = count == 1 ? "" : ", or import the file at a terminal to be asked for each"
        return "\(verb) not show which side you play; say --white or --black\(each)"
    }

    /// `3 (Two Knights)`; only the number when the title adds nothing.
    private static func name(_ number: Int, _ title: String) -> String {
        title == "Chapter \(number)" ? "\(number)" : "\(number) (\(title))"
    }
}
