/// A card that is forgotten repeatedly. It is reported, never suspended automatically.
public enum Leech {
    /// The number of lapses at which a card becomes a leech.
    public static let threshold = 8

    public static func isLeech(lapses: Int) -> Bool { lapses >= threshold }

    /// After how many further lapses it is reported again.
    public static let reminder = 4

    /// Whether the lapse that made this number is reported: the eighth, then every fourth.
    public static func isReported(lapses: Int) -> Bool {
        isLeech(lapses: lapses) && (lapses - threshold).isMultiple(of: reminder)
    }
}
