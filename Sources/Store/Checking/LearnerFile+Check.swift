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

    /// Runs the two halves of the check at the same time, because each takes seconds for a million answers. Each half has
    /// its own connection and one consistent state of the file.
    private func findings(isFull: Bool) throws -> [CheckFinding] {
        let second = LearnerFile.openUnchanged(path: path)
        defer { second?.close() }
        let halves = Inspection.Half.allCases
        let results = Mutex<[Inspection.Half: Result<[CheckFinding], any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: halves.count) { number in
            let half = halves[number]
            let file = half == .structure ? second ?? self : self
            let result = Result { try file.findings(half, isFull: isFull) }
            results.withLock { $0[half] = result }
            // In damaged pages the other half could read in circles.
            if half == .structure, case .success(let found) = result, found.contains(where: { $0.kind == .structure }) {
                queue.interrupt()
            }
        }
        let found = results.withLock { $0 }
        // The second connection gives up after 50 ms while another program writes.
        let structure = try (try? found[.structure]?.get()) ?? findings(.structure, isFull: isFull)
        guard !structure.contains(where: { $0.kind == .structure }) else { return structure }
        return try structure + (found[.contents]?.get() ?? [])
    }

    private func findings(_ half: Inspection.Half, isFull: Bool) throws -> [CheckFinding] {
        try queue.read { db in try Inspection(db: db, cache: SourceCache(), isFull: isFull).findings(half) }
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
