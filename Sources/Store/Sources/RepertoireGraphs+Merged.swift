import Chess
import Foundation
import Openings
import Synchronization
import Training

extension RepertoireGraphs {
    /// Returns one graph for each side, of all chapters of the named repertoires. Graphs that are not built yet are built
    /// at the same time, because a large repertoire takes a second.
    mutating func merged(_ sides: [(side: Side, names: [String])]) -> [Repertoire] {
        let missing = sides.filter { !isBuilt($0.side, names: $0.names) }
        if missing.count > 1 {
            let sources = self.sources
            let built = Mutex<[(graph: Repertoire, names: [String])]>([])
            DispatchQueue.concurrentPerform(iterations: missing.count) { number in
                let (side, names) = missing[number]
                let graph = sources.merged(side, names: names)
                built.withLock { $0.append((graph, names)) }
            }
            for (graph, names) in built.withLock({ $0 }) { insert(graph, names: names) }
        }
        return sides.map { merged($0.side, names: $0.names) }
    }
}
