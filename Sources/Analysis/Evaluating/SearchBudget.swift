public import UCI

/// How hard an engine thinks about one move.
public struct SearchBudget: Hashable, Sendable {
    /// What is counted.
    public enum Unit: String, Hashable, Sendable {
        /// Positions searched: with one thread the same number gives the same answer.
        case nodes
        /// Time: what is found depends on the machine and on what else it does.
        case milliseconds = "ms"
    }

    public let unit: Unit
    /// At least 1.
    public let amount: Int

    /// Nil below one node.
    public init?(nodes: Int) {
        guard nodes > 0 else { return nil }
        self.init(nodes, .nodes)
    }

    /// Nil below one millisecond.
    public init?(milliseconds: Int) {
        guard milliseconds > 0 else { return nil }
        self.init(milliseconds, .milliseconds)
    }

    private init(_ amount: Int, _ unit: Unit) {
        self.amount = amount
        self.unit = unit
    }

    /// 200,000 nodes: about a quarter of a second.
    public static let standard = SearchBudget(200_000, .nodes)

    /// So many times as hard, at most a trillion nodes or milliseconds; no less for a factor below 1.
    public func times(_ factor: Int) -> SearchBudget {
        let (product, isTooLarge) = amount.multipliedReportingOverflow(by: max(1, factor))
        return SearchBudget(isTooLarge ? 1_000_000_000_000 : min(product, max(amount, 1_000_000_000_000)), unit)
    }

    /// The same as the arguments of `go`.
    public var limit: SearchLimit {
        switch unit {
        case .nodes: .nodes(amount)
        case .milliseconds: .milliseconds(amount)
        }
    }
}
