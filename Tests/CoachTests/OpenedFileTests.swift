import Store
import TestSupport
import Testing

@testable import Coach

@Suite struct OpenedFileTests {
    private let folder: TemporaryFolder
    private var environment: Environment

    init() throws {
        folder = try TemporaryFolder()
        environment = Environment(
            databasePath: folder.path + "/prep.sqlite", now: { 0 }, zoneOffset: { _ in 0 }, isClockFixed: true,
            makeGenerator: { SystemRandomNumberGenerator() })
        try LearnerFile.open(path: environment.databasePath).close()
    }

    @Test func `the first workspace takes over the file that is open, the next opens its own`() throws {
        let environment = try opened()
        let file = try #require(environment.file)
        #expect(try Workspace.openReadOnly(environment.environment)?.file === file)
        let next = try #require(try Workspace.openReadOnly(environment.environment)?.file)
        #expect(next !== file)
        #expect(next.path == file.path)
    }

    @Test func `a file at another path is opened itself`() throws {
        var environment = try opened().environment
        environment.databasePath = folder.path + "/other.sqlite"
        #expect(try Workspace.openReadOnly(environment)?.file.path == nil)
    }

    @Test func `a file that is open for reading is closed before one is opened for writing`() throws {
        weak var file: LearnerFile?
        let environment = try {
            let opened = try opened()
            file = opened.file
            return opened.environment
        }()
        #expect(file != nil)
        let workspace = try Workspace.open(environment)
        #expect(file == nil)
        #expect(!workspace.file.isReadOnly)
    }

    private func opened() throws -> (environment: Environment, file: LearnerFile?) {
        var environment = environment
        let file = try LearnerFile.openReadOnly(path: environment.databasePath)
        environment.openedFile = OpenedFile(file)
        return (environment, file)
    }
}
