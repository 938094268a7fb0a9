import Chess
import Console
import Terminal

/// Asks at the terminal which side the learner plays in some chapters.
enum SideQuestion {
    /// Nil when no answer comes.
    static let ask: @Sendable (_ question: [String], _ isOfMany: Bool) -> SideAnswer? = { question, isOfMany in
        try? Output.error.write(question.map { Untrusted.visible($0) + "\n" }.joined())
        while true {
            try? Output.error.write(isOfMany ? "white, black, or each to be asked for each: " : "white or black? ")
            guard let line = readLine() else { return nil }
            switch line.lowercased().filter({ !$0.isWhitespace }) {
            case "w", "white": return .side(.white)
            case "b", "black": return .side(.black)
            case "each" where isOfMany: return .each
            default: continue
            }
        }
    }
}
