import Coach

/// The meaning of an answer to the welcome screen.
public enum BundledChoice: Hashable {
    /// Repertoires, counted from 0, each once, in the order they were named.
    case chosen([Int])
    /// The line is a command of the prompt.
    case command([String])
    /// This part of the answer is not one of the offered numbers.
    case wrong(String)

    /// - Parameters:
    ///   - count: how many are offered, from 1.
    ///   - verbs: the commands of the prompt.
    public init(_ line: String, of count: Int, verbs: [String]) {
        switch PromptLine(line) {
        case .quit:
            self = .command(["quit"])
            return
        case .command(let words) where verbs.contains(words[0]) || words[0] == "--help":
            self = .command(words)
            return
        default: break
        }
        var chosen: [Int] = []
        for word in line.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
            if word.lowercased() == "all" {
                for index in 0..<count where !chosen.contains(index) { chosen.append(index) }
                continue
            }
            guard let number = Int(word), (1...count).contains(number) else {
                self = .wrong(String(word))
                return
            }
            if !chosen.contains(number - 1) { chosen.append(number - 1) }
        }
        self = chosen.isEmpty ? .wrong(line.trimmed) : .chosen(chosen)
    }
}
