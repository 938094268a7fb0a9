public import PGN

/// What the chapters of one file have in common: the file's text, its number, and the repertoire it belongs to.
public final class ChapterOrigin: Sendable {
    /// Nil where the chapters hold their trees.
    let reader: PGNReader?
    let source: Int
    let repertoire: String

    public init(reader: PGNReader?, source: Int = 0, repertoire: String) {
        self.reader = reader
        self.source = source
        self.repertoire = repertoire
    }
}
