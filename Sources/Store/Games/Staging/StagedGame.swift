import Chess
import GameDatabases
import Openings
import PGN

/// A game that an import has read and not yet written: the values of its row, with names by their numbers in pools.
struct StagedGame {
    /// Its number in the PGN file, from 1, or its ID in the game database.
    var number = 0
    var names = Names()
    var date: String?
    var round: String?
    var whiteElo: Int?
    var blackElo: Int?
    var result = GameResult.unknown
    var timeControl: String?
    var eco: String?
    var fen: String?
    /// Two bytes per ply.
    var moves: [UInt8] = []
    /// The `GameText`; nil when the columns hold all of the game.
    var text: [UInt8]?

    /// The numbers of its names.
    struct Names {
        var event: UInt32 = 0
        var site: UInt32 = 0
        var white: UInt32 = 0
        var black: UInt32 = 0
    }

    init() {}

    init(
        _ columns: GameColumns, number: Int, names: Names, result: GameResult, start: Position, moves: [UInt8],
        text: [UInt8]?
    ) {
        self.number = number
        self.names = names
        date = columns.date
        round = columns.round
        whiteElo = columns.whiteElo
        blackElo = columns.blackElo
        self.result = result
        timeControl = columns.timeControl
        eco = columns.eco
        fen = start == .initial ? nil : start.fen
        self.moves = moves
        self.text = text
    }

    // MARK: - Bytes

    func append(to bytes: inout [UInt8]) {
        bytes.append(varint: UInt64(names.event))
        bytes.append(varint: UInt64(names.site))
        bytes.append(varint: UInt64(names.white))
        bytes.append(varint: UInt64(names.black))
        bytes.append(varint: UInt64(max(number, 0)))
        bytes.append(varint: UInt64(max(whiteElo ?? 0, 0)))
        bytes.append(varint: UInt64(max(blackElo ?? 0, 0)))
        bytes.append(counted: date)
        bytes.append(counted: round)
        bytes.append(counted: result.rawValue)
        bytes.append(counted: timeControl)
        bytes.append(counted: eco)
        bytes.append(counted: fen)
        bytes.append(counted: moves)
        bytes.append(counted: text)
    }

    /// Nil when the bytes are damaged.
    init?(_ reader: inout VarintReader) {
        guard let event = reader.number(), let site = reader.number(), let white = reader.number(),
            let black = reader.number(), let number = reader.number(), let whiteElo = reader.number(),
            let blackElo = reader.number()
        else { return nil }
        names = Names(
            event: UInt32(truncatingIfNeeded: event), site: UInt32(truncatingIfNeeded: site),
            white: UInt32(truncatingIfNeeded: white), black: UInt32(truncatingIfNeeded: black))
        self.number = Int(number)
        self.whiteElo = whiteElo > 0 ? Int(whiteElo) : nil
        self.blackElo = blackElo > 0 ? Int(blackElo) : nil
        date = reader.text()
        round = reader.text()
        guard let result = reader.text().flatMap(GameResult.init(tag:)) else { return nil }
        self.result = result
        timeControl = reader.text()
        eco = reader.text()
        fen = reader.text()
        guard let moves = reader.counted() else { return nil }
        self.moves = Array(moves)
        text = reader.counted().map { Array($0) }
    }
}
