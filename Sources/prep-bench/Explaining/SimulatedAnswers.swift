import Chess

/// Chooses the moves of a simulated learner.
struct SimulatedAnswers {
    /// Where the moves are from.
    enum Origin: Int, CaseIterable {
        case club
        case masters
        case random
        case prepared

        var words: String {
            switch self {
            case .club: "players of these ratings"
            case .masters: "masters"
            case .random: "any legal move"
            case .prepared: "the prepared move, where no game was"
            }
        }
    }

    struct Answer {
        let move: Move
        let origin: Origin
    }

    /// Moves of games, those of the first source that has the position.
    private let games: [(origin: Origin, answers: GameAnswers)]
    private let isAlwaysWrong: Bool
    private var generator: SeededGenerator

    /// Answers every question wrong, with any legal move.
    init(wrongBy seed: UInt64) {
        games = []
        isAlwaysWrong = true
        generator = SeededGenerator(seed: seed)
    }

    /// Answers as the players of the games did.
    init(club: GameAnswers, masters: GameAnswers, seed: UInt64) {
        games = [(.club, club), (.masters, masters)]
        isAlwaysWrong = false
        generator = SeededGenerator(seed: seed)
    }

    /// - Parameters:
    ///   - prepared: the prepared moves, the main one first; never empty.
    ///   - tried: the wrong first try; nil for the first.
    mutating func answer(in position: Position, prepared: [Move], without tried: Move?) -> Answer {
        for (origin, answers) in games {
            if let move = answers.draw(in: position, without: tried, by: &generator) {
                return Answer(move: move, origin: origin)
            }
        }
        let wrong = position.legalMoves().filter { $0 != tried && !prepared.contains($0) }
            .sorted { position.uci($0) < position.uci($1) }
        if isAlwaysWrong, let move = wrong.randomElement(using: &generator) {
            return Answer(move: move, origin: .random)
        }
        return Answer(move: prepared[0], origin: .prepared)
    }
}
