/// Finds words that were broken at the margin: what a screen shows is compared with the same in a terminal that is wide
/// enough for everything.
enum Margin {
    /// What is wrong, in sentences: lines that are too wide, and pieces of words.
    ///
    /// - Parameter labels: words that only the narrow form of a table has.
    static func faults(_ narrow: String, against wide: String, columns: Int, labels: Set<String> = []) -> [String] {
        let known = Set(words(wide)).union(labels)
        // A word that is wider than the terminal has to be broken somewhere.
        let long = known.filter { $0.count > columns - 12 }
        var faults: [String] = []
        for row in narrow.split(separator: "\n") {
            // A progress line draws over itself after each carriage return.
            guard let line = row.split(separator: "\r").last else { continue }
            if line.count > columns { faults.append("\(line.count) columns: \(line)") }
            for word in words(String(line)) where !known.contains(word) && !long.contains(where: { $0.contains(word) })
            {
                faults.append("\"\(word)\" is not a word of the wide screen: \(line)")
            }
        }
        return faults
    }

    /// The words without the punctuation around them. Numbers are left out, as times and speeds differ from run to run.
    private static func words(_ text: String) -> [String] {
        text.split { $0.isWhitespace }.map { word in
            var word = word[...]
            while let first = word.first, isPunctuation(first) { word.removeFirst() }
            while let last = word.last, isPunctuation(last) { word.removeLast() }
            return String(word)
        }.filter { $0.contains(where: \.isLetter) }
    }

    private static func isPunctuation(_ character: Character) -> Bool {
        ",;:.|()[]".contains(character) || ("\u{2500}"..."\u{28FF}").contains(character) || character == "·"
    }
}
