public import Coach
import Terminal

/// Asks the user whether to trust a setting of a data file.
public struct TrustPrompt: Sendable {
    private let terminal: TerminalFacts

    public init(_ terminal: TerminalFacts) { self.terminal = terminal }

    /// At a terminal the user is asked; elsewhere one line on standard error says how to confirm the setting, and the
    /// answer is no.
    public func ask(_ request: TrustRequest) -> Bool {
        let shown = Untrusted.visible(request.value)
        guard terminal.isInputTerminal, terminal.isOutputTerminal, terminal.isErrorTerminal else {
            Printer(terminal).say(
                "The setting \(request.key) (\(shown)) was not confirmed on this machine and is ignored; prep settings \(request.key) \(Self.quoted(shown)) confirms it."
                    .warning)
            return false
        }
        let question = """
            \(Untrusted.visible(request.file)) sets \(request.key) to
              \(shown)
            which was not confirmed on this machine. Use it only if you set it yourself or trust its author.
            Use it from now on? (y/n) 
            """
        while true {
            try? Output.error.write(question)
            guard let line = readLine() else { return false }
            switch line.trimmed.lowercased() {
            case "y", "yes": return true
            case "n", "no", "": return false
            default: continue
            }
        }
    }

    /// The text quoted for the shell.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-+=".contains($0) }
        return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
