/// What a card still wants of the session.
enum Role: Hashable {
    case nothing
    case due
    case introduction
    /// Shown; its first graded answer is asked after a number of questions.
    case waiting(after: Int)
    /// Answered below 4; asked again after a number of questions.
    case repeated(after: Int)
    case cram

    /// The number of questions asked after which a repeated or waiting card may come; nil for other roles.
    var after: Int? {
        switch self {
        case .waiting(let after), .repeated(let after): after
        case .nothing, .due, .introduction, .cram: nil
        }
    }
}
