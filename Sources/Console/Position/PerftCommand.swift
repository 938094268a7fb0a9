public import Chess
public import Coach
import Terminal

/// `prep perft`: leaf counts, to check the move generator.
public enum PerftCommand {
    /// Prints `nodes N`; with `--divide` first one line for each move, in the order of its UCI text.
    public static func count(_ position: Position, depth: Int, isDivided: Bool, _ printer: Printer) -> ExitStatus {
        if isDivided, depth > 0 {
            let rows = position.perftByMove(depth: depth)
            for row in rows { printer.print("\(position.uci(row.move)) \(row.nodes)".plainLine) }
            printer.print("nodes \(rows.map(\.nodes).reduce(0, +))".plainLine)
        } else {
            printer.print("nodes \(position.perft(depth: depth))".plainLine)
        }
        return .done
    }

    /// Checks an EPD file of the common form `FEN ;D1 20 ;D2 400`. Status 1 when a count differs.
    public static func suite(_ path: String, maxDepth: Int?, _ printer: Printer) throws -> ExitStatus {
        let text = String(decoding: try InputFile.read(path), as: UTF8.self)
        var nodes = 0
        var faults = 0
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let parts = line.split(separator: ";").map { $0.split(separator: " ") }
            guard let fen = parts.first, !fen.isEmpty, fen[0].first != "#" else { continue }
            let position: Position
            do throws(FENError) {
                position = try Position(fen: fen.joined(separator: " "))
            } catch {
                throw CommandFailure(error.description, file: path, line: index + 1, column: 1)
            }
            for entry in parts.dropFirst() {
                guard entry.count == 2, let depth = Int(entry[0].dropFirst()), let expected = Int(entry[1]),
                    depth >= 1, depth <= maxDepth ?? .max
                else { continue }
                let count = position.perft(depth: depth)
                nodes += count
                guard count != expected else { continue }
                faults += 1
                printer.print(
                    StyledText("\(path):\(index + 1): depth \(depth): \(count) instead of \(expected)", .error))
            }
        }
        printer.print("nodes \(nodes)".plainLine)
        return faults == 0 ? .done : .found
    }
}
