/// The reason why a game could not be read, with its location and a remedy.
public struct PGNError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The location of the invalid token; for an unclosed comment or variation the location where it was opened.
    public let location: SourceLocation
    /// The number of the game in its file, starting with 1; 0 if the file as a whole is rejected.
    public let game: Int
    /// One sentence without a full stop that says how to fix the error: `Nd7 could be Nbd7 or Nfd7; write which`. It
    /// may quote the file: escape control characters before printing to a terminal.
    public let message: String
    /// The number of half-moves from the start of the game up to and including the move in question (first move: 1);
    /// nil outside the moves.
    public let ply: Int?
    /// The invalid text as written in the file, shortened to 32 bytes; nil if there is none.
    public let token: String?

    /// Creates an error at a location in a game.
    public init(location: SourceLocation, game: Int, message: String, ply: Int? = nil, token: String? = nil) {
        self.location = location
        self.game = game
        self.message = message
        self.ply = ply
        self.token = token
    }

    /// The error as `4:24: game 1: Nd7 could be Nbd7 or Nfd7; write which`, without the game if its number is 0. Prefix
    /// a file name and a colon to get a line editors can jump to.
    public var description: String { "\(location): " + (game == 0 ? "" : "game \(game): ") + message }
}
