/// The known words nearest to a mistyped one.
public enum Suggestion {
    /// Returns the word with the smallest distance, if that is at most a third of its length or at most two. Of equally
    /// near words, returns the first.
    public static func nearest(to word: String, among words: [String]) -> String? {
        let ranked = words.map { (word: $0, distance: distance(Array(word), Array($0))) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(2, word.count / 3) ? best.word : nil
    }

    /// The number of letters to change, remove, add or swap with a neighbour to turn one word into the other.
    public static func distance(_ a: String, _ b: String) -> Int { distance(Array(a), Array(b)) }

    /// The optimal string alignment distance.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var rows = [Array(0...b.count)]
        for (i, x) in a.enumerated() {
            var row = [i + 1]
            for (j, y) in b.enumerated() {
                var best = min(rows[i][j] + (x == y ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, x == b[j - 1], a[i - 1] == y { best = min(best, rows[i - 1][j - 1] + 1) }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
