/// What an engine found of one move in one position, kept so that it need not look again.
public struct StoredAnalysis: Hashable, Sendable {
    /// The position, as `Position.epd` writes it.
    public let epd: String
    /// The engine's name and version, as it calls itself.
    public let engine: String
    /// The limit it worked under.
    public let nodes: Int
    /// The move that was judged, UCI.
    public let move: String
    /// The score in the words of whoever stored it; the file does not read it.
    public let score: String
    /// The main line, moves in UCI with blanks between.
    public let line: String

    public init(epd: String, engine: String, nodes: Int, move: String, score: String, line: String) {
        self.epd = epd
        self.engine = engine
        self.nodes = nodes
        self.move = move
        self.score = score
        self.line = line
    }
}
