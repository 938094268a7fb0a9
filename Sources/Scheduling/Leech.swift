/// A card that is forgotten repeatedly. It is reported, never suspended automatically.
public enum Leech {
    /// The number of lapses at which a card becomes a leech.
    public static let threshold = 8

    /// Returns whether this number of lapses is reported: 8, then every fourth.
    public static func isReported(lapses: Int) -> Bool {
        lapses >= threshold && (lapses - threshold) % 4 == 0
    }

    public static func isLeech(lapses: Int) -> Bool { lapses >= threshold }
}
