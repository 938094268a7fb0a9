import Testing

@testable import Store

@Suite struct NameMatchTests {
    private static let names = ["white-e4", "white-d4", "black-c5", "Najdorf Main", "white"]

    @Test(arguments: [
        ("white-e4", NameMatch.one("white-e4")), ("white", .one("white")), ("WHITE-D4", .one("white-d4")),
        ("b", .one("black-c5")), ("naj", .one("Najdorf Main")), ("najdorf m", .one("Najdorf Main")),
        ("white-", .several(["white-e4", "white-d4"])), ("wh", .several(["white-e4", "white-d4", "white"])),
        ("whte-e4", .none(nearest: "white-e4")), ("blakc-c5", .none(nearest: "black-c5")),
        ("e4", .none(nearest: nil)), ("", .none(nearest: nil)), ("  ", .none(nearest: nil)),
    ])
    func `a text matches an exact name, then a name that begins with it`(text: String, match: NameMatch) {
        #expect(NameMatch(text, among: Self.names) == match)
    }

    @Test func `of two names that differ only in case the exact one matches`() {
        #expect(NameMatch("Najdorf", among: ["najdorf", "Najdorf"]) == .one("Najdorf"))
        #expect(NameMatch("NAJDORF", among: ["najdorf", "Najdorf"]) == .several(["najdorf", "Najdorf"]))
    }

    @Test(arguments: [
        (
            "whte-e4", ["white-e4", "black-c5"],
            "no repertoire “whte-e4”; did you mean white-e4? (your repertoires: white-e4, black-c5)"
        ),
        ("x", ["white-e4", "black-c5"], "no repertoire “x”; your repertoires: white-e4, black-c5"),
        ("x", [], "no repertoire “x”; you have none yet (prep import FILE)"),
    ])
    func `the error for an unknown name lists the nearest and all names`(
        name: String, known: [String], message: String
    ) {
        #expect(StoreError.unknownRepertoire(name, among: known, path: "").message == message)
    }
}
