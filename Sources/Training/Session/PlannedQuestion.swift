import Chess

/// A place on the way through a line where a card is asked.
struct PlannedQuestion {
    /// An index into the session's cards.
    let card: Int
    /// Nil when no repertoire of the session knows the position.
    let place: LineGraph.Place?
    let start: Position
    let line: [Move]
    let position: Position
    /// Not wanted for itself, only on the way (`fromStart`).
    var isOnTheWay = false
}

/// What a card still wants of the session.
enum Role: Hashable {
    case nothing
    case due
    case introduction
    /// Shown; its first graded answer is asked once so many questions were.
    case waiting(after: Int)
    /// Answered below 4; asked again once so many questions were.
    case repeated(after: Int)
    case cram

    /// When a repeated or waiting card may come at the earliest, in questions asked.
    var after: Int? {
        switch self {
        case .waiting(let after), .repeated(let after): after
        case .nothing, .due, .introduction, .cram: nil
        }
    }
}
