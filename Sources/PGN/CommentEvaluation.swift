/// An evaluation in a comment, from White's point of view: `[%eval 0.17]`, `[%eval #-3]`, `[%eval 1.2,20]`.
public struct CommentEvaluation: Hashable, Sendable, CustomStringConvertible {
    /// The evaluation itself.
    public enum Value: Hashable, Sendable {
        /// Hundredths of a pawn; positive when White is better.
        case centipawns(Int)
        /// Mate in that number of moves; negative when Black mates.
        case mate(Int)
    }

    /// The evaluation itself.
    public let value: Value
    /// The depth of the search in plies; nil if it is not known.
    public let depth: Int?

    /// Creates an evaluation.
    public init(_ value: Value, depth: Int? = nil) {
        self.value = value
        self.depth = depth
    }

    /// Reads the argument of `[%eval …]`: pawns with at most two decimals, or `#` and a number of moves; then optionally a
    /// comma and the depth. Nil for anything else.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        depth = parts.count == 2 ? Self.number(parts[1]) : nil
        guard let first = parts.first, parts.count == 1 || depth != nil else { return nil }
        let isMate = first.hasPrefix("#")
        var digits = String(isMate ? String(first.dropFirst()) : String(first))
        let isNegative = digits.hasPrefix("-")
        if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
        guard let number = isMate ? Self.number(digits) : Self.centipawns(digits) else { return nil }
        value = isMate ? .mate(isNegative ? -number : number) : .centipawns(isNegative ? -number : number)
    }

    /// The evaluation in pawns; nil for mate.
    public var pawns: Double? {
        if case .centipawns(let number) = value { Double(number) / 100 } else { nil }
    }

    /// The argument as written in files: `-1.25,18`, `#3`.
    public var description: String {
        let text =
            switch value {
            case .mate(let moves): "#\(moves)"
            case .centipawns(let number):
                "\(number < 0 ? "-" : "")\(number.magnitude / 100)."
                    + (number.magnitude % 100 < 10 ? "0" : "") + "\(number.magnitude % 100)"
            }
        return text + (depth.map { ",\($0)" } ?? "")
    }

    private static func centipawns(_ text: String) -> Int? {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let decimals = parts.count == 2 ? parts[1] : ""
        guard decimals.utf8.count <= 2, !parts[0].isEmpty || !decimals.isEmpty,
            let whole = number(parts[0].isEmpty ? "0" : parts[0]),
            let hundredths = number(decimals + String(repeating: "0", count: 2 - decimals.utf8.count))
        else { return nil }
        return whole * 100 + hundredths
    }

    /// Reads one to nine digits.
    private static func number(_ text: some StringProtocol) -> Int? {
        guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }
}
