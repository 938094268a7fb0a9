/// The result of planning an import: what is written, and the report of it.
public struct ImportPlan: Sendable {
    public let report: ImportReport
    /// The source as it will be stored.
    public let source: SourceRecord
    /// The source as it is stored now; nil for a new one.
    public let old: SourceRecord?
    /// Whether the source and its repertoires are written.
    public let changesSource: Bool
    /// The cards of the repertoire, and the changes to all cards.
    public let cards: CardPlan
}
