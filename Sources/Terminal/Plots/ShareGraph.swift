/// A graph of values between 0 and 1, drawn with block characters and filled below the curve.
public enum ShareGraph {
    /// Returns the rows from top to bottom, at most `width` columns wide: one column per value if they fit, otherwise
    /// each column is the mean of several values.
    ///
    /// - Parameters:
    ///   - values: The values, clamped to 0…1.
    ///   - width: The number of columns, at least 1.
    ///   - height: The number of rows, at least 1.
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
