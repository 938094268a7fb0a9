/// A curve of shares of one, drawn with blocks: the area below it is filled.
public enum ShareGraph {
    /// The rows from the top down, each `width` columns wide or less: as many columns as there are values, if they fit;
    /// else each column is the mean of those that fall into it.
    ///
    /// - Parameters:
    ///   - values: 0…1; what is beyond is cut.
    ///   - width: columns, from 1.
    ///   - height: rows, from 1.
    public static func rows(_ values: [Double], width: Int, height: Int, isUTF8: Bool = true) -> [String] {
        guard !values.isEmpty, width > 0, height > 0 else { return [] }
        let columns = columns(values, width)
        let steps: [Character] = isUTF8 ? [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] : [" ", ".", ":", "#"]
        let full = steps.count - 1
        return (0..<height).reversed().map { row in
            String(
                columns.map { value in
                    let filled = Int((max(0, min(1, value)) * Double(height * full)).rounded()) - row * full
                    return steps[max(0, min(full, filled))]
                })
        }
    }

    private static func columns(_ values: [Double], _ width: Int) -> [Double] {
        guard values.count > width else { return values }
        return (0..<width).map { column in
            let part = values[(column * values.count / width)..<((column + 1) * values.count / width)]
            return part.reduce(0, +) / Double(part.count)
        }
    }
}
