import Chess
import GRDB
import GameDatabases
public import Openings
public import Training

extension LearnerFile {
    /// Returns the moves that lead to some cards, as the first repertoire with the card has them. The line of a card from a
    /// chapter with a position of its own begins at the card.
    public func lines(of cards: [CardID]) throws -> [CardID: PlayedLine] {
        try reading { db in
            let sql = """
                SELECT card.id, epd, line FROM card JOIN card_repertoire ON card_repertoire.card = card.id
                  JOIN repertoire ON repertoire.id = repertoire
                WHERE card.id IN (SELECT value FROM json_each(?)) ORDER BY repertoire.place, repertoire.id
                """
            var lines: [CardID: PlayedLine] = [:]
            for row in try Row.fetchAll(db, sql: sql, arguments: [LearnerFile.list(cards)]) {
                let row = RowReader(row, of: "card_repertoire")
                let card = CardID(try row.id())
                let (epd, bytes) = (try row.text("epd"), try row.bytes("line"))
                guard lines[card] == nil else { continue }
                let line = PlayedLine(stored: bytes, from: .initial)
                lines[card] =
                    line?.position.identity.epd == epd
                    ? line : (try? Position(fen: epd)).map { PlayedLine(start: $0) }
            }
            return lines
        }
    }

    /// The numbers as a JSON array, for `json_each`.
    static func list(_ cards: [CardID]) -> String {
        "[" + cards.map(\.description).joined(separator: ",") + "]"
    }
}

extension PlayedLine {
    /// Plays stored moves from the initial position; nil when one of them is not legal.
    public init?(stored line: [UInt16]) {
        self.init()
        for stored in line {
            guard let move = position.move(stored: stored) else { return nil }
            play(move)
        }
    }

    /// Plays stored moves of two bytes; nil when one of them is not legal.
    init?(stored bytes: some Collection<UInt8>, from start: Position) {
        self.init(start: start)
        var rest = bytes[...]
        while let low = rest.popFirst() {
            guard let high = rest.popFirst(), let move = position.move(stored: UInt16(low) | UInt16(high) << 8) else {
                return nil
            }
            play(move)
        }
    }
}
