/// An error in the stored moves of a game, without the row of the game.
public struct MoveDecodingError: Error {
    let reason: DatabaseGameError.Reason
    let ply: Int?
    let message: String

    public init(_ reason: DatabaseGameError.Reason, ply: Int? = nil, _ message: String) {
        self.reason = reason
        self.ply = ply
        self.message = message
    }

    /// The maximum number of half-moves, main line and variations together: far more than any game has, so that a longer
    /// list is an attack or damage.
    static let maxPlies = 250_000

    static func tooLong(_ things: String = "moves") -> MoveDecodingError {
        MoveDecodingError(.tooLong, "has more than \(maxPlies) \(things)")
    }
}
