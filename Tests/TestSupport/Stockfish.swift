import Foundation
public import Testing

/// Stockfish, for the tests that need a real engine.
public enum Stockfish {
    /// Its path: `PREP_ENGINE`, else on PATH, else in Debian's folder for games. Nil when it is missing.
    public static let path: String? = {
        let environment = ProcessInfo.processInfo.environment
        var candidates = [environment["PREP_ENGINE"] ?? ""]
        candidates += (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/stockfish" }
        candidates.append("/usr/games/stockfish")
        return candidates.first { !$0.isEmpty && FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// True where a missing engine must be a failure and not a skipped test: `CI` is set.
    public static var isDemanded: Bool { !(ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty }

    /// The path; throws when Stockfish is missing.
    public static func required() throws -> String {
        guard let path else {
            throw SupportError("Stockfish is missing: apt-get install stockfish, or set PREP_ENGINE to its path")
        }
        return path
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test, saying why, on a machine without Stockfish; in CI the test runs and fails instead.
    public static var needsStockfish: Self {
        .enabled(
            if: Stockfish.path != nil || Stockfish.isDemanded,
            "needs Stockfish: apt-get install stockfish, or set PREP_ENGINE to its path")
    }
}
