import Chess
import Openings
import Store
import Training

extension DrillSession {
    /// Adds a move, as it was typed, to the position of the last answer. No grade changes.
    public func add(_ text: String) throws -> Addition {
        guard let last = lastQuestion else { return .noAnswer }
        let position = last.position
        let move: Move
        do throws(SANError) {
            guard let read = try SAN(text).move(in: position, .prompt) else {
                return .refused("a null move is not an answer")
            }
            move = read
        } catch {
            return .refused(error.message)
        }
        let name = position.moveNumberText + position.san(move)
        if prepared(last.card).contains(move) { return .known(name) }
        guard let addition = RepertoireAddition(position: position, move: move) else { return .noAnswer }
        _ = try workspace.file.add(addition, at: workspace.moment)
        try setup.session.add(move)
        return .added(name)
    }

    /// The result of `add`.
    public enum Addition: Sendable {
        case noAnswer
        case refused(String)
        /// The move is already prepared.
        case known(String)
        case added(String)

        public var words: String {
            switch self {
            case .noAnswer: "There is no answer yet to add a move to."
            case .refused(let reason): reason + "."
            case .known(let name): "\(name) is one of your prepared moves already."
            case .added(let name): "\(name) is now one of your prepared moves. No file and no grade changes."
            }
        }
    }
}
