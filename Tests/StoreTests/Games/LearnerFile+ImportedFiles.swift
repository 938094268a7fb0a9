import GameDatabases
import PGN

@testable import Store

extension LearnerFile {
    /// Imports one PGN file.
    @discardableResult
    func importGames(
        _ text: some Sequence<UInt8>, isStrict: Bool = false, keepsDuplicates: Bool = false, updatesIndex: Bool = true,
        progress: (GamesImportStep) -> Bool = { _ in true }
    ) throws -> GamesImportReport {
        var options = GamesImportOptions()
        options.isStrict = isStrict
        options.keepsDuplicates = keepsDuplicates
        options.updatesIndex = updatesIndex
        return try importFiles([Array(text)], options, progress: progress)[0]
    }

    /// Imports PGN files in one pass.
    func importFiles(
        _ texts: [[UInt8]], _ options: GamesImportOptions = GamesImportOptions(),
        progress: (GamesImportStep) -> Bool = { _ in true }
    ) throws -> [GamesImportReport] {
        let games = importGames(options)
        for text in texts {
            var left = text[...]
            var stream = PGNStream { count in
                defer { left = left.dropFirst(count) }
                return Array(left.prefix(count))
            }
            try games.read(&stream, progress: progress)
        }
        return try games.publish(progress: progress)
    }

    /// Imports a game database.
    func importGames(of database: GameDatabase, isStrict: Bool = false) throws -> GamesImportReport {
        var options = GamesImportOptions()
        options.isStrict = isStrict
        let games = importGames(options)
        try games.read(database)
        return try games.publish()[0]
    }
}
