import ArgumentParser
import Chess
import Openings

/// Measures naming a line, also in a new process, as a command does that shows a name.
struct NamesBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "names", abstract: "Name a line of moves, also for the first time in a new process.")

    @Option(help: "The number of processes.") var runs = 40
    /// The option with which this program runs itself in a new process.
    @Flag(help: .private) var firstUse = false

    func validate() throws {
        guard runs >= 1 else { throw ValidationError("--runs takes a whole number from 1") }
    }

    func run() throws {
        if firstUse {
            // A command that shows a name has already built the attack tables.
            _ = Position.initial.legalMoveCount
            let line = try Self.line()
            print(try seconds { try name(line) } * 1_000_000)
            return
        }
        var first = Figures()
        for _ in 0..<runs {
            let child = try Child(CommandLine.arguments[0], ["names", "--first-use"])
            guard let time = child.line().flatMap(Double.init), child.finish() else {
                throw BenchError("the time of the first use cannot be read")
            }
            first.add(time)
        }
        var naming = Figures()
        let line = try Self.line()
        for _ in 0..<runs {
            naming.add(1e6 / 1000 * (try seconds { for _ in 0..<1000 { try name(line) } }))
        }
        var table = Table("", "min", "median", "max")
        table.add("µs, a line of \(line.count) plies named, first time", first, places: 2)
        table.add("µs, a line of \(line.count) plies named", naming, places: 2)
        table.print()
    }

    private func name(_ line: [Move]) throws {
        guard OpeningNames.bundled.opening(after: line)?.code.description == "C67" else {
            throw BenchError("the Berlin Defence has no name")
        }
    }

    private static func line() throws -> [Move] {
        var position = Position.initial
        var moves: [Move] = []
        for san in "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Nd6 Bxc6 dxc6 dxe5 Nf5 Qxd8+ Kxd8".split(separator: " ") {
            let move = try position.move(san: san)
            moves.append(move)
            position.play(move)
        }
        return moves
    }
}
