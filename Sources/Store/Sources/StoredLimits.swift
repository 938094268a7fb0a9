import Openings

/// Import limits as two columns: the depth, and the chapters as `1-3 7-7`, NULL for all.
enum StoredLimits {
    static func text(_ limits: ImportLimits) -> String? {
        limits.chapters.map { ranges in
            ranges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: " ")
        }
    }

    /// No limits where the columns make no sense.
    static func limits(depth: Int?, chapters: String?) -> ImportLimits {
        let ranges = chapters?.split(separator: " ").compactMap { range -> ClosedRange<Int>? in
            let ends = range.split(separator: "-").compactMap { Int($0) }
            return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil
        }
        return ImportLimits(depth: depth, chapters: ranges) ?? .none
    }
}
