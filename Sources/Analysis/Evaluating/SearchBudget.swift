public import UCI

/// The search budget for one move.
public struct SearchBudget: Hashable, Sendable {
    /// The unit of the budget.
    public enum Unit: String, Hashable, Sendable {
        /// Searched positions: with one thread the result is repeatable.
        case nodes
        /// Time: the result depends on the machine and its load.
        case milliseconds = "ms"
    }

    public let unit: Unit
    /// The number of units, at least 1.
    public let amount: Int

    /// Creates a budget in nodes; nil below 1.
    public init?(nodes: Int) {
        guard nodes > 0 else { return nil }
        self.init(nodes, .nodes)
    }

    /// Creates a budget in milliseconds; nil below 1.
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

    /// Returns the budget multiplied by `factor`, at most a trillion nodes or milliseconds; factors below 1 count as 1.
    public func times(_ factor: Int) -> SearchBudget {
        let (product, isTooLarge) = amount.multipliedReportingOverflow(by: max(1, factor))
        return SearchBudget(isTooLarge ? 1_000_000_000_000 : min(product, max(amount, 1_000_000_000_000)), unit)
    }

    /// The budget as the arguments of `go`.
    public var limit: SearchLimit {
        switch unit {
        case .nodes: .nodes(amount)
        case .milliseconds: .milliseconds(amount)
        }
    }
}
