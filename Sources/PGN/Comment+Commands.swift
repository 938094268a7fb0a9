/// The commands for clock, time and evaluation, as values.
///
/// Setting a value replaces the first command of its name, or appends one; setting nil removes it. Times are written to the
/// nearest millisecond, and a negative one as zero.
///
/// ```swift
/// if var comment = Comment("[%eval -1.25,18] a slip [%emt 0:00:07]") {
///     print(comment.evaluation?.pawns ?? 0, comment.evaluation?.depth ?? 0)  // -1.25 18
///     print(comment.elapsedTime ?? .zero)  // 7.0 seconds
///     comment.clock = .milliseconds(65_500)
///     comment.evaluation = CommentEvaluation(.mate(-3))
///     print(comment.raw)  // [%eval #-3] a slip [%emt 0:00:07] [%clk 0:01:05.5]
/// }
/// ```
extension Comment {
    /// The time left after the move: the first `[%clk h:mm:ss]`. Nil without a readable one.
    public var clock: Duration? {
        get { argument(of: "clk").flatMap(ClockText.duration) }
        set { set("clk", newValue, ClockText.text) }
    }

    /// The time the move took: the first `[%emt h:mm:ss]`. Nil without a readable one.
    public var elapsedTime: Duration? {
        get { argument(of: "emt").flatMap(ClockText.duration) }
        set { set("emt", newValue, ClockText.text) }
    }

    /// The evaluation after the move: the first `[%eval …]`. Nil without a readable one.
    public var evaluation: CommentEvaluation? {
        get { argument(of: "eval").flatMap { CommentEvaluation($0) } }
        set { set("eval", newValue) { $0.description } }
    }

    /// Returns the argument of the first command with that name.
    private func argument(of name: String) -> String? {
        var result: String?
        scan { _ in
        } command: { command in
            if command.name == name, result == nil { result = command.argument }
        }
        return result
    }

    private mutating func set<Value>(_ name: String, _ value: Value?, _ text: (Value) -> String?) {
        guard let value else { return replace(name, with: "") }
        if let text = text(value) { replace(name, with: "[%\(name) \(text)]") }
    }

    /// Replaces the first command with that name, or appends the new one.
    private mutating func replace(_ name: String, with command: String) {
        var isReplaced = false
        replaceCommands(
            where: { old in
                guard old.name == name, !isReplaced else { return false }
                isReplaced = true
                return true
            }, with: command)
    }
}

/// The times of `[%clk …]` and `[%emt …]`: hours, minutes and seconds, which may have decimals.
private enum ClockText {
    private static let attoseconds: Int64 = 1_000_000_000_000_000_000

    static func duration(_ text: String) -> Duration? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, let hours = number(parts[0]), let minutes = number(parts[1]) else { return nil }
        let seconds = parts[2].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = number(seconds[0]) else { return nil }
        var fraction: Int64 = 0
        if seconds.count == 2 {
            guard seconds[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            fraction = Int64(seconds[1].prefix(18) + String(repeating: "0", count: max(0, 18 - seconds[1].count))) ?? 0
        }
        return Duration(secondsComponent: hours * 3600 + minutes * 60 + whole, attosecondsComponent: fraction)
    }

    /// Reads one to nine digits.
    private static func number(_ text: Substring) -> Int64? {
        guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int64(text)
    }

    /// Returns `h:mm:ss` with up to three decimals, for a negative time `0:00:00`; nil for a million hours and more.
    static func text(_ duration: Duration) -> String? {
        let rounded = max(.zero, duration) + .microseconds(500)
        let seconds = rounded.components.seconds
        let milliseconds = rounded.components.attoseconds / (attoseconds / 1000)
        guard seconds < 3_600_000_000 else { return nil }
        func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let clock = "\(seconds / 3600):\(padded(seconds / 60 % 60)):\(padded(seconds % 60))"
        guard milliseconds > 0 else { return clock }
        var decimals = String("\(1000 + milliseconds)".dropFirst())
        while decimals.hasSuffix("0") { decimals.removeLast() }
        return clock + "." + decimals
    }
}
