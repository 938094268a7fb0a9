import ArgumentParser
import Chess
import Coach
import Console
import Openings

/// A position on the command line, given by moves, by a FEN, or by both.
struct PositionOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The position in FEN.", valueName: "fen"))
    var fen: String?

    @Option(help: ArgumentHelp("The position after these moves, such as \"1.e4 c5 2.Nf3\".", valueName: "moves"))
    var from: String?

    /// Nil when neither is given.
    func position() throws -> Position? {
        try given()?.position
    }

    /// The given moves; nil when neither moves nor a FEN are given.
    func given() throws -> PlayedLine? {
        fen != nil || from != nil ? try line() : nil
    }

    /// The position; the start position when neither is given.
    func line() throws -> PlayedLine {
        let start = try fen.map { try MoveText.position(fen: $0) } ?? .initial
        return try from.map { try MoveText.line($0, from: start) } ?? PlayedLine(start: start)
    }
}
