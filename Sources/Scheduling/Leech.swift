/// A card that is forgotten repeatedly. It is reported, never suspended automatically.
public enum Leech {
    /// The number of lapses at which a card becomes a leech.
    public static let threshold = 8

    public static func isLeech(lapses: Int) -> Bool { lapses >= threshold }
}
