import Chess
import Openings
import Store
import Training

/// How likely a game is to reach the position of each card, for `settings new-order frequency`.
public struct NewCardLikelihood {
    private let probabilities: [Side: PathProbabilities]

    /// Nil, after a warning, when there are no games. Costs one index lookup, some 20 microseconds, for each position
    /// where the opponent is to move.
    init?(_ repertoires: [Repertoire], _ workspace: Workspace, _ options: DrillOptions) throws {
        let source: FrequencySource
        do {
            source = try workspace.countedGames(options.games, isAll: options.countsAllGames).frequencies()
        } catch let failure as CommandFailure {
            workspace.environment.warn(
                "new-order frequency: \(failure.message). New positions come line by line.")
            return nil
        }
        probabilities = try Dictionary(
            uniqueKeysWithValues: repertoires.map { ($0.side, try PathProbabilities($0, source)) })
    }

    /// Returns the same cards with their probabilities.
    func weigh(_ cards: [QueuedCard]) -> [QueuedCard] {
        cards.map { queued in
            var weighed = queued
            weighed.probability = probabilities[queued.card.key.side]?[queued.card.position.identity] ?? 0
            return weighed
        }
    }
}
