import Chess
import Terminal

/// Asks at the terminal which side the learner plays in some chapters.
enum SideQuestion {
    /// Nil when no answer comes.
    static let ask: @Sendable ([String]) -> Side? = { question in
        try? Output.error.write(question.map { Untrusted.visible($0) + "\n" }.joined())
        while true {
            try? Output.error.write("white or black? ")
            guard let line = readLine() else { return nil }
            switch line.lowercased().filter({ !$0.isWhitespace }) {
            case "w", "white": return .white
            case "b", "black": return .black
            default: continue
            }
        }
    }
}
