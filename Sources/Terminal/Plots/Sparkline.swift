/// A row of bars, one column a value.
public enum Sparkline {
    /// Bars scaled to the largest value; a value above 0 always shows. Without UTF-8 in steps `.:-=+*#@`.
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
