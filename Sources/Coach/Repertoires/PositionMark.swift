public import Chess
public import Openings
public import PGN
public import Scheduling
import Store
import Training

/// A choice of the learner about one position: a suspended card, an added move, a note, or shapes.
public struct PositionMark: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case suspended
        case accepted
        case notes
        case shapes
    }

    /// The choice with its details.
    public enum Content: Hashable, Sendable {
        case suspended(since: StudyDay?)
        /// The added move and the main one, nil when there is no other; since when.
        case accepted(move: String, main: String?, since: StudyDay?)
        case note(String)
        case shapes([Shape])
    }

    public let key: CardKey
    /// The moves to the position; nil when no repertoire contains it.
    public let route: PlayedLine?
    /// The first repertoire that contains it.
    public let repertoire: String?
    public let content: Content

    /// The position, with the move number of the route.
    public var position: Position? { route?.position ?? (try? Position(fen: key.epd + " 0 1")) }

    /// Returns all marks of a kind, in the order of the repertoires and their lines. Marks in positions that no
    /// repertoire contains come last, and are left out when `name` is given.
    ///
    /// - Throws: `StoreError.unknownRepertoire`.
    public static func all(_ kind: Kind, named name: String?, _ workspace: Workspace) throws -> [PositionMark] {
        let repertoires = try workspace.file.repertoires(named: name).map(\.repertoire)
        var open = try contents(kind, workspace)
        var marks: [PositionMark] = []
        for repertoire in repertoires {
            let own = open.compactMap { entry -> (order: Int, mark: PositionMark)? in
                guard entry.key.side == repertoire.side, let position = try? Position(fen: entry.key.epd + " 0 1"),
                    let known = repertoire[position.identity]
                else { return nil }
                let mark = PositionMark(
                    key: entry.key, route: repertoire.route(to: known.identity), repertoire: repertoire.name,
                    content: entry.content(known))
                return (known.order, mark)
            }.sorted { $0.order < $1.order }
            let found = Set(own.map(\.mark.key))
            open.removeAll { found.contains($0.key) }
            marks += own.map(\.mark)
        }
        guard name == nil else { return marks }
        return marks
            + open.map { PositionMark(key: $0.key, route: nil, repertoire: nil, content: $0.content(nil)) }
    }

    /// A mark before its position is looked up.
    private struct Entry {
        let key: CardKey
        let content: (RepertoirePosition?) -> Content
    }

    private static func contents(_ kind: Kind, _ workspace: Workspace) throws -> [Entry] {
        switch kind {
        case .suspended:
            return try workspace.file.storedCards().filter(\.state.isSuspended).map { card in
                let since = try workspace.file.events(of: card.id).last { $0.event.isSuspension }?.day
                return Entry(key: card.key) { _ in .suspended(since: since) }
            }
        case .accepted:
            let rollover = try workspace.file.value(of: .rollover)
            return try workspace.file.learnerChoices().compactMap { choice in
                guard case .addition = choice.kind else { return nil }
                let since = choice.instant.map { workspace.environment.studyDay(at: $0, rolloverHour: rollover) }
                return Entry(key: CardKey(side: choice.side, epd: choice.position.epd)) { known in
                    let main = known?.prepared.first { $0.move != choice.move }?.san
                    return .accepted(move: choice.position.san(choice.move), main: main, since: since)
                }
            }
        case .notes:
            return try workspace.file.notes().sorted { $0.key.epd < $1.key.epd }.map { key, text in
                Entry(key: key) { _ in .note(text) }
            }
        case .shapes:
            return try workspace.file.shapes().sorted { $0.key.epd < $1.key.epd }.map { key, shapes in
                Entry(key: key) { _ in .shapes(shapes) }
            }
        }
    }
}
