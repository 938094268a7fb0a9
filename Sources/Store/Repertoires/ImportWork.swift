import Chess
import Foundation
import GRDB
import Openings
import PGN
import Scheduling
import Training

/// One import inside a transaction: what it would change, and changing it.
struct ImportWork {
    let plan: ImportPlan
    let db: Database
    let path: String
    let name: String
    /// Those of the name, with the new reading in its place.
    private(set) var sources: [SourceRow]
    /// Where in `sources` the new reading is.
    let index: Int
    /// The source as it was; nil for a new one.
    let old: SourceRow?
    let errors: [PGNError]
    let repertoires: [Repertoire]
    /// Empty when every chapter was rejected.
    let hasChapters: Bool

    /// - Throws: `StoreError`: `.ambiguousSource`, `.unknownSource`, `.nothingToImport`.
    init(_ plan: ImportPlan, _ db: Database, path: String) throws {
        self.plan = plan
        self.db = db
        self.path = path
        let builder = try RepertoireBuilder(db)
        let reading = plan.reading
        let read = reading.read(source: 0)
        guard !read.errors.isEmpty || read.chapters.contains(where: { $0.tree.nodes.count > 1 }) else {
            throw StoreError(
                .nothingToImport, path: plan.path, "\(plan.path): holds no moves; nothing to import")
        }
        errors = read.errors
        hasChapters = !read.chapters.isEmpty
        let found = try SourceMatch(plan: plan, builder: builder, path: path).find(db)
        name = found.name
        sources = found.sources
        if let index = found.index {
            self.index = index
            old = sources[index]
            sources[index].versions = ImportWork.versions(
                reading, after: sources[index].versions, isComplete: read.errors.isEmpty)
            sources[index].path = ImportWork.newPath(plan, old: found.sources[index])
        } else {
            index = sources.count
            old = nil
            sources.append(SourceRow(id: 0, name: found.name, path: plan.path, versions: [reading]))
        }
        repertoires = builder.build(found.name, sources)
    }

    /// The readings that count: the new one, and while a chapter of it is rejected those it follows.
    private static func versions(
        _ reading: SourceContent, after old: [SourceContent], isComplete: Bool
    ) -> [SourceContent] {
        if let newest = old.first, newest.isSameReading(as: reading) { return old }
        return [reading] + (isComplete ? [] : old.filter { !$0.isSameReading(as: reading) })
    }

    /// A copy that is imported beside its original does not take the original's place.
    private static func newPath(_ plan: ImportPlan, old: SourceRow) -> String {
        let isCopy = plan.placement == .automatic && old.versions.first?.bytes == plan.content
        guard plan.path != "-" else { return old.path }
        return isCopy && FileManager.default.fileExists(atPath: old.path) ? old.path : plan.path
    }

    /// The reading is the one that is stored already, under the same path.
    private var isSame: Bool {
        guard let old else { return false }
        return old.versions == sources[index].versions && old.path == sources[index].path
    }

    /// What is (or would be) changed.
    func report(isDryRun: Bool, known: Int, isUnchanged: Bool) throws -> ImportReport {
        ImportReport(
            name: name, path: plan.path, replaced: old?.path,
            parts: hasChapters ? try repertoires.map(part) : [], errors: errors, known: known,
            isUnchanged: isUnchanged, isDryRun: isDryRun)
    }

    /// The report of a dry run: nothing is written.
    func preview() throws -> ImportReport {
        let fresh = plan.isKnown ? try repertoires.map { try part($0).difference.new.count }.reduce(0, +) : 0
        return try report(isDryRun: true, known: fresh, isUnchanged: isSame || !hasChapters)
    }

    /// Writes everything. The same file again writes nothing at all.
    mutating func apply() throws -> ImportReport {
        guard hasChapters else { return try report(isDryRun: false, known: 0, isUnchanged: true) }
        var report = try report(isDryRun: false, known: 0, isUnchanged: isSame)
        let events = try newestEvent()
        if !isSame {
            try sources[index].write(db)
            try sources[index].writeChapters(db)
            let changed = try RepertoireWriter(db: db, path: path).write(name, repertoires)
            try CardWriter(db: db, path: path).restart(changed, day: plan.day, instant: plan.instant)
        }
        let known = plan.isKnown ? try markKnown() : 0
        guard !isSame || known > 0 else { return report }
        try ImportLog(db: db).write(plan, name: name, source: sources[index].id, old: old, eventsBefore: events)
        try EventWriter(db: db, path: path).noteNextDue(on: plan.day)
        report = report.knowing(known)
        return report
    }

    private func newestEvent() throws -> Int64 {
        try Int64.fetchOne(db, sql: "SELECT max(id) FROM event") ?? 0
    }

    // MARK: - Known

    /// How many days known cards are spread over.
    private static let knownSpread = 28

    /// The repertoire's cards nothing has happened to start as mature, evenly over the next 28 days in file order.
    private func markKnown() throws -> Int {
        var fresh: [CardID] = []
        for repertoire in repertoires {
            for card in repertoire.cards {
                let row = try Row.fetchOne(
                    db.cachedStatement(
                        sql: "SELECT id FROM card WHERE side = ? AND epd = ? AND due IS NULL AND is_suspended = 0"),
                    arguments: [card.key.side.rawValue, card.key.epd])
                if let row { fresh.append(CardID(row["id"])) }
            }
        }
        let writer = EventWriter(db: db, path: path)
        for (index, card) in fresh.enumerated() {
            let due = plan.day.number + 1 + index * ImportWork.knownSpread / fresh.count
            _ = try writer.append(
                ReviewRecord(
                    card: card, kind: .known, day: plan.day, instant: plan.instant, gradedBy: .script, value: due))
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
