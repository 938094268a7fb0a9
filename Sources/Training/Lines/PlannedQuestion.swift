import Openings

/// A card to ask, and the line that leads to it.
struct PlannedQuestion {
    /// An index into the session's cards.
    let card: Int
    /// Nil when no repertoire of the session has the position.
    let place: LineGraph.Place?
    /// From the start to the position asked.
    let line: PlayedLine
    /// Whether the card is not wanted for itself, only asked on the way (`fromStart`).
    var isOnTheWay = false
}
