import Analysis
import UCI

/// How long the engine searches for one question.
enum EngineLimit: Hashable, Sendable {
    case explanation(SearchBudget)
    case review(ReviewLimit)

    /// The arguments of `go`.
    var search: SearchLimit {
        switch self {
        case .explanation(let budget): budget.limit
        case .review(let limit): limit.search
        }
    }

    /// A limit of nodes as the time a usual engine takes for them, 800 nodes a millisecond and at least 20 milliseconds; nil
    /// for a limit that is not in nodes. For engines that do not know limits of nodes.
    var inTime: EngineLimit? {
        guard case .explanation(let budget) = self, budget.unit == .nodes else { return nil }
        return SearchBudget(milliseconds: max(20, budget.amount / 800)).map(EngineLimit.explanation)
    }

    /// The time after which the engine is stopped in any case: an engine that works is ten times as fast.
    var patience: Duration {
        switch self {
        case .review(let limit): limit.patience
        case .explanation(let budget):
            switch budget.unit {
            case .nodes: .seconds(10 + budget.amount / 50_000)
            case .milliseconds: .milliseconds(budget.amount) + .seconds(5)
            }
        }
    }

    /// The unit as part of the cache's key: answers under different units are not compared.
    var cacheUnit: String {
        switch self {
        case .explanation(let budget): budget.unit.rawValue
        case .review(let limit): "review, " + limit.key
        }
    }

    /// How much of the unit; a cached answer with more of it serves, too.
    var amount: Int {
        switch self {
        case .explanation(let budget): budget.amount
        case .review: 0
        }
    }
}
