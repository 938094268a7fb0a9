import TestSupport

/// What each target may import: the table and the picture of the design (Sources/README.md, "Dependencies").
enum Dependencies {
    private struct Target {
        let below: [String]
        /// Modules from outside, with the only folder of the target that may import them, if any.
        let outside: [(module: String, folder: String?)]

        init(_ below: [String], outside: [(module: String, folder: String?)] = []) {
            self.below = below
            self.outside = outside
        }
    }

    /// Parts of the standard library, which every target sees.
    private static let language = ["Swift", "Synchronization"]

    private static let domain = [
        "Chess", "Scheduling", "PGN", "UCI", "Openings", "GameDatabases", "Training", "Analysis", "Store", "Terminal",
        "BoardImage",
    ]

    private static func target(_ name: String) -> Target? {
        switch name {
        case "Chess": Target([])
        // The C library only for the exponential function and the logarithm of FSRS.
        case "Scheduling": Target([], outside: [("Glibc", "FSRS"), ("Darwin", "FSRS")])
        case "Terminal": Target(["CReadline"], outside: [("Glibc", nil), ("Darwin", nil)])
        case "PGN", "BoardImage": Target(["Chess"])
        case "UCI":
            Target(["Chess"], outside: [("Subprocess", "Process"), ("Glibc", "Process"), ("Darwin", "Process")])
        case "Openings": Target(["PGN", "Chess"])
        case "Training": Target(["Openings", "Scheduling", "PGN", "Chess"])
        // The C library only for the exponential function of the winning chances.
        case "Analysis":
            Target(["Openings", "UCI", "Chess"], outside: [("Glibc", "Judging"), ("Darwin", "Judging")])
        case "GameDatabases": Target(["PGN", "Chess"], outside: [("GRDBSQLite", nil), ("Foundation", nil)])
        case "Store":
            Target(
                ["Training", "GameDatabases", "Openings", "Scheduling", "PGN", "Chess"],
                outside: [("GRDB", nil), ("GRDBSQLite", nil), ("Foundation", nil)])
        case "Coach": Target(domain, outside: [("Foundation", nil)])
        case "Console": Target(domain + ["Coach"], outside: [("Foundation", nil)])
        case "prep":
            Target(domain + ["Coach", "Console", "CManual"], outside: [("ArgumentParser", nil), ("Foundation", nil)])
        case "prep-bench": Target(domain + ["Coach"], outside: [("ArgumentParser", nil), ("Foundation", nil)])
        // The test targets that a fuzzer is linked with must not use Swift Testing.
        case "SeededRandom": Target([])
        case "FuzzDrivers": Target(["Chess", "PGN", "UCI", "SeededRandom"])
        case "Fuzz": Target(["FuzzDrivers"], outside: [("ArgumentParser", nil), ("Glibc", nil), ("Darwin", nil)])
        default: nil
        }
    }

    /// The forbidden imports of a file, each as `path:line: words`.
    static func faults(in file: Checkout.File) -> [String] {
        let parts = file.path.split(separator: "/").map(String.init)
        guard parts.count >= 3, let target = target(parts[1]) else {
            return ["\(file.path):1: no target is called \(parts.dropFirst().first ?? "")"]
        }
        return file.lines.enumerated().compactMap { index, line in
            guard let module = importedModule(line) else { return nil }
            let place = "\(file.path):\(index + 1): \(parts[1]) must not import \(module)"
            if language.contains(module) || target.below.contains(module) { return nil }
            guard let allowed = target.outside.first(where: { $0.module == module }) else { return place }
            guard let folder = allowed.folder, parts[2] != folder else { return nil }
            return place + " outside of \(folder)/"
        }
    }

    /// The module of a line such as `@preconcurrency public import struct Glibc.winsize`; nil for any other line.
    ///
    /// An import begins at the first column (`swift format` ensures it); an indented one is code of another language
    /// in a string.
    static func importedModule(_ line: Substring) -> String? {
        guard line.first?.isWhitespace != true else { return nil }
        var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" })[...]
        let before = ["public", "package", "internal", "fileprivate", "private"]
        while let word = words.first, word.hasPrefix("@") || before.contains(String(word)) { words.removeFirst() }
        guard words.popFirst() == "import" else { return nil }
        let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        if let word = words.first, kinds.contains(String(word)) { words.removeFirst() }
        return words.first?.split(separator: ".").first.map(String.init)
    }
}
