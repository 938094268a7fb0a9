import Chess
import GRDB
import Openings
import Scheduling
import Training

/// A comparison worked out inside a transaction: what is to be written, and what is told of it.
struct ComparisonTransaction {
    private let db: Database
    private let moment: Moment
    private let countsAsReview: Bool
    private(set) var report = ComparisonReport()
    private var newGames: [ComparedGame] = []
    private var events: [CardEvent] = []

    /// What the new games of a run say of one card.
    private struct Meeting {
        let key: CardKey
        /// The move that was played instead of a prepared one, UCI, in the newest game that did so.
        var forgotten: (uci: String, played: String)?
        /// A prepared move that was played, UCI, in the newest game that did so.
        var kept: (uci: String, played: String)?
        /// The games in which it was.
        var games = 0
    }

    private struct StoredState {
        let id: CardID
        var state: CardState
    }

    init(_ games: [ComparedGame], at moment: Moment, countsAsReview: Bool, _ db: Database) throws {
        self.db = db
        self.moment = moment
        self.countsAsReview = countsAsReview
        var history = try DepartureHistory(games, db)
        var areNew: [Bool] = []
        for game in games {
            let isNew = history.take(game)
            areNew.append(isNew)
            if isNew { newGames.append(game) }
        }
        report.standings = zip(games, areNew).map { game, isNew in
            ComparisonReport.Standing(isNew: isNew, departuresBefore: history.departures(before: game))
        }
        for meeting in meetings() { try judge(meeting) }
        for game in games {
            for move in game.walk.moves where move.isOwn && move.kind == .departed {
                let key = game.card(of: move)
                if report.cards[key] == nil { report.cards[key] = try card(key)?.state }
            }
        }
    }

    /// One for each position, in the order in which the games come to them.
    private func meetings() -> [Meeting] {
        var meetings: [Meeting] = []
        var places: [CardKey: Int] = [:]
        for game in newGames {
            var counted: Set<CardKey> = []
            for move in game.walk.moves where move.isOwn {
                let key = game.card(of: move)
                let uci = move.position.uci(move.move)
                let place = places[key] ?? meetings.count
                if place == meetings.count {
                    places[key] = place
                    meetings.append(Meeting(key: key))
                }
                switch move.kind {
                case .departed:
                    let newest = meetings[place].forgotten?.played ?? ""
                    if game.played >= newest { meetings[place].forgotten = (uci, game.played) }
                case .followed:
                    let newest = meetings[place].kept?.played ?? ""
                    if game.played >= newest { meetings[place].kept = (uci, game.played) }
                    if counted.insert(key).inserted { meetings[place].games += 1 }
                case .otherOrder: break
                }
            }
        }
        return meetings
    }

    private mutating func judge(_ meeting: Meeting) throws {
        guard let card = try card(meeting.key) else { return }
        if let forgotten = meeting.forgotten, !isOutdated(forgotten.played, card.state) {
            forget(card, played: forgotten.uci, meeting.key)
        } else if let kept = meeting.kept, !isOutdated(kept.played, card.state) {
            let played = kept.uci
            let counts = countsAsReview && card.state.isReviewable(byGameOn: moment.day)
            events.append(
                CardEvent(
                    .seenInGames(
                        SeenInGames(played: played, games: meeting.games, grade: counts ? .good : nil)),
                    of: card.id, at: moment))
            report.seen += 1
            if counts { report.reviewed += 1 }
        }
    }

    /// A game played before the position was learnt, or answered last, says nothing of what is known today.
    private func isOutdated(_ played: String, _ state: CardState) -> Bool {
        guard let day = StudyDay(played.prefix(10).replacing(".", with: "-")),
            let last = [state.introduced, state.lastGraded].compactMap(\.self).max()
        else { return false }
        return day < last
    }

    private mutating func forget(_ card: StoredState, played: String, _ key: CardKey) {
        guard let due = card.state.due else {
            report.notLearnt += 1
            return
        }
        guard !card.state.isSuspended else {
            report.suspended += 1
            return
        }
        report.due += 1
        // Another game has said so already.
        if card.state.isMadeDue, due <= moment.day { return }
        let event = ReviewEvent.madeDue(due: min(due, moment.day), played: played)
        events.append(CardEvent(event, of: card.id, at: moment))
        report.cards[key] = card.state.applying(event, on: moment.day)
    }

    /// Of an active repertoire; nil when none asks the position.
    private func card(_ key: CardKey) throws -> StoredState? {
        let statement = try db.cachedStatement(
            sql: "SELECT id, \(StateColumns.list) FROM card WHERE side = ? AND epd = ? AND is_queued = 1")
        return try Row.fetchOne(statement, arguments: [key.side.rawValue, key.epd]).map { row in
            let row = RowReader(row, of: "card")
            return StoredState(id: CardID(try row.id()), state: try StateColumns.state(row))
        }
    }

    func write(path: String) throws {
        let writer = EventWriter(db: db, path: path)
        for event in events { _ = try writer.append(event) }
        for game in newGames {
            let departure = game.walk.departure
            try db.cachedStatement(
                sql: """
                    INSERT INTO compared_game (digest, played, day, side, epd, move, is_own) VALUES (?, ?, ?, ?, ?, ?, ?)
                    """
            ).execute(arguments: [
                game.digest.stored, game.played, moment.day.number, game.side.rawValue,
                departure.map { game.card(of: $0).epd }, departure.map { $0.position.uci($0.move) },
                departure?.isOwn,
            ])
        }
        try writer.noteNextDue(on: moment.day)
    }
}
