import TestSupport

/// Code that files of `Sources` must not contain, with the exceptions and the reasons.
enum CodeRules {
    struct Rule: Sendable {
        let word: String
        /// Prefixes of the paths where it is allowed.
        let except: [String]
        let reason: String
    }

    static let rules = [
        Rule(word: "try!", except: [], reason: "a failure is handled or thrown on"),
        Rule(word: "fatalError(", except: [], reason: "nothing a learner does ends the program"),
        Rule(word: "@unchecked Sendable", except: [], reason: "the compiler checks what crosses tasks"),
        Rule(word: "\\u{1B}", except: ["Sources/Terminal/"], reason: "only Terminal writes escape codes"),
        Rule(word: "\\u{1b}", except: ["Sources/Terminal/"], reason: "only Terminal writes escape codes"),
        Rule(word: "\\u{001B}", except: ["Sources/Terminal/"], reason: "only Terminal writes escape codes"),
        Rule(word: "\\u{9B}", except: ["Sources/Terminal/"], reason: "only Terminal writes escape codes"),
        Rule(word: "ProcessInfo", except: ["Sources/prep"], reason: "the environment is an argument"),
        Rule(word: "getenv(", except: ["Sources/prep"], reason: "the environment is an argument"),
        Rule(word: "CommandLine.", except: ["Sources/prep"], reason: "only prep reads arguments"),
        Rule(word: "Date()", except: ["Sources/prep"], reason: "the day is an argument"),
        Rule(word: ".random(", except: ["Sources/prep"], reason: "the random number generator is an argument"),
        Rule(
            word: "    func run() async throws", except: ["Sources/Console/", "Sources/prep-bench/"],
            reason: "with @MainActor a command starts no thread"),
    ]

    /// The rules for `Tests`: a test waits for an event and asserts what happened, not how long it took.
    static let testRules =
        ["usleep(", "nanosleep(", "sleep(", "sleep_for", "Thread.sleep", "Task.sleep"].map {
            Rule(word: $0, except: ["Tests/ArchitectureTests/"], reason: "wait for the event, or with Eventually.holds")
        }
        + [
            "ContinuousClock", "SuspendingClock", "DispatchTime", "clock_gettime", "gettimeofday", "Date()", "Date.now",
            "timeIntervalSince(", "CFAbsoluteTime", "< .seconds(", "< .milliseconds(", "<= .seconds(",
            "<= .milliseconds(",
        ].map {
            // A deadline only ends a test that hangs. The fuzzer is a program that reports its speed.
            Rule(
                word: $0, except: ["Tests/ArchitectureTests/", "Tests/TestSupport/Bytes.swift", "Tests/Fuzz/"],
                reason: "assert what happened, not how long it took")
        }

    /// The violations in a file, each as `path:line: words`. Comments are ignored.
    static func faults(in file: Checkout.File, rules: [Rule] = rules) -> [String] {
        // Few files contain any of the words, and only those are read line by line.
        let rules = rules.filter { rule in
            file.text.contains(rule.word) && !rule.except.contains(where: file.path.hasPrefix)
        }
        guard !rules.isEmpty else { return [] }
        return file.lines.enumerated().flatMap { index, line -> [String] in
            let code = withoutComment(line)
            return rules.compactMap { rule in
                guard code.contains(rule.word) else { return nil }
                return "\(file.path):\(index + 1): \(rule.word) is not allowed in this file: \(rule.reason)"
            }
        }
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        let trimmed = line.drop { $0 == " " }
        return trimmed.hasPrefix("//") ? "" : line
    }
}
