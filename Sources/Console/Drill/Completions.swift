import Chess
import Coach

/// The completions at an open question: all legal moves and all commands, so that they reveal nothing.
enum Completions {
    /// The words that complete the last word of the line.
    static func words(_ line: String, in position: Position) -> [String] {
        let first = line.split(separator: " ", omittingEmptySubsequences: true).first.map(String.init) ?? ""
        guard !line.trimmed.contains(" "), line.last != " " || first.isEmpty else {
            return first == "board" ? BoardStyle.allCases.map(\.rawValue) : []
        }
        return DrillWord.names + position.legalMoves().map { position.san($0) }.sorted()
    }
}
