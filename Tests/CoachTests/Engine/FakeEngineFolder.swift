import Coach
import Foundation
import Store
import TestSupport

/// A folder with links to the fake engine, whose file name selects its behaviour.
struct FakeEngineFolder {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The path of an engine with this behaviour (`FakeEngine/Misbehaviour.swift`).
    func engine(_ mode: String) throws -> String {
        let path = folder.path("engine.\(mode)")
        if !FileManager.default.fileExists(atPath: path) {
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: Program.fakeEngine.path)
        }
        return path
    }

    /// The configuration of that engine; nil for the mode nil, as on a machine without one.
    func configuration(_ mode: String?, _ file: LearnerFile? = nil) throws -> EngineConfiguration? {
        guard let mode else { return nil }
        var environment = Environment(
            databasePath: folder.path("prep.sqlite"), now: { 0 }, zoneOffset: { _ in 0 }, isClockFixed: true,
            makeGenerator: { SystemRandomNumberGenerator() })
        environment.enginePath = try engine(mode)
        environment.confirm = { _ in true }
        return try EngineConfiguration(environment, file)
    }
}
