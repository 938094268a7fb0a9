import Chess

extension Repertoire {
    /// The positions where a prepared line ends with a move of the opponent's, as indices into `positions`. Lines that
    /// end this way on purpose are not included.
    var unansweredPositions: [Int] {
        faults.compactMap { fault in
            guard case .unanswered(let place) = fault else { return nil }
            return index(of: place.position.identity)
        }
    }
}
