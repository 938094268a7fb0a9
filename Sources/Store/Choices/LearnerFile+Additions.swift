import Chess
import GRDB
public import Openings
public import Training

/// A move of the user's own that was added to the repertoires.
public struct AddedMove: Hashable, Sendable {
    /// The card that asks for it.
    public let card: CardID
    /// Whether the position was not a card before.
    public let isNewCard: Bool
    /// The names of the repertoires that contain it.
    public let repertoires: [String]
    /// The event in the log, which `undoLast` undoes.
    public let event: LoggedEvent
}

extension LearnerFile {
    /// Adds a move of the user's own: an alternative in a position of a repertoire, or the answer to a reply of the
    /// opponent's that is in no file. It survives imports and changes no grade. A position that was not a card becomes
    /// a new one.
    ///
    /// - Throws: `StoreError.notFound` when no repertoire reaches the position, or the one before the reply;
    ///   `.failed` when the move is prepared there already. Nothing is changed then.
    public func add(_ addition: RepertoireAddition, at moment: Moment) throws -> AddedMove {
        backUpDaily(moment.day)
        return try writing { db in
            let names = try RepertoireRecord.fetch(addition.repertoire, db).filter {
                $0.side == addition.side
            }
            return try withGraphs(of: addition.side, names.map(\.name), db) { graphs in
                try add(addition, to: &graphs, at: moment, db)
            }
        }
    }

    private func add(
        _ addition: RepertoireAddition, to graphs: inout RepertoireGraphs, at moment: Moment,
        _ db: Database
    ) throws -> AddedMove {
        let position = addition.position
        let number = position.moveNumberText + position.san(addition.move)
        let reached = graphs.repertoires(reaching: addition)
        guard !reached.isEmpty else {
            let name = addition.repertoire.map { "\($0) does not reach" } ?? "no repertoire reaches"
            throw StoreError(.notFound, path: path, "\(name) the position where \(number) is played")
        }
        let prepared = reached.map { $0[position.identity]?.prepared.map(\.move) ?? [] }
        guard !prepared.allSatisfy({ $0.contains(addition.move) }) else {
            throw StoreError(.failed, path: path, "\(number) is prepared there already")
        }
        try checkOwner(of: addition, number, db)
        let key = CardKey(side: addition.side, epd: position.epd)
        let isNewCard = try names(with: key, db).isEmpty
        let id = try AdditionRow.write(addition, instant: moment.instant, db)
        graphs.add(addition)
        let names = reached.map(\.name)
        let target = graphs.target(names, addition.side)
        try update(db).execute(target, graphs.sources, side: addition.side, at: moment)
        let sql = "SELECT id FROM card WHERE side = ? AND epd = ?"
        guard let card = try Int64.fetchOne(db, sql: sql, arguments: [key.side.rawValue, key.epd])
        else {
            throw StoreError(.notFound, path: path, "\(number) does not create a card in this position")
        }
        let events = try EventWriter(db, path: path)
        let event = try events.append(
            CardEvent(.added(move: position.uci(addition.move), number: Int(id)), of: CardID(card), at: moment))
        try events.updateNextDue(on: moment.day)
        return AddedMove(card: CardID(card), isNewCard: isNewCard, repertoires: names, event: event)
    }

    /// The same move cannot be added for one repertoire and for all.
    private func checkOwner(of addition: RepertoireAddition, _ number: String, _ db: Database) throws {
        let same = try AdditionRow.fetch(db).map(\.addition).first {
            $0.side == addition.side && $0.position.identity == addition.position.identity
                && $0.move == addition.move
        }
        guard let same, same.repertoire != addition.repertoire else { return }
        let owner = same.repertoire.map { "for \($0)" } ?? "for every repertoire"
        throw StoreError(
            .failed, path: path, "\(number) was added there already, \(owner); undo that first to move it"
        )
    }

    /// Undoes an `add`, for `undoLast`: the move is no longer prepared, and a card that it created is archived.
    ///
    /// - Parameters:
    ///   - addition: the number of the addition.
    ///   - event: the event of the `add`.
    func undoAddition(_ addition: Int, _ event: LoggedEvent, at moment: Moment, _ db: Database) throws {
        _ = try EventWriter(db, path: path).append(
            CardEvent(.undone(target: event.id), of: event.card, at: moment))
        let row = try Row.fetchOne(db, sql: "SELECT side, epd FROM card WHERE id = ?", arguments: [event.card.rawValue])
        let names = try row.flatMap(CardKey.init).map { try self.names(with: $0, db) } ?? []
        try db.execute(sql: "DELETE FROM addition WHERE id = ?", arguments: [addition])
        try update(db).execute(names, at: nil)
    }
}
