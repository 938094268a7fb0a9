import Chess
import GRDB
import GameDatabases
import PGN

/// A chapter of a repertoire as a row of the table Games.
struct GameRow {
    let tree: GameTree

    /// The statement that inserts a row, with its values in the order of the columns.
    static let insertion = """
        INSERT INTO Games (EventID, SiteID, Date, Round, WhiteID, WhiteElo, BlackID, BlackElo, Result,
          TimeControl, ECO, PlyCount, FEN, Moves) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    /// The main line up to its end or its first null move, two bytes per ply, least significant first.
    var moves: [UInt8] {
        var bytes: [UInt8] = []
        var position = tree.start
        for node in tree.mainLine() {
            guard let move = tree[node].move else { break }
            bytes.append(stored: position.storedMove(move))
            position = position.playing(move)
        }
        return bytes
    }

    /// Inserts the row and returns its ID.
    func insert(_ db: Database) throws -> Int64 {
        let tags = tree.tags
        let moves = moves
        let statement = try db.cachedStatement(sql: Self.insertion)
        try statement.execute(arguments: [
            NameTable.events.row(of: tags["Event"], db), NameTable.sites.row(of: tags["Site"], db), tags["Date"],
            tags["Round"], NameTable.players.row(of: tags["White"], db), tags["WhiteElo"].flatMap { Int($0) },
            NameTable.players.row(of: tags["Black"], db), tags["BlackElo"].flatMap { Int($0) },
            tree.result.rawValue, tags["TimeControl"], tags["ECO"], moves.count / 2,
            tree.start == .initial ? nil : tree.start.fen, Blob.of(moves),
        ])
        return db.lastInsertedRowID
    }
}
