/// The points of a search, most important first. Each is searched when it is reached, and remembered: its searches for
/// material are most of the work of an explanation.
final class FoundPoints: Sequence {
    private let search: PreparedPointSearch
    /// What the rules reached so far found.
    private var found: [PreparedPoint?] = []

    init(_ search: PreparedPointSearch) { self.search = search }

    func makeIterator() -> some IteratorProtocol<PreparedPoint> {
        PreparedPointSearch.rules.indices.lazy.compactMap { self.point($0) }.makeIterator()
    }

    /// Returns what a rule finds. The rules before it must have been reached.
    private func point(_ rule: Int) -> PreparedPoint? {
        if rule == found.count { found.append(PreparedPointSearch.rules[rule](search)) }
        return found[rule]
    }
}
