import Foundation
import GRDB
import TestSupport
import Testing

@testable import GameDatabaseFixtures
@testable import GameDatabases

/// A package that is written is unpacked, and its database read, without the code that wrote it.
@Suite struct AnkiPackageTests {
    let scratch: ScratchFolder

    /// 2026-03-01 04:00 in UTC+1.
    private static let created = 1_772_334_000
    private static let exported: Int64 = 1_774_000_000_000

    init() throws {
        scratch = try ScratchFolder()
    }

    private func note(
        _ number: Int64, _ schedule: AnkiCard.Schedule = .new(position: 1), suspended: Bool = false,
        buried: Bool = false, comment: String = "", reviews: [AnkiReview] = []
    ) -> AnkiNote {
        AnkiNote(
            number: number, guid: "guid-\(number)", deck: 0,
            fields: [.fen: "fen \(number)", .line: "1. e4", .answer: "1...e5", .comment: comment],
            card: AnkiCard(
                schedule: schedule, isSuspended: suspended, isBuried: buried, answers: reviews.count, lapses: 2),
            reviews: reviews)
    }

    private func review(_ instant: Int64, _ button: AnkiReview.Button = .good) -> AnkiReview {
        AnkiReview(
            instant: instant, kind: .review, button: button, interval: 6, lastInterval: 1, ease: 2500,
            milliseconds: 4_000)
    }

    /// Returns the package of the notes.
    private func package(_ notes: [AnkiNote], decks: [String] = ["white \"e4\""]) throws -> [UInt8] {
        let collection = scratch.file("collection")
        try Data().write(to: URL(fileURLWithPath: collection))
        let info = AnkiCollectionInfo(
            decks: decks, created: Self.created, minutesWest: -60, rolloverHour: 4, exported: Self.exported)
        let writer = try AnkiCollectionWriter(filling: collection, for: "x.apkg", info)
        for note in notes { try writer.append(note) }
        try writer.finish()
        var bytes: [UInt8] = []
        try AnkiPackage.write(collection: collection, for: "x.apkg") { bytes += $0 }
        return bytes
    }

    /// Returns the rows of a query in the collection of a package.
    private func rows(_ sql: String, _ package: [UInt8]) throws -> [[String]] {
        let file = scratch.file("unpacked.anki2")
        try? FileManager.default.removeItem(atPath: file)
        let files = try #require(StoredZip.files(package))
        try Data(try #require(files["collection.anki2"])).write(to: URL(fileURLWithPath: file))
        let queue = try DatabaseQueue(path: file)
        defer { try? queue.close() }
        return try queue.read { db in
            try Row.fetchAll(db, sql: sql).map { row in
                row.databaseValues.map { String.fromDatabaseValue($0) ?? $0.description }
            }
        }
    }

    @Test func `a package has a collection and an empty list of media`() throws {
        let files = try #require(StoredZip.files(try package([note(1)])))
        #expect(files.keys.sorted() == ["collection.anki2", "media"])
        #expect(files["media"].map { String(decoding: $0, as: UTF8.self) } == "{}")
        #expect(files["collection.anki2"].map { String(decoding: $0.prefix(15), as: UTF8.self) } == "SQLite format 3")
    }

    @Test func `each note has its fields, one card and the checksum of its first field`() throws {
        let package = try package([note(1), note(7, comment: "a\u{1F}b")])
        #expect(try rows("PRAGMA integrity_check", package) == [["ok"]])
        let notes = try rows("SELECT id, guid, flds, sfld, csum FROM notes ORDER BY id", package)
        #expect(notes.map { $0[1] } == ["guid-1", "guid-7"])
        let fields = notes.map { $0[2].split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init) }
        #expect(fields[0] == ["fen 1", "1. e4", "", "", "1...e5", "", ""])
        #expect(fields[1] == ["fen 7", "1. e4", "", "", "1...e5", "", "a b"])
        #expect(notes.map { $0[3] } == ["1. e4", "1. e4"])
        // From sha1sum.
        #expect(notes[0][4] == "\(0xf7d8_c421)")
        #expect(try rows("SELECT nid FROM cards ORDER BY id", package) == notes.map { [$0[0]] })
    }

    @Test func `a schedule is written in Anki's columns`() throws {
        let due = AnkiCard.Schedule.review(due: 12, interval: 15, ease: 2360)
        let package = try package([
            note(1, .new(position: 5)), note(2, due), note(3, due, suspended: true), note(4, due, buried: true),
            note(5, .new(position: 6), suspended: true),
        ])
        let sql = "SELECT type, queue, due, ivl, factor, lapses FROM cards ORDER BY id"
        #expect(
            try rows(sql, package).map { $0.joined(separator: " ") } == [
                "0 0 5 0 0 2", "2 2 12 15 2360 2", "2 -1 12 15 2360 2", "2 -3 12 15 2360 2", "0 -1 6 0 0 2",
            ])
    }

    @Test func `reviews of one instant get different numbers, and later ones than the export are left out`() throws {
        let instant = Self.exported - 5_000
        let package = try package([
            note(1, reviews: [review(instant), review(instant, .again)]),
            note(2, reviews: [review(instant), review(Self.exported + 1)]),
        ])
        let rows = try rows("SELECT id, ease, ivl, lastIvl, factor, time, type FROM revlog ORDER BY id", package)
        #expect(
            rows.map { $0.joined(separator: " ") }
                == ["3", "1", "3"].enumerated().map { "\(instant + Int64($0)) \($1) 6 1 2500 4000 1" })
    }

    @Test func `settings, decks and the note type are the documents that Anki reads`() throws {
        let package = try package([], decks: ["a \"b\"", "c"])
        let row = try rows("SELECT crt, ver, conf, decks, models, dconf FROM col", package)[0]
        #expect(row[0] == "\(Self.created)" && row[1] == "11")
        func object(_ text: String) throws -> [String: Any] {
            try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        }
        let settings = try object(row[2])
        #expect(settings["rollover"] as? Int == 4 && settings["creationOffset"] as? Int == -60)
        #expect(settings["schedVer"] as? Int == 2)
        let decks = try object(row[3]).values.compactMap { ($0 as? [String: Any])?["name"] as? String }
        #expect(decks.sorted() == ["Default", "a \"b\"", "c"])
        let types = try object(row[4])
        let type = try #require(types.values.first as? [String: Any])
        let fields = try #require(type["flds"] as? [[String: Any]])
        #expect(fields.compactMap { $0["name"] as? String } == AnkiField.allCases.map(\.rawValue))
        #expect(try object(row[5]).keys.sorted() == ["1"])
    }

    @Test(arguments: [
        ("plain – ♞ text", "plain – ♞ text"), ("a < b & c > \"d\"", "a &lt; b &amp; c &gt; &quot;d&quot;"),
        ("[sound:x.mp3] [latex]", "&#91;sound:x.mp3] &#91;latex]"), ("{{Answer}}", "&#123;&#123;Answer}}"),
        ("\\(x\\)", "\\&#8203;(x\\&#8203;)"), ("two\nlines", "two<br>lines"), ("a\u{1F}b\u{1B}c", "a b c"),
    ])
    func `plain text is shown unchanged`(plain: String, html: String) {
        #expect(AnkiText.html(plain) == html)
    }

    /// FIPS 180 and sha1sum.
    @Test(arguments: [
        ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"), ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
        ),
    ])
    func `the digest of a text is SHA-1`(text: String, digest: String) {
        let words = SHA1.state(Array(text.utf8)).map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }
        #expect(words.joined() == digest)
        #expect(String(SHA1.prefix(text), radix: 16) == digest.prefix(8))
    }
}
