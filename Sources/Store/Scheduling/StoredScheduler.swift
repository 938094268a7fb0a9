import GRDB
import Scheduling
import Synchronization

/// A scheduler as a text: `sm2`, or `fsrs`, the desired retention in per cent and the parameters. The text is stored
/// with the due days that were chosen under the scheduler: it never changes.
struct StoredScheduler {
    /// Each text is read once in a process, because the log has one for each due day that was chosen.
    private static let known = Mutex<[String: Scheduler]>([:])

    let scheduler: Scheduler

    init(_ scheduler: Scheduler) { self.scheduler = scheduler }

    /// Nil for a text that Prep never writes.
    init?(_ text: String) {
        if let scheduler = Self.known.withLock({ $0[text] }) {
            self.scheduler = scheduler
            return
        }
        guard let scheduler = Self.read(text), StoredScheduler(scheduler).text == text else { return nil }
        self.scheduler = scheduler
        Self.known.withLock { $0[text] = scheduler }
    }

    var text: String {
        switch scheduler {
        case .sm2: "sm2"
        case .fsrs(let fsrs): "fsrs \(fsrs.retention.percent) \(fsrs.parameters)"
        }
    }

    private static func read(_ text: String) -> Scheduler? {
        guard text != "sm2" else { return .sm2 }
        let words = text.split(separator: " ", maxSplits: 2)
        guard words.count == 3, words[0] == "fsrs",
            let retention = Int(words[1]).flatMap(DesiredRetention.init(percent:)),
            let parameters = try? FSRSParameters(parsing: words[2])
        else { return nil }
        return .fsrs(FSRS(parameters: parameters, retention: retention))
    }

    /// Returns the number of the scheduler in the file, which it receives if it has none.
    func number(_ db: Database) throws -> Int64 {
        let find = try db.cachedStatement(sql: "SELECT id FROM scheduler WHERE rule = ?")
        if let number = try Int64.fetchOne(find, arguments: [text]) { return number }
        try db.execute(sql: "INSERT INTO scheduler (rule) VALUES (?)", arguments: [text])
        return db.lastInsertedRowID
    }
}
