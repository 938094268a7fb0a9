public import Openings
public import Scheduling
public import Store
public import Training

/// The figures of one branch, for `prep stats --from`. Each card counts in the branch of
/// the line by which it is asked.
public struct BranchReport {
    /// The name of the repertoire; nil for all active ones.
    public let name: String?
    public let day: StudyDay
    public let from: PlayedLine
    /// Ascending.
    public let cards: [CardID]
    public let census: CardCensus
    /// The last 7, 30 and 365 days.
    public let retention: [RetentionPeriod]
    /// The algorithm whose memory states the census counts.
    public let algorithm: SchedulingAlgorithm

    /// - Parameter days: the length of the forecast in days.
    /// - Throws: a `CommandFailure` when there is no card at or after the position.
    public init(_ workspace: Workspace, name: String?, from: PlayedLine, days: Int) throws {
        let (file, day) = (workspace.file, workspace.day)
        self.name = name
        self.day = day
        self.from = from
        cards = try Self.cards(file, name: name, from: from)
        census = CardCensus(
            buckets: try file.cardBuckets(of: cards), on: day, days: max(30, days),
            week: try file.value(of: .easyDays))
        let longest = RetentionPeriod.usual.max() ?? 0
        let sums = try file.reviewSums(of: cards, from: day.advanced(by: 1 - longest))
        retention = RetentionPeriod.usual.map { RetentionPeriod(days: $0, to: day, of: sums) }
        algorithm = try file.value(of: .scheduler)
    }

    /// The cards of a branch, ascending.
    ///
    /// - Throws: a `CommandFailure` when there are none.
    static func cards(_ file: LearnerFile, name: String?, from: PlayedLine) throws -> [CardID] {
        let cards = try file.branch(from: from.position, named: name)
        guard cards.isEmpty else { return cards }
        let place = from.moves.isEmpty ? "this position" : NumberedMoves(from.moves, from: from.start).text
        throw CommandFailure("no cards after \(place)\(name.map { " in \($0)" } ?? "")")
    }
}
