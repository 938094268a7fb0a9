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

    /// Targets that are too large a part of `Sources`.
    static func targetFaults(_ files: [Checkout.File]) -> [String] {
        let counts = Dictionary(grouping: files) { $0.path.split(separator: "/")[1] }
            .mapValues { $0.reduce(0) { $0 + lineCount($1) } }
        let all = counts.values.reduce(0, +)
        return counts.filter { $0.value * 100 > all * targetShare }.sorted { $0.key < $1.key }.map { target, lines in
            "Sources/\(target): \(lines) of \(all) lines are more than \(targetShare) %; split the target"
        }
    }

    /// Folders with too many Swift files directly inside them.
    static func folderFaults(_ files: [Checkout.File]) -> [String] {
        let folders = Dictionary(grouping: files) { $0.path.split(separator: "/").dropLast().joined(separator: "/") }
        return folders.filter { $0.value.count > filesInFolder }.sorted { $0.key < $1.key }.map { folder, files in
            "\(folder): \(files.count) Swift files are more than \(filesInFolder); split the folder"
        }
    }

    static func fileFault(_ file: Checkout.File) -> String? {
        let count = lineCount(file)
        guard count > linesInFile, !tables.contains(where: file.path.hasPrefix) else { return nil }
        return "\(file.path):\(linesInFile + 1): \(count) lines are more than \(linesInFile); split the file"
    }

    static func typeFaults(_ file: Checkout.File) -> [String] {
        TypeScanner.types(in: file).filter { $0.storedProperties.count > storedProperties }.map { type in
            "\(file.path):\(type.line): \(type.name) has \(type.storedProperties.count) stored properties, "
                + "more than \(storedProperties); split the type"
        }
    }

    private static func lineCount(_ file: Checkout.File) -> Int {
        file.lines.count - (file.text.hasSuffix("\n") ? 1 : 0)
    }
}
