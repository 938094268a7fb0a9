import Coach
import Foundation
import PGN
import Store
import Terminal

/// The games that a review reads: those of a PGN file, or one of the database.
struct ReviewSource {
    let games: [GameTree]
    /// Whether a game could not be read.
    let hasErrors: Bool
    /// Whether the game is one of the database.
    let isStored: Bool

    /// Reports each faulty game.
    /// - Parameter source: a PGN file, `-`, or the ID of a game in the database.
    /// - Throws: a `CommandFailure` when there is no game.
    init(_ source: String, _ file: LearnerFile?, _ printer: Printer) throws {
        if let id = Int64(source), !FileManager.default.fileExists(atPath: source) {
            guard let tree = try file?.game(id) else {
                throw CommandFailure("there is no game \(id) in the database; prep games list shows them")
            }
            (games, hasErrors, isStored) = ([tree], false, true)
            return
        }
        var stream = PGNStream(try InputFile.pieces(of: source))
        var trees: [GameTree] = []
        var hasErrors = false
        while let game = try stream.readGame() {
            do {
                trees.append(try game.tree.get())
                for warning in game.errors {
                    printer.say(StyledText(warning.line(in: source, of: "game", isWarning: true)))
                }
            } catch {
                hasErrors = true
                printer.say(StyledText(error.line(in: source, of: "game"), .error))
            }
        }
        guard !trees.isEmpty || hasErrors else { throw CommandFailure("there is no game in this file", file: source) }
        (games, self.hasErrors, isStored) = (trees, hasErrors, false)
    }
}
