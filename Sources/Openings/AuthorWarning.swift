public import Chess

/// A move of the learner's side that the author marks `?`, `??` or `?!`: shown when it is tried, never expected.
@dynamicMemberLookup
public struct AuthorWarning: Hashable, Sendable {
    /// The mistake, with the author's annotations.
    public internal(set) var mistake: AnnotatedMove
    /// The author's main line after the mistake; empty when there is none. It makes no cards.
    public let refutation: [Move]

    /// The properties of the mistake.
    public subscript<Value>(dynamicMember property: KeyPath<AnnotatedMove, Value>) -> Value {
        mistake[keyPath: property]
    }
}
