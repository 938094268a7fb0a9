import ArgumentParser
import Chess
import Foundation
import PGN

/// Prints what a lenient reader finds in PGN texts, for the comparison with another reader (`Tests/PGNComparison`).
struct EventsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "events",
        abstract: "Print each game of PGN texts as a line of JSON.",
        discussion: "A file may contain several texts, separated by the byte 1E.")

    @Argument(help: "PGN files.") var files: [String]

    func run() throws {
        let encoder = JSONEncoder()
        for file in files {
            guard let bytes = FileManager.default.contents(atPath: file) else {
                throw BenchError("\(file) cannot be read")
            }
            for (number, text) in bytes.split(separator: 0x1E, omittingEmptySubsequences: false).enumerated() {
                var games = PGNReader([UInt8](text), strictness: .lenient).makeIterator()
                while true {
                    var recorder = EventRecorder(text: number)
                    guard games.visitGame(&recorder) else { break }
                    FileHandle.standardOutput.write(try encoder.encode(recorder.game) + [0x0A])
                }
            }
        }
    }
}

/// Records a game as a list of events.
private struct EventRecorder: PGNVisitor {
    /// A game as it is printed.
    struct Game: Encodable {
        let text: Int
        var tags: [[String]] = []
        var fen = ""
        /// A letter for the kind of each event, and its content: `m e2e4`, `n 14`, `c words`, `(`, `)`, `e message`.
        var events: [String] = []
        var result = "*"
    }

    var game: Game

    init(text: Int) { game = Game(text: text) }

    mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) { game.tags.append([name.text, value.text]) }

    mutating func beginMoves(from start: Position) -> PGNSkipPolicy {
        game.fen = start.fen(castling: .files)
        return .nothing
    }

    mutating func move(_ move: Move?, at location: SourceLocation, before: Position, after: Position) {
        game.events.append("m " + (move.map(before.uci) ?? "0000"))
    }

    mutating func nag(_ nag: NAG) { game.events.append("n \(nag.rawValue)") }
    mutating func comment(_ text: Span<UInt8>) { game.events.append("c " + text.text) }
    mutating func beginVariation() { game.events.append("(") }
    mutating func endVariation() { game.events.append(")") }
    mutating func error(_ error: PGNError) { game.events.append("e " + error.message) }

    mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
        switch outcome {
        case .success(let result): game.result = result.rawValue
        case .failure(let error): self.error(error)
        }
    }
}
