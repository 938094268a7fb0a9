import Chess
import Openings
public import Scheduling

/// Plans an import: what it changes is decided here, without a database.
public struct ImportPlanner {
    private let request: ImportRequest
    private let content: LearnerContent
    /// Whether the plan is only shown.
    private let isDryRun: Bool

    public init(_ request: ImportRequest, _ content: LearnerContent, isDryRun: Bool = false) {
        self.request = request
        self.content = content
        self.isDryRun = isDryRun
    }

    /// Returns the plan. The same file again changes nothing.
    ///
    /// - Throws: `.nothingToImport` for a file without moves; `.ambiguousSource` or `.unknownSource` when it is not
    ///   clear which source is replaced.
    /// - Complexity: O(plies of all sources).
    public func plan() throws(ImportError) -> ImportPlan {
        let reading = request.reading
        let hasChapters = try hasChapters(reading)
        let (name, old) = try SourceMatch(
            request: request, sources: content.sources.sources, missingPaths: content.missingPaths
        ).find()
        let source = source(reading, name: name, old: old)
        guard hasChapters else {
            let report = report(name, old, parts: [], known: 0, isUnchanged: true)
            return ImportPlan(report: report, source: source, old: old, changesSource: false, cards: CardPlan())
        }
        let isSame = old.map { $0.versions == source.versions && $0.path == source.path } ?? false
        let sources = content.sources.replacing(source)
        let comparison = ImportComparison(
            sources: sources, former: isDryRun ? content.sources : nil, name: name,
            isComplete: request.source.errors.isEmpty, content: content)
        let parts = comparison.parts()
        var plan = CardPlan()
        if !isSame { plan = CardPlanner(content, comparison.target(parts)).withSchedules() }
        let known = request.isKnown ? markKnown(parts, after: plan) : []
        plan.changes += known
        let report = report(
            name, old, parts: parts.map(\.report), known: known.count, isUnchanged: isSame && known.isEmpty)
        return ImportPlan(report: report, source: source, old: old, changesSource: !isSame, cards: plan)
    }

    private func report(
        _ name: String, _ old: SourceRecord?, parts: [ImportReport.Part], known: Int, isUnchanged: Bool
    ) -> ImportReport {
        ImportReport(
            name: name, path: request.path, replaced: old?.path, parts: parts, errors: request.source.errors,
            warnings: request.source.warnings, known: known, isUnchanged: isUnchanged, isDryRun: isDryRun)
    }

    // MARK: - Source

    /// False when every chapter was rejected or left out.
    private func hasChapters(_ reading: SourceReading) throws(ImportError) -> Bool {
        let chapters = reading.chapters(of: request.name)
        guard !request.source.errors.isEmpty || chapters.contains(where: \.hasMoves) else {
            throw ImportError(
                .nothingToImport, path: request.path, "\(request.path): holds no moves; nothing to import")
        }
        return !chapters.isEmpty
    }

    private func source(_ reading: SourceReading, name: String, old: SourceRecord?) -> SourceRecord {
        guard var source = old else { return SourceRecord(id: 0, name: name, path: request.path, versions: [reading]) }
        source.path = newPath(of: source)
        source.versions = versions(reading, after: source.versions)
        return source
    }

    /// The versions that count: the new one, and while a chapter of it is rejected the older ones.
    private func versions(_ reading: SourceReading, after old: [SourceReading]) -> [SourceReading] {
        if let newest = old.first, newest.isSameReading(as: reading) { return old }
        let isComplete = request.source.errors.isEmpty
        return [reading] + (isComplete ? [] : old.filter { !$0.isSameReading(as: reading) })
    }

    /// A copy that is imported beside its original does not take the original's path.
    private func newPath(of old: SourceRecord) -> String {
        guard request.path != "-" else { return old.path }
        let isCopy = request.placement == .automatic && old.versions.first?.source == request.source
        return isCopy && old.path != "-" && !content.missingPaths.contains(old.path) ? old.path : request.path
    }

    // MARK: - Known

    /// How many days known cards are spread over.
    private static let knownSpread = 28

    /// The repertoire's cards without a schedule become mature, due evenly over the next 28 days.
    private func markKnown(_ parts: [ImportComparison.Part], after plan: CardPlan) -> [CardChange] {
        var restarted: Set<CardID> = []
        var undone: [CardID: Set<Int64>] = [:]
        for change in plan.changes {
            if case .restart(let card, _) = change { restarted.insert(card) }
            if case .restore(let card, let events) = change { undone[card] = Set(events) }
        }
        let taken = content.cards.filter { card in
            let returns = undone[card.id].map { content.histories[card.id]?.isScheduled(without: $0) ?? false }
            return card.isSuspended || returns ?? (card.isScheduled && !restarted.contains(card.id))
        }
        let excluded = Set(taken.map(\.key))
        let fresh = parts.flatMap(\.cards).map(\.key).filter { !excluded.contains($0) }
        return zip(fresh, Self.knownDueDays(fresh.count, from: request.day)).map { .markKnown($0, due: $1) }
    }

    /// Returns the due days of cards that are marked as known together: spread evenly over the 28 days after `day`.
    public static func knownDueDays(_ count: Int, from day: StudyDay) -> [StudyDay] {
        (0..<count).map { day.advanced(by: 1 + $0 * knownSpread / count) }
    }
}
