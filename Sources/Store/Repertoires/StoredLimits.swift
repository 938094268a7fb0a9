import Openings

/// Import limits as two columns: the depth, and the chapters as `1 3 7` or NULL for all.
enum StoredLimits {
    static func text(_ limits: ImportLimits) -> String? {
        limits.chapters.map { $0.sorted().map(String.init).joined(separator: " ") }
    }

    static func limits(depth: Int?, chapters: String?) -> ImportLimits {
        ImportLimits(
            depth: depth, chapters: chapters.map { Set($0.split(separator: " ").compactMap { Int($0) }) })
    }
}
