public import Chess
import GRDB
import GameDatabases
import Openings
public import Scheduling
public import Training

extension LearnerFile {
    /// Returns what a session needs: the active repertoires, or one by its name (active or not), merged into one graph
    /// for each side, and those of their cards that the session may ask.
    ///
    /// The graphs are compiled once after each change of the repertoires and stored.
    ///
    /// - Parameters:
    ///   - need: what is asked; nil returns all cards.
    ///   - position: only cards at and after it; nil for all.
    ///   - others: cards to return besides, where the repertoires contain them.
    /// - Throws: `StoreError.unknownRepertoire`. Cost: some milliseconds for 100,000 cards and microseconds for each card
    ///   that is returned; the first time after a change of the repertoires, that of parsing and merging them.
    public func sessionMaterial(
        named name: String? = nil, for need: SessionNeed?, on day: StudyDay, from position: PositionIdentity? = nil,
        with others: [CardID] = []
    ) throws -> SessionMaterial {
        var compiled: [CompiledSide]?
        var generation: Int64?
        let material = try reading { db in
            let sides = try SessionRepertoires(name, db, path: path).sides
            let stored = try CompiledSide.fetch(name, sides, db)
            if stored == nil {
                generation = try CompiledSide.generation(db)
                compiled = try compile(name, db)
            }
            return try SessionSelection(stored ?? compiled ?? [], from: position, named: name)
                .material(for: need, on: day, with: others, db)
        }
        if let compiled, let generation, !isReadOnly {
            // The session does not depend on it: where the file is busy, the next one compiles again.
            try? writing { db in
                for side in compiled { try side.store(name, generation: generation, db) }
            }
        }
        return material
    }

    private func compile(_ name: String?, _ db: Database) throws -> [CompiledSide] {
        let stored = try LearnerFile.cards(name, db).filter { name != nil || $0.isQueued }
        let numbers = Dictionary(stored.map { ($0.key, $0.id) }) { first, _ in first }
        let owners = try NewPositionShares(name, db).owners(ofAll: true, db)
        return try merged(name, db).map { graph in
            CompiledSide(CompiledRepertoire(graph), numbers: numbers, owners: owners)
        }
    }
}

/// Chooses the cards of a session among those of compiled repertoires.
private struct SessionSelection {
    private let sides: [CompiledSide]
    private let name: String?
    /// By side and card: the position.
    private let positions: [[Int?]]
    /// By side: the positions that are admitted; nil for all.
    private let admitted: [[Bool]?]

    /// A card by its side and position.
    private struct Place: Hashable {
        let side: Int
        let position: Int
    }

    init(_ sides: [CompiledSide], from identity: PositionIdentity?, named name: String?) {
        self.sides = sides
        self.name = name
        positions = sides.map { $0.positions() }
        admitted = sides.map { side in
            identity.map { identity in
                var admitted = [Bool](repeating: false, count: side.repertoire.count)
                if let start = side.repertoire.index(of: identity) {
                    for position in side.repertoire.walk(from: start) { admitted[position] = true }
                }
                return admitted
            }
        }
    }

    func material(
        for need: SessionNeed?, on day: StudyDay, with others: [CardID], _ db: Database
    ) throws -> SessionMaterial {
        let places = try need.map { try self.places(for: $0, on: day, with: others, db) } ?? self.places { _ in true }
        let ids = places.map { sides[$0.side].cards[$0.position] }
        let stored = try need == nil ? LearnerFile.cards(name, db) : LearnerFile.cards(ids, db)
        let known = Dictionary(stored.map { ($0.id, $0) }) { first, _ in first }
        let formerMains = try FormerMains(db)
        let cards = zip(places, ids).compactMap { place, id -> QueuedCard? in
            guard let stored = known[id], let card = sides[place.side].repertoire.card(at: place.position),
                card.key == stored.key
            else { return nil }
            let owner = sides[place.side].owner(at: place.position)
            return QueuedCard(card, stored, repertoire: owner ?? name, formerMains)
        }
        return SessionMaterial(repertoires: sides.map(\.repertoire), cards: cards, available: available)
    }

    /// The number of admitted cards.
    private var available: Int {
        sides.indices.reduce(0) { sum, side in
            sum + sides[side].cards.indices.count { isAdmitted($0, side) }
        }
    }

    private func isAdmitted(_ position: Int, _ side: Int) -> Bool {
        sides[side].cards[position].rawValue > 0 && admitted[side]?[position] ?? true
    }

    /// The admitted cards that a condition holds for, in their order.
    private func places(where isIncluded: (CardID) -> Bool) -> [Place] {
        sides.indices.flatMap { side in
            sides[side].cards.indices.compactMap { position in
                guard isAdmitted(position, side), isIncluded(sides[side].cards[position]) else { return nil }
                return Place(side: side, position: position)
            }
        }
    }

    private func place(of card: CardID) -> Place? {
        for side in sides.indices {
            guard positions[side].indices.contains(Int(card.rawValue)),
                let position = positions[side][Int(card.rawValue)]
            else { continue }
            return isAdmitted(position, side) ? Place(side: side, position: position) : nil
        }
        return nil
    }

    private func places(
        for need: SessionNeed, on day: StudyDay, with others: [CardID], _ db: Database
    ) throws -> [Place] {
        let query = SessionQuery(name: name, day: day)
        let due = try query.due(db).filter { place(of: $0.card) != nil }
        var wanted = Set(need.mostUrgent(due).compactMap(place))
        wanted.formUnion(try query.begun(db).compactMap(place))
        wanted.formUnion(others.compactMap(place))
        let isNew = try query.new(db)
        wanted.formUnion(
            need.first(
                of: places { isNew.indices.contains(Int($0.rawValue)) && isNew[Int($0.rawValue)] },
                repertoire: { place in
                    let side = sides[place.side]
                    return RepertoireKey(name: side.owner(at: place.position) ?? "", side: side.repertoire.side)
                },
                plies: { sides[$0.side].repertoire.route(to: $0.position).moves.count }))
        return wanted.sorted { ($0.side, $0.position) < ($1.side, $1.position) }
    }
}
