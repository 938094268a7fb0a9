import Chess
import Coach
import Openings

extension NumberedDepartures {
    /// `12. `, aligned so that all numbers have the same width.
    func label(of departure: BookMove, side: Side) -> String {
        let width = String(listed.count).count + 1
        return (number(of: departure, side: side).map { "\($0)." } ?? "").aligned(width) + " "
    }
}
