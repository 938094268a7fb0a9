/// Why a game could not be read: a place and a remedy.
public struct PGNError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place of the offending token; of what was opened, where a comment or variation is never closed.
    public let location: SourceLocation
    /// The number of the game in its file, from 1; 0 when the file as a whole is refused.
    public let game: Int
    /// One sentence without a final stop that names the remedy: `Nd7 could be Nbd7 or Nfd7; write which`.
    /// It may quote the file: make control characters visible before it reaches a terminal.
    public let message: String
    /// Half-moves from the start of the game to the move in question, that one included (first move: 1);
    /// nil outside the moves.
    public let ply: Int?
    /// The offending text as it stands in the file, shortened to 32 bytes; nil where there is none.
    public let token: String?

    /// An error at a place of a game.
    public init(location: SourceLocation, game: Int, message: String, ply: Int? = nil, token: String? = nil) {
        self.location = location
        self.game = game
        self.message = message
        self.ply = ply
        self.token = token
    }

    /// `4:24: game 1: Nd7 could be Nbd7 or Nfd7; write which`, without the game when it is 0. A file's name and a colon
    /// before it make it a line editors can jump to.
    public var description: String { "\(location): " + (game == 0 ? "" : "game \(game): ") + message }
}
