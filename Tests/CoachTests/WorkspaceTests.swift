import Scheduling
import Store
import Synchronization
import TestSupport
import Testing
import Training

@testable import Coach

@Suite struct WorkspaceTests {
    @Test func `the study day turns at four while a session runs, and never goes back`() throws {
        let folder = try TemporaryFolder()
        let clock = TestClock()
        let environment = Environment(
            databasePath: folder.path + "/prep.sqlite", now: { clock.hours.withLock { $0 } * 3_600_000 },
            zoneOffset: { _ in 0 }, isClockFixed: false, makeGenerator: { SystemRandomNumberGenerator() })
        clock.hours.withLock { $0 = 24 * 20_000 + 3 }
        let workspace = try Workspace.open(environment)
        #expect(workspace.day == StudyDay(number: 19_999))
        clock.hours.withLock { $0 += 1 }
        #expect(workspace.day == StudyDay(number: 20_000))
        #expect(workspace.moment.day == StudyDay(number: 20_000))
        clock.hours.withLock { $0 -= 30 }
        #expect(workspace.day == StudyDay(number: 19_999))
    }
}

/// A clock that a test sets by hand.
private final class TestClock: Sendable {
    let hours = Mutex<Int64>(0)
}
