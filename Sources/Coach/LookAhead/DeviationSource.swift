public import Chess
import Openings
public import Store
public import Training

/// Reads what is known about wrong moves: the learner's log, and the games database.
///
/// A file that cannot be read costs only what it would have contributed.
public actor DeviationSource {
    private let file: LearnerFile
    private let openGames: @Sendable () -> LearnerFile?
    /// The moves of games; nil before the first question, whose inner value is nil without games.
    private var frequencies: FrequencySource??

    /// - Parameters:
    ///   - file: the learner's file with the log.
    ///   - openGames: opens the games database when it is first needed; nil for none.
    public init(_ file: LearnerFile, games openGames: @escaping @Sendable () -> LearnerFile?) {
        self.file = file
        self.openGames = openGames
    }

    /// Plans the moves that are evaluated in the position of a card. Costs two index lookups, some 100 microseconds;
    /// the first call opens the games database.
    ///
    /// - Parameter prepared: the card's prepared moves, the main one first.
    public func plan(_ card: CardID, at position: Position, prepared: [Move]) -> LookAheadPlan {
        let log = (try? file.events(of: card)) ?? []
        return LookAheadPlan(at: position, prepared: prepared, log: log, games: playedMoves(in: position))
    }

    private func playedMoves(in position: Position) -> PlayedMoves? {
        let source: FrequencySource?
        if let frequencies {
            source = frequencies
        } else {
            source = try? openGames().map { try CountedGames($0, GameFilter()).frequencies() }
            frequencies = .some(source)
        }
        return (try? source?(position)) ?? nil
    }
}

extension Workspace {
    /// The wrong moves known to the learner's file and its games database, for work that nobody asked for: a games
    /// database that is not confirmed or cannot be read is neither asked about nor reported.
    public func deviationSource() -> DeviationSource {
        let path = confirmedGamesPath
        return DeviationSource(file) { [file] in Self.games(path) ?? file }
    }

    /// The games database, or the learner's own file where it is not confirmed or cannot be read.
    func confirmedGamesDatabase() -> LearnerFile { Self.games(confirmedGamesPath) ?? file }

    private var confirmedGamesPath: String? {
        let setting = ConfirmedSetting(Setting.gamesDatabase.definition, file, environment)
        return (try? setting.isUnconfirmed()) == false ? (try? setting.value()) ?? nil : nil
    }

    private static func games(_ path: String?) -> LearnerFile? { path.flatMap { try? GamesDatabaseFile.open($0) } }
}
