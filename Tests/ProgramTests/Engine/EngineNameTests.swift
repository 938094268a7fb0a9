import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A bare engine name is looked up on PATH, never in the current folder.
@Suite(.blocking) struct EngineNameTests {
    /// A folder with a program that writes a file when it is started.
    private func trap(_ learner: Learner) throws -> String {
        let trace = learner.folder.path("started")
        for name in ["stockfish", "myengine"] {
            let path = try learner.folder.write("#!/bin/sh\ntouch '\(trace)'\n", to: "here/\(name)")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        return trace
    }

    /// Runs the program in the folder `here`.
    private func run(_ learner: Learner, _ arguments: String..., path: String) throws -> Program.Outcome {
        try Program(path: "/bin/sh").run(
            ["-c", "cd \"$0\" && exec \"$@\"", learner.folder.path("here"), learner.program.path] + arguments,
            environment: learner.environment.merging(["PATH": path]) { $1 })
    }

    @Test(arguments: ["/usr/bin:/bin", ":/usr/bin", ".:/usr/bin", "/usr/bin:", "", "here"])
    func `a program in the current folder is never started by its bare name`(_ path: String) throws {
        let learner = try Learner()
        learner.environment["PREP_ENGINE"] = ""
        let trace = try trap(learner)
        for name in ["myengine", "stockfish"] {
            _ = try run(learner, "engine", "info", "--engine", name, path: path.isEmpty ? ":" : path)
            learner.environment["PREP_ENGINE"] = name
            _ = try run(learner, "explain", "--played", "e4", path: path.isEmpty ? ":" : path)
            learner.environment["PREP_ENGINE"] = ""
            let set = try run(learner, "settings", "engine", name, path: path.isEmpty ? ":" : path)
            #expect(name == "stockfish" || set.ending == 2)
        }
        let outcome = try run(learner, "engine", "info", "--engine", "myengine", path: path.isEmpty ? ":" : path)
        #expect(outcome.ending == 2 && outcome.error.contains("PATH"))
        #expect(!FileManager.default.fileExists(atPath: trace))
    }

    @Test func `a name with a slash is used unchanged, and a bare name is found on PATH`() throws {
        let learner = try Learner()
        learner.environment["PREP_ENGINE"] = ""
        let trace = try trap(learner)
        _ = try run(learner, "engine", "info", "--engine", "./myengine", path: "/usr/bin:/bin")
        #expect(FileManager.default.fileExists(atPath: trace))
        unlink(trace)
        _ = try run(
            learner, "engine", "info", "--engine", "myengine", path: "/usr/bin:/bin:" + learner.folder.path("here"))
        #expect(FileManager.default.fileExists(atPath: trace))
    }
}
