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
    /// The repertoires that have it.
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
            let sourceSet = try SourceSet(db, sourceCache)
            let graphs = sourceSet.graphs(reaching: addition)
            let number = addition.position.moveNumber + addition.position.san(addition.move)
            guard !graphs.isEmpty else {
                let name = addition.repertoire.map { "\($0) does not reach" } ?? "no repertoire reaches"
                throw StoreError(.notFound, path: path, "\(name) the position where \(number) is played")
            }
            let identity = addition.position.identity
            guard !graphs.allSatisfy({ $0[identity]?.prepared.contains { $0.move == addition.move } ?? false }) else {
                throw StoreError(.failed, path: path, "\(number) is prepared there already")
            }
            let key = CardKey(side: addition.side, epd: addition.position.epd)
            let same = try AdditionRow.fetch(db).first {
                $0.addition.side == addition.side && $0.addition.position.identity == identity
                    && $0.addition.move == addition.move
            }
            if let same, same.addition.repertoire != addition.repertoire {
                let owner = same.addition.repertoire.map { "for \($0)" } ?? "for every repertoire"
                throw StoreError(
                    .failed, path: path, "\(number) was added there already, \(owner); undo that first to move it")
            }
            let isNewCard = try self.names(with: key, db).isEmpty
            let id = try AdditionRow.write(addition, instant: moment.instant, db)
            let names = graphs.map(\.name)
            let target = CardPlanner.Target(sourceSet.adding(addition), names: names)
            try update(db).execute(target, sourceSet, at: moment)
            guard
                let card = try Int64.fetchOne(
                    db, sql: "SELECT id FROM card WHERE side = ? AND epd = ?",
                    arguments: [key.side.rawValue, key.epd])
            else { throw StoreError(.notFound, path: path, "\(number) makes no card there") }
            let events = EventWriter(db: db, path: path)
            let event = try events.append(
                CardEvent(
                    .added(move: addition.position.uci(addition.move), number: Int(id)), of: CardID(card),
                    at: moment))
            try events.noteNextDue(on: moment.day)
            return AddedMove(card: CardID(card), isNewCard: isNewCard, repertoires: names, event: event)
        }
    }

    /// Undoes an `add`, for `undoLast`: the move is no longer prepared, and a card that it created is archived.
    ///
    /// - Parameters:
    ///   - addition: the number of the addition.
    ///   - event: the event of the `add`.
    func undoAddition(_ addition: Int, _ event: LoggedEvent, at moment: Moment, _ db: Database) throws {
        _ = try EventWriter(db: db, path: path).append(
            CardEvent(.undone(target: event.id), of: event.card, at: moment))
        let row = try Row.fetchOne(db, sql: "SELECT side, epd FROM card WHERE id = ?", arguments: [event.card.rawValue])
        let names = try row.flatMap(CardKey.init).map { try self.names(with: $0, db) } ?? []
        try db.execute(sql: "DELETE FROM addition WHERE id = ?", arguments: [addition])
        try update(db).execute(names, at: nil)
    }
}

extension SourceSet {
    /// Returns the repertoires that an addition belongs to: those that reach its position, or the one before the reply,
    /// in the user's order.
    func graphs(reaching addition: RepertoireAddition) -> [Repertoire] {
        repertoires.filter { $0.side == addition.side && (addition.repertoire ?? $0.name) == $0.name }
            .compactMap { repertoire(named: $0.name, $0.side) }
            .filter { graph in
                let before = addition.reply.map(\.position.identity)
                return graph[addition.position.identity] != nil || before.map { graph[$0] != nil } ?? false
            }
    }
}

extension Position {
    /// `3.` or `3...`
    fileprivate var moveNumber: String { "\(fullmoveNumber)" + (sideToMove == .white ? "." : "...") }
}
