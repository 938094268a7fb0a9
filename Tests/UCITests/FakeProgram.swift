import Foundation

/// The engine of Tests/FakeEngine, which is built next to the test program.
enum FakeProgram {
    static let path: String = {
        let folders = [Bundle.main.bundlePath, CommandLine.arguments[0]].map { URL(fileURLWithPath: $0) }
            .flatMap {
                [$0, $0.deletingLastPathComponent(), $0.deletingLastPathComponent().deletingLastPathComponent()]
            }
        let found = folders.map { $0.appendingPathComponent("FakeEngine").path }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        return found ?? "FakeEngine is not next to the tests"
    }()
}
