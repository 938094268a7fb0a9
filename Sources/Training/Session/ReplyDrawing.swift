public import Chess
import Openings

/// Draws the opponent's replies as often as they come in games (`drill --like-games`).
///
/// A session walks behind the reply that was drawn as long as something is asked there; else it draws again among the
/// others. So every card that is to be asked is asked, the frequent lines first and most often.
public final class ReplyDrawing {
    /// How often each move was played in a position; nothing where no game is known.
    public typealias Games = (Position) -> [Move: Int]

    private let games: Games
    private var generator: any RandomNumberGenerator
    /// What was asked of the games already.
    private var known: [PositionIdentity: [Move: Int]] = [:]

    /// - Parameters:
    ///   - generator: the only chance in a session: the same generator and games draw the same.
    ///   - games: asked once for each position.
    public init(generator: any RandomNumberGenerator, games: @escaping Games) {
        self.generator = generator
        self.games = games
    }

    /// The replies in the order they are tried. A reply that no game knows weighs as much as one game, so that it comes
    /// in the end.
    func order(_ replies: [Repertoire.Successor], in position: RepertoirePosition) -> [Repertoire.Successor] {
        guard replies.count > 1 else { return replies }
        let counts = known[position.identity] ?? games(position.position)
        known[position.identity] = counts
        return order(replies) { max(1, counts[$0.move] ?? 0) }
    }

    /// All elements, drawn one by one, each with a chance in proportion to its weight among those left.
    func order<Element>(_ elements: [Element], weight: (Element) -> Int = { _ in 1 }) -> [Element] {
        var left = elements.map { (element: $0, weight: weight($0)) }
        var drawn: [Element] = []
        while !left.isEmpty {
            var pick = Int(generator.next(upperBound: UInt(left.reduce(0) { $0 + $1.weight })))
            var index = 0
            while pick >= left[index].weight {
                pick -= left[index].weight
                index += 1
            }
            drawn.append(left.remove(at: index).element)
        }
        return drawn
    }
}
