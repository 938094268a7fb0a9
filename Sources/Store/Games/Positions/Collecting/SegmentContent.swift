/// The games of a segment of the position index that is being written, and their positions.
struct SegmentContent {
    var games: IndexedGames
    let bins: OccurrenceBins
    /// By the number that a game has in the bins: its index in the order of the IDs, or `OccurrenceBins.leftOut`. Empty if it
    /// is the number.
    var indexes: [UInt32] = []

    /// Returns the places of the games by their numbers in the bins.
    ///
    /// - Parameter places: by the order of the IDs.
    mutating func numbered(_ places: [UInt32]) -> [UInt32] {
        guard !indexes.isEmpty else { return places }
        defer { indexes = [] }
        return indexes.map { $0 == OccurrenceBins.leftOut ? $0 : places[Int($0)] }
    }
}
