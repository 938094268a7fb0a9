/// A card that is forgotten again and again. It is reported, never silently suspended.
public enum Leech {
    /// The lapses at which a card is first called a leech.
    public static let threshold = 8

    /// Whether the lapse that made this count is worth a word: the eighth, then every fourth.
    public static func isReported(lapses: Int) -> Bool {
        lapses >= threshold && (lapses - threshold) % 4 == 0
    }

    public static func isLeech(lapses: Int) -> Bool { lapses >= threshold }
}
