/// Walks through the graph of a repertoire.
enum Walk {
    /// Returns the indices reached from `roots`, each once, depth first, first successors first. No recursion.
    static func preorder(
        from roots: [Int], count: Int, _ successors: (Int) -> [Repertoire.Successor]
    ) -> [Int] {
        var seen = [Bool](repeating: false, count: count)
        var order: [Int] = []
        order.reserveCapacity(count)
        var open = Array(roots.reversed())
        while let next = open.popLast() {
            guard !seen[next] else { continue }
            seen[next] = true
            order.append(next)
            for successor in successors(next).reversed() where !seen[successor.position] {
                open.append(successor.position)
            }
        }
        return order
    }
}
