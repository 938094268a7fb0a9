/// Writes notes, cards and reviews into the SQLite file of an Anki package (`AnkiPackage` makes the package from it).
///
/// It fills an empty file. Belongs to the task that made it.
public final class AnkiCollectionWriter {
    /// The number of notes so far.
    public private(set) var noteCount = 0
    /// The number of reviews so far.
    public private(set) var reviewCount = 0

    private let path: String
    private let info: AnkiCollectionInfo
    private var file: SQLiteFile?
    private let notes: PreparedStatement
    private let cards: PreparedStatement
    private let reviews: PreparedStatement
    /// The numbers of the rows in the review log, which are their instants and must differ.
    private var reviewNumbers: Set<Int64> = []

    /// Creates the tables, the decks and the note type.
    ///
    /// - Parameters:
    ///   - temporaryPath: an empty file.
    ///   - path: the name of the package, for errors.
    /// - Throws: `DatabaseFileError`: `.permission`, `.full` or `.failed`.
    public init(filling temporaryPath: String, for path: String, _ info: AnkiCollectionInfo) throws {
        self.path = path
        self.info = info
        do {
            let file = try SQLiteFile(filling: temporaryPath)
            try file.run("BEGIN;\n" + AnkiCollectionSchema.tables)
            let settings = try file.prepare("INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')")
            try settings.insert([
                .integer(Int64(info.created)), .integer(info.exported), .integer(info.exported),
                .text(try AnkiCollectionSchema.configuration(info)), .text(try AnkiCollectionSchema.noteTypes(info)),
                .text(try AnkiCollectionSchema.decks(info)), .text(try AnkiCollectionSchema.options()),
            ])
            notes = try file.prepare("INSERT INTO notes VALUES (?, ?, ?, ?, -1, '', ?, ?, ?, 0, '')")
            cards = try file.prepare(
                "INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, '')")
            reviews = try file.prepare("INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)")
            self.file = file
        } catch {
            throw AnkiCollectionWriter.error(error, path)
        }
    }

    /// Writes one note with its card and its reviews. Reviews after the export are left out, since Anki would refuse
    /// the whole package.
    ///
    /// - Throws: `DatabaseFileError`; the writer cannot be used any more.
    public func append(_ note: AnkiNote) throws {
        let id = Int64(info.created) * 1000 + note.number
        let changed = SQLiteValue.integer(info.exported / 1000)
        do {
            let values = AnkiField.allCases.map { AnkiText.withoutSeparators(note.fields[$0] ?? "") }
            try notes.insert([
                .integer(id), .text(note.guid), .integer(AnkiCollectionSchema.noteType), changed,
                .text(values.joined(separator: "\u{1F}")), .text(note.fields[.line] ?? ""),
                .integer(Int64(SHA1.prefix(values[0]))),
            ])
            let (due, interval, ease) =
                switch note.card.schedule {
                case .new(let position): (position, 0, 0)
                case .review(let due, let interval, let ease): (due, interval, ease)
                }
            let numbers = [
                note.card.type, note.card.queue, due, interval, ease, note.card.answers, note.card.lapses,
            ]
            try cards.insert(
                [.integer(id), .integer(id), .integer(AnkiCollectionSchema.deck(note.deck)), changed]
                    + numbers.map { .integer(Int64($0)) })
            noteCount += 1
            for review in note.reviews where review.instant <= info.exported { try append(review, of: id) }
        } catch {
            throw AnkiCollectionWriter.error(error, path)
        }
    }

    private func append(_ review: AnkiReview, of card: Int64) throws {
        var number = review.instant
        while !reviewNumbers.insert(number).inserted { number += 1 }
        let values = [
            review.button.rawValue, review.interval, review.lastInterval, review.ease, review.milliseconds,
            review.kind.rawValue,
        ]
        try reviews.insert([.integer(number), .integer(card)] + values.map { .integer(Int64($0)) })
        reviewCount += 1
    }

    /// Completes and closes the file. Call it once, after the last note.
    ///
    /// - Throws: `DatabaseFileError`.
    public func finish() throws {
        do {
            try file?.run("COMMIT")
            file = nil
        } catch {
            throw AnkiCollectionWriter.error(error, path)
        }
    }

    private static func error(_ error: any Error, _ path: String) -> any Error {
        guard let error = error as? SQLiteError else { return error }
        return error.writing(path)
    }
}
