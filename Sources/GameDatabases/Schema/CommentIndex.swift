/// The rows of each game's comments in ocgdb's table Comments, which has no index by game: 16 bytes per comment.
struct CommentIndex {
    private struct Entry {
        let game: Int64
        let row: Int64
    }

    private let entries: [Entry]
    private let lookup: PreparedStatement?
    private let file: SQLiteFile

    /// Reads the whole table once. O(n log n) for n comments.
    ///
    /// - Throws: `SQLiteError`, also when there are more than 50 million comments.
    init(_ file: SQLiteFile, _ table: DatabaseTable?) throws {
        self.file = file
        guard let table else {
            entries = []
            lookup = nil
            return
        }
        let statement = try file.prepare(
            "SELECT _rowid_, GameID FROM main.\(table.quoted) WHERE _rowid_ > ?1 ORDER BY _rowid_ LIMIT 100000")
        var entries: [Entry] = []
        var last = Int64.min
        while true {
            file.restartDeadline()
            statement.restart(.integer(last))
            let before = last
            while try statement.step() {
                let values = statement.values
                guard let row = values[0].integerValue.map(Int64.init), row > last else {
                    throw SQLiteError.unorderedRows
                }
                last = row
                if let game = values[1].integerValue { entries.append(Entry(game: Int64(game), row: row)) }
            }
            guard last > before else { break }
            guard entries.count < 50_000_000 else { throw SQLiteError.tooMany("comments") }
        }
        self.entries = entries.sorted { ($0.game, $0.row) < ($1.game, $1.row) }
        lookup = try file.prepare("SELECT Ply, Comment FROM main.\(table.quoted) WHERE _rowid_ = ?1")
    }

    /// Returns the comments of a game by ply: 0 is the comment after the first move, −1 the one before it.
    func comments(of game: Int64) throws -> [(ply: Int, text: String)] {
        guard let lookup, !entries.isEmpty else { return [] }
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].game < game { low = middle + 1 } else { high = middle }
        }
        var comments: [(ply: Int, text: String)] = []
        if low < entries.count, entries[low].game == game { file.restartDeadline() }
        while low < entries.count, entries[low].game == game {
            lookup.restart(.integer(entries[low].row))
            if try lookup.step(), let ply = lookup.values[0].integerValue, let text = lookup.values[1].textValue {
                comments.append((ply, text))
            }
            low += 1
        }
        lookup.reset()
        return comments
    }
}
