import Foundation

#if canImport(Glibc)
@preconcurrency import Glibc
#else
@preconcurrency import Darwin
#endif

/// An executable of this package, as it was built beside the tests.
public struct Program: Sendable {
    public let path: String

    public static var prep: Program { get throws { try Program("prep") } }
    public static var fakeEngine: Program { get throws { try Program("FakeEngine") } }

    /// Throws when no such file lies beside the tests: the test target must depend on the executable's.
    public init(_ name: String) throws {
        let candidates = Self.folders.map { $0.appendingPathComponent(name).path }
        guard let path = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw SupportError("\(name) is not built; looked for \(candidates.joined(separator: ", "))")
        }
        self.path = path
    }

    /// Any executable, such as /bin/sh.
    public init(path: String) { self.path = path }

    /// What a run left behind.
    public struct Outcome: Sendable {
        public let ending: Ending
        public let outputBytes: [UInt8]
        public let errorBytes: [UInt8]
        /// Standard output as UTF-8.
        public var output: String { String(decoding: outputBytes, as: UTF8.self) }
        /// Standard error as UTF-8.
        public var error: String { String(decoding: errorBytes, as: UTF8.self) }
        /// The lines of standard output, without their ends.
        public var lines: [String] {
            output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast(
                output.hasSuffix("\n") || output.isEmpty ? 1 : 0)
        }
    }

    /// Runs the program to its end, however much it reads and writes.
    /// - Parameters:
    ///   - input: the standard input, a pipe that is closed after it.
    ///   - environment: variables beside the few that every program gets; an empty value removes one.
    ///   - seconds: the time limit, after which the program is ended and the call throws.
    public func run(
        _ arguments: [String] = [], input: String = "", environment: [String: String] = [:],
        within seconds: Double = 30
    ) throws -> Outcome {
        try run(arguments, input: Array(input.utf8), environment: environment, within: seconds)
    }

    public func run(
        _ arguments: [String], input: [UInt8], environment: [String: String] = [:], within seconds: Double = 30
    ) throws -> Outcome {
        let conversation = try Conversation(self, arguments, environment: environment)
        conversation.queue(input)
        conversation.closeInput()
        guard let ending = conversation.status(within: seconds) else {
            throw SupportError(
                "\(path) \(arguments.joined(separator: " ")) did not end in \(seconds) s; it had written "
                    + String(decoding: conversation.output.suffix(2000), as: UTF8.self))
        }
        return Outcome(ending: ending, outputBytes: conversation.output, errorBytes: conversation.error)
    }

    /// Where the tests' own executable lies, which is where the package's others lie too.
    private static var folders: [URL] {
        var folders: [URL] = []
        if let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            folders.append(URL(fileURLWithPath: own).deletingLastPathComponent())
        }
        folders.append(Bundle.main.bundleURL)
        folders += Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
        return folders
    }
}
