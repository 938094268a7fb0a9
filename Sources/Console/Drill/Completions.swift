import Chess
import Coach

/// What TAB offers at an open question: every legal move, and the commands. Never less, so that it tells nothing.
enum Completions {
    /// The words that may complete the last one of the line.
    static func words(_ line: String, in position: Position) -> [String] {
        let first = line.split(separator: " ", omittingEmptySubsequences: true).first.map(String.init) ?? ""
        guard !line.trimmed.contains(" "), line.last != " " || first.isEmpty else {
            return first == "board" ? BoardStyle.allCases.map(\.rawValue) : []
        }
        return DrillWord.names + position.legalMoves().map { position.san($0) }.sorted()
    }
}
