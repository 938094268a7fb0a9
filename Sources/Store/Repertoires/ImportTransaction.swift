import Chess
import Foundation
import GRDB
import Openings
import PGN
import Scheduling
import Training

/// One import inside a transaction: what it would change, and changing it.
struct ImportTransaction {
    let plan: ImportRequest
    let db: Database
    let cache: SourceCache
    let path: String
    let name: String
    /// The source with the new reading.
    private let source: SourceRow
    /// The source as it was; nil for a new one.
    private let old: SourceRow?
    private let errors: [PGNError]
    /// False when every chapter was rejected, or left out.
    private let hasChapters: Bool
    /// With the new reading in its place.
    private let sourceSet: SourceSet
    /// As it was before.
    private let former: SourceSet

    /// - Throws: `StoreError`: `.ambiguousSource`, `.unknownSource`, `.nothingToImport`.
    init(_ plan: ImportRequest, _ db: Database, _ cache: SourceCache, path: String) throws {
        self.plan = plan
        self.db = db
        self.cache = cache
        cache.insert(plan.source)
        self.path = path
        let sourceSet = try SourceSet(db, cache)
        let reading = plan.reading
        errors = plan.source.errors
        hasChapters = try {
            let chapters = reading.chapters(of: plan.name)
            guard !plan.source.errors.isEmpty || chapters.contains(where: \.hasMoves) else {
                throw StoreError(.nothingToImport, path: plan.path, "\(plan.path): holds no moves; nothing to import")
            }
            return !chapters.isEmpty
        }()
        (name, old) = try SourceMatch(plan: plan, sourceSet: sourceSet).find()
        if var source = old {
            source.path = ImportTransaction.newPath(plan, old: source)
            source.versions = ImportTransaction.versions(reading, after: source.versions, isComplete: errors.isEmpty)
            self.source = source
        } else {
            source = SourceRow(id: 0, name: name, path: plan.path, versions: [reading])
        }
        former = sourceSet
        self.sourceSet = hasChapters ? sourceSet.replacing(source) : sourceSet
    }

    /// The readings that count: the new one, and while a chapter of it is rejected those it follows.
    private static func versions(
        _ reading: SourceContent, after old: [SourceContent], isComplete: Bool
    ) -> [SourceContent] {
        if let newest = old.first, newest.isSameReading(as: reading) { return old }
        return [reading] + (isComplete ? [] : old.filter { !$0.isSameReading(as: reading) })
    }

    /// A copy that is imported beside its original does not take the original's place.
    private static func newPath(_ plan: ImportRequest, old: SourceRow) -> String {
        guard plan.path != "-" else { return old.path }
        let isCopy = plan.placement == .automatic && old.versions.first?.source == plan.source
        return isCopy && FileManager.default.fileExists(atPath: old.path) ? old.path : plan.path
    }

    /// Nothing of what is stored of the file would be another.
    private var isSame: Bool {
        guard hasChapters else { return true }
        return old.map { $0.versions == source.versions && $0.path == source.path } ?? false
    }

    /// The report of a dry run: nothing is written.
    func preview() throws -> ImportReport {
        let known = plan.isKnown ? try freshCards().count : 0
        return try report(known: known, isUnchanged: isSame && known == 0, isDryRun: true)
    }

    /// Writes everything. The same file again writes nothing at all.
    func apply() throws -> ImportReport {
        let report = try report(known: 0, isUnchanged: isSame, isDryRun: false)
        guard hasChapters else { return report }
        let events = try Int64.fetchOne(db, sql: "SELECT max(id) FROM event") ?? 0
        var source = source
        if !isSame {
            try source.write(db)
            try source.writeChapters(db)
            let writer = RepertoireWriter(db: db, path: path)
            try writer.restart(writer.write([name], sourceSet), day: plan.day, instant: plan.instant)
        }
        let known = plan.isKnown ? try markKnown() : 0
        guard !isSame || known > 0 else { return report }
        try ImportLog(db: db, cache: cache).write(plan, name: name, source: source.id, old: old, eventsBefore: events)
        try EventWriter(db: db, path: path).noteNextDue(on: plan.day)
        return report.knowing(known)
    }

    private func report(known: Int, isUnchanged: Bool, isDryRun: Bool) throws -> ImportReport {
        let parts = ImportParts(
            sourceSet: sourceSet, former: isDryRun ? former : nil, name: name, isComplete: errors.isEmpty, db: db)
        return ImportReport(
            name: name, path: plan.path, replaced: old?.path, parts: hasChapters ? try parts.parts() : [],
            errors: errors, known: known, isUnchanged: isUnchanged, isDryRun: isDryRun)
    }

    // MARK: - Known

    /// How many days known cards are spread over.
    private static let knownSpread = 28

    /// The repertoire's cards in file order, without those that have a schedule or are suspended.
    private func freshCards() throws -> [CardKey] {
        let taken = try Row.fetchAll(
            db, sql: "SELECT side, epd FROM card WHERE due IS NOT NULL OR is_suspended = 1"
        ).map { try CardKey($0) }
        let excluded = Set(taken)
        return sourceSet.repertoires(name).flatMap { sourceSet.cards(of: $0) }.map(\.key)
            .filter { !excluded.contains($0) }
    }

    /// Those cards start as mature, evenly over the next 28 days.
    private func markKnown() throws -> Int {
        let fresh = try freshCards()
        let writer = EventWriter(db: db, path: path)
        let find = try db.cachedStatement(sql: "SELECT id FROM card WHERE side = ? AND epd = ?")
        for (index, key) in fresh.enumerated() {
            let due = plan.day.number + 1 + index * ImportTransaction.knownSpread / fresh.count
            guard let card = try Int64.fetchOne(find, arguments: [key.side.rawValue, key.epd]) else { continue }
            _ = try writer.append(
                CardEvent(
                    .known(due: StudyDay(number: due)), of: CardID(card),
                    at: Moment(day: plan.day, instant: plan.instant)))
        }
        return fresh.count
    }
}

extension ImportReport {
    /// The same report, of an import that also marked cards as known.
    fileprivate func knowing(_ known: Int) -> ImportReport {
        ImportReport(
            name: name, path: path, replaced: replaced, parts: parts, errors: errors, known: known,
            isUnchanged: false, isDryRun: isDryRun)
    }
}
