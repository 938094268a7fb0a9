import ArgumentParser
import Chess
import Foundation

/// How long one waits for the reason why a move is worse: the prepared move was looked at while the player thought, the
/// played move is new, or known from an earlier day.
struct ExplainBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Answer wrong in a drill of a built prep, and measure the time until the engine's reasons.")

    @Argument(help: "The program, such as .build/release/prep.") var program: String
    @Option(help: "The engine.") var engine = "/usr/games/stockfish"
    @Option(help: "The repertoire to drill.") var repertoire = "Repertoires/white-e4.pgn"
    @Option(help: "The number of positions.") var positions = 40
    @Option(help: "Milliseconds before each answer.") var thinking = 1500

    private static let nodes = 200_000

    func validate() throws {
        guard positions >= 1, thinking >= 0 else { throw ValidationError("--positions takes a whole number from 1") }
    }

    func run() throws {
        let own = try TemporaryFolder()
        defer { withExtendedLifetime(own) {} }
        let database = own.path + "/prep.sqlite"
        let environment = ["XDG_STATE_HOME": own.path, "PREP_NOW": "2026-01-05T12:00:00Z"]
        guard try Child.run(program, ["import", repertoire, "--known", "--db", database], environment: environment)
        else { throw BenchError("\(repertoire) could not be imported; name another with --repertoire") }

        let new = try drill(database, environment, thinking: thinking)
        let known = try drill(database, environment, thinking: 0)
        let alone = try searches(new.asked)
        print("\(new.asked.count) positions, \(Self.nodes) nodes a move")
        var table = Table("ms", "min", "median", "max", "to the engine")
        table.add("the engine alone, the move played", alone, places: 1)
        table.add(
            "explanation, move first seen", new.waits, places: 1, last: digits(Figures.ratio(new.waits, alone), 2))
        table.add(
            "explanation, move known", known.waits, places: 1, last: digits(Figures.ratio(known.waits, alone), 2))
        table.print()
    }

    /// A position and the explained move.
    private struct Asked {
        let fen: String
        let move: String
    }

    /// Gives two wrong answers in each position, then receives the comparison of the second move with the prepared one.
    /// Measures the time from the line with the verdict to the line with the explanation.
    private func drill(
        _ database: String, _ environment: [String: String], thinking: Int
    ) throws -> (asked: [Asked], waits: Figures) {
        let child = try Child(
            program, ["drill", "--json", "--cram", "--new", "--db", database, "--engine", engine],
            environment: environment)
        defer { child.finish() }
        var asked: [Asked] = []
        var waits = Figures()
        while asked.count < positions, let question = try next("question", child) {
            guard let fen = question["fen"] as? String else { throw BenchError("a question without a position") }
            let position = try Position(fen: fen)
            let moves = position.legalMoves().map(position.uci).sorted()
            guard let first = moves.first, let second = moves.last, first != second else { continue }
            pause(thinking)
            guard try answer(first, child)["retry"] as? Bool == true else { continue }
            pause(thinking)
            let verdict = try answer(second, child)
            guard verdict["verdict"] as? String == "deviation", let right = (verdict["expected"] as? [String])?.first
            else { continue }
            let began = ContinuousClock.now
            while let found = try next("explanation", child) {
                // The explanation of the first move may arrive before.
                if (found["played"] as? [String: Any])?["san"] as? String == position.san(second) { break }
            }
            waits.add(1000 * (ContinuousClock.now - began).seconds)
            asked.append(Asked(fen: fen, move: second))
            _ = try answer(right, child)
        }
        guard !asked.isEmpty else {
            throw BenchError("no question could be measured; is there an engine at \(engine)?")
        }
        return (asked, waits)
    }

    private func pause(_ milliseconds: Int) { Thread.sleep(forTimeInterval: Double(milliseconds) / 1000) }

    private func answer(_ text: String, _ child: Child) throws -> [String: Any] {
        child.send(text)
        while let document = try document(child) {
            if document["verdict"] != nil { return document }
        }
        throw BenchError("\(program) ended in the middle of a drill")
    }

    /// Returns the next line of that kind; nil at the summary.
    private func next(_ kind: String, _ child: Child) throws -> [String: Any]? {
        while let document = try document(child) {
            if let found = document[kind] as? [String: Any] { return found }
            if document["summary"] != nil { return nil }
        }
        return nil
    }

    private func document(_ child: Child) throws -> [String: Any]? {
        guard let line = child.line() else { return nil }
        return try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    }

    /// Measures the engine alone, over the same kind of pipes, from `go` to `bestmove`.
    private func searches(_ asked: [Asked]) throws -> Figures {
        let child = try Child(engine)
        defer { child.finish() }
        child.send("uci")
        child.send("setoption name Threads value 1")
        var times = Figures()
        for one in asked {
            for line in ["ucinewgame", "position fen \(one.fen)", "isready"] { child.send(line) }
            while let line = child.line(), line != "readyok" {}
            times.add(
                1000
                    * seconds {
                        child.send("go nodes \(Self.nodes) searchmoves \(one.move)")
                        while let line = child.line(), !line.hasPrefix("bestmove") {}
                    })
        }
        child.send("quit")
        return times
    }
}

extension Position {
    /// A move of UCI text in SAN; the text itself when it is not a move.
    fileprivate func san(_ text: String) -> String { move(uci: text).map { san($0) } ?? text }
}
