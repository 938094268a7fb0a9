import Scheduling
import Store
import TestSupport
import Testing
import Training

@testable import Coach

@Suite struct WorkspaceTests {
    @Test func `the study day turns at four while a session runs, and never goes back`() throws {
        let folder = try TemporaryFolder()
        let clock = SetClock(day: 20_000, hour: 3)
        let workspace = try Workspace.open(clock.environment(in: folder))
        #expect(workspace.day == StudyDay(number: 19_999))
        clock.add(hours: 1)
        #expect(workspace.day == StudyDay(number: 20_000))
        #expect(workspace.moment.day == StudyDay(number: 20_000))
        clock.add(hours: -30)
        #expect(workspace.day == StudyDay(number: 19_999))
    }
}
