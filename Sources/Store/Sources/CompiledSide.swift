import Chess
import GRDB
import GameDatabases
import Openings
import Training

/// A compiled repertoire with the cards of its positions.
struct CompiledSide: Sendable {
    let repertoire: CompiledRepertoire
    /// By position: the card asked there, and the repertoire it counts for; 0 and 0 where none is.
    let cards: [CardID]
    private let owners: [UInt16]
    /// The names of the repertoires; the first stands for none.
    private let names: [String]

    /// The name of the repertoire that the card of a position counts for; nil where it has none of its own.
    func owner(at position: Int) -> String? {
        owners[position] == 0 ? nil : names[Int(owners[position])]
    }

    /// The positions of the cards, by the number of the card.
    func positions() -> [Int?] {
        let last = cards.lazy.map(\.rawValue).max() ?? 0
        var positions = [Int?](repeating: nil, count: Int(last) + 1)
        for (position, card) in cards.enumerated() where card.rawValue > 0 { positions[Int(card.rawValue)] = position }
        return positions
    }
}

// MARK: - Making

extension CompiledSide {
    /// - Parameters:
    ///   - numbers: the cards of the session's repertoires.
    ///   - owners: the repertoire each card counts for.
    init(_ repertoire: CompiledRepertoire, numbers: [CardKey: CardID], owners: [CardID: String]) {
        self.repertoire = repertoire
        var names = Numbering([""])
        var cards: [CardID] = []
        var owning: [UInt16] = []
        repertoire.forEachPosition { index, position in
            let key = CardKey(side: repertoire.side, epd: position.epd)
            let card = repertoire.isOwn(index) ? numbers[key] : nil
            cards.append(card ?? CardID(0))
            owning.append(UInt16(names.number(of: card.flatMap { owners[$0] } ?? "")))
        }
        self.cards = cards
        self.owners = owning
        self.names = names.values
    }
}

// MARK: - Stored form

extension CompiledSide {
    /// A checksum, the names, then for each position the card's number and the place of its repertoire among the names.
    private var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(texts: names)
        for (card, owner) in zip(cards, owners) {
            bytes.append(varint: UInt64(card.rawValue))
            if card.rawValue > 0 { bytes.append(varint: UInt64(owner)) }
        }
        var checked: [UInt8] = []
        checked.append(varint: Checksum.ofWords(bytes) >> 1)
        return checked + bytes
    }

    /// Nil when the bytes are damaged or of another version.
    private init?(content: [UInt8], cards bytes: [UInt8]) {
        guard let repertoire = CompiledRepertoire(bytes: content) else { return nil }
        var reader = VarintReader(bytes)
        guard let checksum = reader.number(),
            checksum == Checksum.ofWords(bytes, from: reader.index) >> 1,
            let names = reader.texts()
        else { return nil }
        var cards: [CardID] = []
        var owners: [UInt16] = []
        cards.reserveCapacity(repertoire.count)
        owners.reserveCapacity(repertoire.count)
        for _ in 0..<repertoire.count {
            guard let card = reader.number(), card <= UInt64(UInt32.max) else { return nil }
            cards.append(CardID(Int64(card)))
            guard card > 0 else {
                owners.append(0)
                continue
            }
            guard let owner = reader.number(), owner < UInt64(names.count) else { return nil }
            owners.append(UInt16(truncatingIfNeeded: owner))
        }
        self.repertoire = repertoire
        self.cards = cards
        self.owners = owners
        self.names = names
    }

    /// Returns the stored sides of a session; nil unless all are stored and valid.
    static func fetch(_ name: String?, _ sides: [Side], _ db: Database) throws -> [CompiledSide]? {
        let sql = """
            SELECT content, cards FROM compiled_repertoire
            WHERE side = ? AND name = ? AND generation = (SELECT number FROM content_generation)
            """
        var compiled: [CompiledSide] = []
        for side in sides {
            let rows = try RowScan(
                db, of: "compiled_repertoire", sql: sql,
                arguments: [.integer(Int64(side.rawValue)), .text(name ?? "")])
            guard let row = try rows.row(), let content = try? row.bytes("content"),
                let cards = try? row.bytes("cards"),
                let stored = CompiledSide(content: content, cards: cards), stored.repertoire.side == side
            else { return nil }
            compiled.append(stored)
        }
        return compiled
    }

    /// The generation of what repertoires are made from; nil when it is damaged.
    static func generation(_ db: Database) throws -> Int64? {
        let rows = try RowScan(db, of: "content_generation", sql: "SELECT number FROM content_generation")
        return try rows.row().flatMap { row in try? Int64(row.integer("number")) }
    }

    /// Stores the side of a session.
    ///
    /// - Parameter generation: that of the transaction in which the side was made.
    func store(_ name: String?, generation: Int64, _ db: Database) throws {
        try db.execute(
            sql:
                "INSERT OR REPLACE INTO compiled_repertoire (side, name, generation, content, cards) VALUES (?, ?, ?, ?, ?)",
            arguments: [
                repertoire.side.rawValue, name ?? "", generation, Blob.of(repertoire.bytes), Blob.of(bytes),
            ])
    }
}
