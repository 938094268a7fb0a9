public import Scheduling

/// The wrong moves played at a card: wrong first tries, and second tries that were wrong too. What was undone does not
/// count.
public struct DeviationHistory: Hashable, Sendable {
    /// One wrong try.
    private struct Entry: Hashable {
        /// In UCI form.
        let move: String
        let day: StudyDay
    }

    private let entries: [Entry]

    /// - Parameter events: the events of one card, ordered by ID.
    public init(_ events: [LoggedEvent]) {
        entries = events.standing.compactMap { logged in
            logged.event.deviation.map { Entry(move: $0, day: logged.day) }
        }
    }

    /// The moves in UCI form, each once, in the order in which they were first played.
    public var moves: [String] {
        var seen: Set<String> = []
        return entries.map(\.move).filter { seen.insert($0).inserted }
    }

    /// Returns the study days on which a move was played, one for each time, the oldest first.
    public func days(playing uci: String) -> [StudyDay] {
        entries.filter { $0.move == uci }.map(\.day)
    }
}
