import Chess
import Coach

/// The completions at an open question: all legal moves and all commands, so that they reveal nothing.
enum Completions {
    /// The words that complete the last word of the line.
    static func words(_ line: String, in position: Position, commands: [String] = DrillWord.names) -> [String] {
        let first = line.split(separator: " ", omittingEmptySubsequences: true).first.map(String.init) ?? ""
        guard !line.trimmed.contains(" "), line.last != " " || first.isEmpty else {
            switch first {
            case "board": return BoardStyle.allCases.map(\.rawValue)
            case "draw": return ["clear"]
            default: return []
            }
        }
        return commands + position.legalMoves().map { position.san($0) }.sorted()
    }
}
