/// What an answer to the welcome means.
enum BundledChoice: Hashable {
    /// Repertoires, counted from 0, each once, in the order they were named.
    case chosen([Int])
    /// The line is a command of the prompt.
    case command([String])
    /// This part of it is no number that is offered.
    case wrong(String)

    /// - Parameter count: how many are offered, from 1.
    init(_ line: String, of count: Int) {
        if let words = ReadEvalLoop.words(line), let first = words.first,
            ReadEvalLoop.verbs.contains(first) || first == "exit"
        {
            self = .command(words)
            return
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
