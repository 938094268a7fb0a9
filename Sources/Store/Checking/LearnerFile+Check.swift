import Foundation
import GRDB
import Synchronization

extension LearnerFile {
    /// Checks the whole file: SQLite's structure, the schema, the value of every column, references, the checksum of
    /// every event, gaps in the log, states against the replay of the log, sums of days against a recount, stored
    /// sources against their checksums, games against theirs, the position index against the games, cards and repertoires
    /// against the sources.
    ///
    /// - Parameter isFull: whether every position of the index is counted again, some 3 s for 100,000 games; otherwise 200
    ///   positions are.
    /// - Returns: the faults; empty for a sound file. Reads the whole file.
    public func check(isFull: Bool = false) throws -> [CheckFinding] {
        do {
            return try findings(isFull: isFull)
        } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
            return [CheckFinding(kind: .structure, message: StoreError(error, path: path).message)]
        } catch {
            throw StoreError.readable(error, path: path)
        }
    }

    /// Runs the parts of the check at the same time, because they take seconds for a million answers. Each has its own
    /// connection and one consistent state of the file.
    private func findings(isFull: Bool) throws -> [CheckFinding] {
        let parts = Inspection.Part.allCases
        let files = parts.map { _ in LearnerFile.openUnchanged(path: path) }
        defer { for file in files { file?.close() } }
        let results = Mutex<[Inspection.Part: Result<[CheckFinding], any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: parts.count) { number in
            guard !results.withLock({ $0.isDamaged }) else { return }
            let result = Result { try (files[number] ?? self).findings(parts[number], isFull: isFull) }
            results.withLock { $0[parts[number]] = result }
            // In damaged pages the other parts could read in circles.
            if results.withLock({ $0.isDamaged }) { for file in files { (file ?? self).queue.interrupt() } }
        }
        let found = results.withLock { $0 }
        // A connection of a part gives up after 50 ms while another program writes.
        func findings(_ part: Inspection.Part) throws -> [CheckFinding] {
            try (try? found[part]?.get()) ?? self.findings(part, isFull: isFull)
        }
        let structure = try findings(.structure)
        guard !structure.isDamaged else { return structure }
        return try structure + findings(.repertoires) + findings(.contents)
    }

    private func findings(_ part: Inspection.Part, isFull: Bool) throws -> [CheckFinding] {
        try queue.read { db in try Inspection(db: db, cache: SourceCache(), isFull: isFull).findings(part) }
    }

    /// Rebuilds derived data: the states of cards and the sums of days from the log, repertoires and cards from the
    /// stored sources. The log, the sources and the user's own choices are not changed.
    ///
    /// - Returns: the remaining faults.
    public func repair() throws -> [CheckFinding] {
        try writing { db in
            let cache = SourceCache()
            try RepairPlan(db, cache).execute(db, RepertoireUpdate(db: db, cache: cache, path: path))
        }
        return try check()
    }
}

extension [CheckFinding] {
    /// Whether pages of the file are damaged.
    fileprivate var isDamaged: Bool { contains { $0.kind == .structure } }
}

extension [Inspection.Part: Result<[CheckFinding], any Error>] {
    fileprivate var isDamaged: Bool { (try? self[.structure]?.get())?.isDamaged == true }
}
