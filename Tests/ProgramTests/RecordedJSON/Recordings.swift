import Foundation
import TestSupport

/// The files in `Expected`, a folder for each scenario and a file for each command.
enum Recordings {
    private static let folder = "Tests/ProgramTests/RecordedJSON/Expected"

    /// What is recorded of a scenario, by the name of the command.
    static func of(_ scenario: Scenario) -> [String: String] {
        let files = Checkout.files(in: "\(folder)/\(scenario.name)", suffix: ".txt")
        return Dictionary(files.map { (String($0.path.split(separator: "/").last?.dropLast(4) ?? ""), $0.text) }) {
            first, _ in first
        }
    }

    /// Replaces the recordings of a scenario.
    static func write(_ recordings: [String: String], of scenario: Scenario) throws {
        let path = "\(Checkout.root)/\(folder)/\(scenario.name)"
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in recordings {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name).txt"))
        }
    }

    /// The first line that differs, and where; nil when the texts are equal to the byte.
    static func difference(_ name: String, recorded: String, now: String) -> String? {
        guard !recorded.utf8.elementsEqual(now.utf8) else { return nil }
        let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
        let new = now.split(separator: "\n", omittingEmptySubsequences: false)
        let index = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let command = old.prefix(index + 1).last { $0.hasPrefix("$ ") } ?? ""
        let (was, isNow) = parts(index < old.count ? old[index] : "", index < new.count ? new[index] : "")
        return """
            \(folder)/\(name).txt:\(index + 1): \(command)
            recorded: \(was)
            now:      \(isNow)
            PREP_RECORD=1 records the files that are meant to change again.
            """
    }

    /// The lines from a little before their first difference to a little after it.
    private static func parts(_ old: Substring, _ new: Substring) -> (String, String) {
        let start = max(0, zip(old, new).prefix { $0 == $1 }.count - 60)
        func part(_ line: Substring) -> String {
            let part = line.dropFirst(start).prefix(200)
            return (start > 0 ? "…" : "") + part + (line.count > start + 200 ? "…" : "")
        }
        return (part(old), part(new))
    }
}
