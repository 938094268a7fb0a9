/// A row of bars, one column per value.
public enum Sparkline {
    /// Returns bars scaled to the largest value; a value above 0 is always visible. Without UTF-8 the steps are
    /// `.:-=+*#@`.
    public static func text(_ values: [Int], isUTF8: Bool = true) -> String {
        let steps = Array(isUTF8 ? "▁▂▃▄▅▆▇█" : ".:-=+*#@")
        guard let largest = values.max(), largest > 0 else { return String(repeating: " ", count: values.count) }
        return String(
            values.map { value in
                guard value > 0 else { return " " }
                return steps[min(steps.count - 1, (value * steps.count - 1) / largest)]
            })
    }
}
