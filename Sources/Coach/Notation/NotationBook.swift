public import Chess
public import Openings
public import PGN
public import Scheduling
public import Store

/// What is read chapter by chapter: a repertoire with its cards, or games.
public struct NotationBook {
    public let name: String
    public let chapters: [NotationChapter]
    public let names: OpeningNames
    /// How moves are written.
    public let style: NotationStyle
    /// The study day on which cards are due; nil for games.
    public let day: StudyDay?
    /// The learner's arrows and circles by position.
    public let shapes: [CardKey: [Shape]]
    private let repertoires: [Repertoire]
    private let trees: [CardTree]

    /// - Parameter repertoires: those of the name, of one side or both.
    public init(_ name: String, _ repertoires: [Repertoire], _ workspace: Workspace) throws {
        self.name = name
        self.repertoires = repertoires
        chapters = repertoires.flatMap(NotationChapter.all)
        names = try workspace.openingNames()
        style = try workspace.file.value(of: .notation)
        day = workspace.day
        shapes = try workspace.file.shapes()
        let (states, day) = (try workspace.file.cardStates(named: name), workspace.day)
        trees = repertoires.map { CardTree($0, states: states, on: day) }
    }

    /// Games, which have no cards.
    ///
    /// - Parameter name: the word of the prompt.
    public init(name: String, games: [NotationChapter], _ names: OpeningNames, _ style: NotationStyle) {
        self.name = name
        chapters = games
        self.names = names
        self.style = style
        day = nil
        shapes = [:]
        repertoires = []
        trees = []
    }

    /// The card tree of a chapter's side, and the branch that has the position; nil where the repertoire does not have
    /// it, as after a move that the author marks as a mistake.
    public func branch(of position: Position, side: Side) -> (tree: CardTree, branch: Int)? {
        for (repertoire, tree) in zip(repertoires, trees) where repertoire.side == side {
            guard let index = repertoire.index(of: position.identity) else { continue }
            if let branch = tree.branch(ofPosition: index) { return (tree, branch) }
        }
        return nil
    }
}
