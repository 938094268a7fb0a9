/// Where the comments of each game lie in ocgdb's table Comments, which has no index by game: 16 bytes a comment.
struct CommentIndex {
    private struct Entry {
        let game: Int64
        let row: Int64
    }

    private let entries: [Entry]
    private let lookUp: PreparedStatement?
    private let file: SQLiteFile

    /// Goes once through the table. O(n log n) in its comments.
    ///
    /// - Throws: `SQLiteError`, also when there are more than 50 million comments.
    init(_ file: SQLiteFile, _ table: DatabaseTable?) throws {
        self.file = file
        guard let table else {
            entries = []
            lookUp = nil
            return
        }
        let statement = try file.prepare(
            "SELECT _rowid_, GameID FROM main.\(table.quoted) WHERE _rowid_ > ?1 ORDER BY _rowid_ LIMIT 100000")
        var entries: [Entry] = []
        var last = Int64.min
        while true {
            file.restartDeadline()
            try statement.bind(.integer(last))
            let before = last
            while try statement.step() {
                let values = statement.values
                guard let row = values[0].number.map(Int64.init), row > last else { throw SQLiteError.disorder }
                last = row
                if let game = values[1].number { entries.append(Entry(game: Int64(game), row: row)) }
            }
            guard last > before else { break }
            guard entries.count < 50_000_000 else { throw SQLiteError.tooMany("comments") }
        }
        self.entries = entries.sorted { ($0.game, $0.row) < ($1.game, $1.row) }
        lookUp = try file.prepare("SELECT Ply, Comment FROM main.\(table.quoted) WHERE _rowid_ = ?1")
    }

    /// The comments of a game by ply, counted from 0 for the one behind the first move; −1 is before the first move.
    func comments(of game: Int64) throws -> [(ply: Int, text: String)] {
        guard let lookUp, !entries.isEmpty else { return [] }
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].game < game { low = middle + 1 } else { high = middle }
        }
        var comments: [(ply: Int, text: String)] = []
        if low < entries.count, entries[low].game == game { file.restartDeadline() }
        while low < entries.count, entries[low].game == game {
            try lookUp.bind(.integer(entries[low].row))
            if try lookUp.step(), let ply = lookUp.values[0].number, let text = lookUp.values[1].word {
                comments.append((ply, text))
            }
            low += 1
        }
        lookUp.reset()
        return comments
    }
}
