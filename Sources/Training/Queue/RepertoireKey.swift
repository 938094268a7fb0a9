public import Chess

/// A repertoire of one side. The chapters of one import may make two of them: one name, both sides.
public struct RepertoireKey: Hashable, Sendable, Comparable {
    public let name: String
    public let side: Side

    public init(name: String, side: Side) {
        self.name = name
        self.side = side
    }

    /// By name; of one name White first.
    public static func < (a: RepertoireKey, b: RepertoireKey) -> Bool {
        (a.name, a.side.rawValue) < (b.name, b.side.rawValue)
    }
}
