import Chess
import Openings

/// What the new games of a comparison show about one card.
struct CardEncounter {
    /// A move in a game, and when the game was played.
    struct PlayedMove {
        let uci: String
        let played: String
    }

    let key: CardKey
    /// The move that was played instead of a prepared one, in the newest game with such a move.
    private(set) var forgotten: PlayedMove?
    /// The prepared move that was played, in the newest game with such a move.
    private(set) var remembered: PlayedMove?
    /// How many games have a prepared move.
    private(set) var games = 0

    /// Returns the cards of some games, in the order in which the games reach them.
    static func all(in games: [ComparedGame]) -> [CardEncounter] {
        var encounters: [CardEncounter] = []
        var places: [CardKey: Int] = [:]
        for game in games {
            var counted: Set<CardKey> = []
            for move in game.walk.moves where move.isOwn {
                let key = game.card(of: move)
                let place = places[key] ?? encounters.count
                if place == encounters.count {
                    places[key] = place
                    encounters.append(CardEncounter(key: key))
                }
                let played = PlayedMove(uci: move.position.uci(move.move), played: game.played)
                let isFirst = move.kind == .followed && counted.insert(key).inserted
                encounters[place].add(played, move.kind, countsGame: isFirst)
            }
        }
        return encounters
    }

    private init(key: CardKey) { self.key = key }

    private mutating func add(_ move: PlayedMove, _ kind: BookMove.Kind, countsGame: Bool) {
        switch kind {
        case .departed:
            if move.played >= forgotten?.played ?? "" { forgotten = move }
        case .followed:
            if move.played >= remembered?.played ?? "" { remembered = move }
            if countsGame { games += 1 }
        case .otherOrder: break
        }
    }
}
