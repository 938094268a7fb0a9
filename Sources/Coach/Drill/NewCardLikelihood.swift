import Chess
import Openings
import Store
import Training

/// How likely a game is to reach the position of each card: what `settings new-order frequency` goes by.
public struct NewCardLikelihood {
    private let probabilities: [Side: PathProbabilities]

    /// Nil, with a word of warning, where there are no games to tell it from. One look into the base's index for each
    /// position where the opponent is to move: some 20 microseconds each.
    init?(_ repertoires: [Repertoire], _ workspace: Workspace) throws {
        let source: FrequencySource
        do {
            source = try workspace.gamesBase().frequencies()
        } catch let failure as CommandFailure {
            workspace.environment.warn(
                "new-order frequency: \(failure.message). New positions come line by line.")
            return nil
        }
        probabilities = try Dictionary(
            uniqueKeysWithValues: repertoires.map { ($0.side, try PathProbabilities($0, source)) })
    }

    /// The same cards with their probabilities.
    func weigh(_ cards: [QueuedCard]) -> [QueuedCard] {
        cards.map { queued in
            var weighed = queued
            weighed.probability = probabilities[queued.card.key.side]?[queued.card.position.identity] ?? 0
            return weighed
        }
    }
}
