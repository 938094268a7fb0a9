import TestSupport

/// How large targets, folders, files and types may be.
enum Limits {
    /// Percent of the lines of `Sources` in one target.
    static let targetShare = 25
    static let filesInFolder = 15
    static let linesInFile = 250
    static let storedProperties = 12

    /// Files of nothing but rows of a table may be longer.
    static let tables = ["Sources/Openings/Names/Table/"]

    /// Faults that are still to be mended, each as `path` or `path Type`.
    static let known: Set<String> = [
    ]

    /// A fault, and the name under which it may be known.
    struct Fault: Equatable {
        let name: String
        let message: String

        var isKnown: Bool { Limits.known.contains(name) }
    }

    /// Targets that are too large a part of `Sources`.
    static func targetFaults(_ files: [Checkout.File]) -> [Fault] {
        let counts = Dictionary(grouping: files) { $0.path.split(separator: "/")[1] }
            .mapValues { $0.reduce(0) { $0 + lineCount($1) } }
        let all = counts.values.reduce(0, +)
        return counts.filter { $0.value * 100 > all * targetShare }.sorted { $0.key < $1.key }.map { target, lines in
            Fault(
                name: "Sources/\(target)",
                message: "Sources/\(target): \(lines) of \(all) lines are more than \(targetShare) %; split the target")
        }
    }

    /// Folders with too many Swift files directly inside them.
    static func folderFaults(_ files: [Checkout.File]) -> [Fault] {
        let folders = Dictionary(grouping: files) { $0.path.split(separator: "/").dropLast().joined(separator: "/") }
        return folders.filter { $0.value.count > filesInFolder }.sorted { $0.key < $1.key }.map { folder, files in
            Fault(
                name: folder,
                message: "\(folder): \(files.count) Swift files are more than \(filesInFolder); split the folder")
        }
    }

    static func fileFault(_ file: Checkout.File) -> Fault? {
        let count = lineCount(file)
        guard count > linesInFile, !tables.contains(where: file.path.hasPrefix) else { return nil }
        return Fault(
            name: file.path,
            message: "\(file.path):\(linesInFile + 1): \(count) lines are more than \(linesInFile); split the file")
    }

    static func typeFaults(_ file: Checkout.File) -> [Fault] {
        TypeScanner(file.text).types.filter { $0.storedProperties.count > storedProperties }.map { type in
            Fault(
                name: "\(file.path) \(type.name)",
                message:
                    "\(file.path):\(type.line): \(type.name) has \(type.storedProperties.count) stored properties, "
                    + "more than \(storedProperties); split the type")
        }
    }

    private static func lineCount(_ file: Checkout.File) -> Int {
        file.lines.count - (file.text.hasSuffix("\n") ? 1 : 0)
    }
}
