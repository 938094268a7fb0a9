import Chess
import PGN
import Testing

@testable import Coach

/// The player that a name means when no player has exactly this name.
@Suite struct PlayerTallyTests {
    private static let club = ["Short, Nigel D", "Short, Nigel", "Kasparov, G", "anna_m", "Müller, Jürgen"]

    private func reader(_ me: String, _ players: [String]) -> OwnGameReader {
        var reader = OwnGameReader(PlayerNames([me]))
        reader.begin("games.pgn")
        let text = players.map { "[White \"\($0)\"]\n[Black \"Somebody\"]\n\n1. e4 e5 *\n\n" }.joined()
        var games = PGNReader(Array(text.utf8)).makeIterator()
        while games.visitGame(&reader) {}
        return reader
    }

    @Test(arguments: [
        ("Kasp", "Kasparov, G"), ("kas", "Kasparov, G"), ("ann", "anna_m"), ("jür", "Müller, Jürgen"),
    ])
    func `a unique prefix of a player's name is enough`(me: String, player: String) throws {
        var reader = reader(me, Self.club)
        #expect(try reader.resolvePlayer() == player)
        #expect(reader.games.map(\.tags.white) == [player])
        #expect(!reader.skipped.contains { $0.number == reader.games.first?.number })
    }

    @Test func `a surname that one person has is enough, however the first name is shortened`() throws {
        var reader = reader("Short", Self.club)
        #expect(try reader.resolvePlayer() == nil)
        #expect(reader.games.count == 2)
    }

    @Test func `games without names are said to have none`() {
        var reader = OwnGameReader(PlayerNames(["me"]))
        reader.begin("games.pgn")
        var games = PGNReader(Array("1. e4 e5 *".utf8)).makeIterator()
        while games.visitGame(&reader) {}
        let failure = #expect(throws: CommandFailure.self) { try reader.resolvePlayer() }
        #expect(failure?.message.hasSuffix("no game of “me” in these files: they have no games with names") == true)
    }

    @Test(arguments: [
        ("Short", ["Short, Nigel D", "Short, Philip"], "“Short” could be Short, Nigel D or Short, Philip"),
        ("Sho", ["Short, Nigel D", "Shoup, R"], "“Sho” could be Short, Nigel D or Shoup, R"),
        (
            "Nobody", ["Short, Nigel D", "Short, Nigel D"],
            "--me takes your name in them, such as Short, Nigel D (2 games); Somebody (2 games)"
        ),
        ("Shrot", ["Short, Nigel D", "Kasparov, G"], "did you mean Short, Nigel D?"),
        ("Short, Nigle D", ["Short, Nigel D", "Kasparov, G"], "did you mean Short, Nigel D?"),
    ])
    func `no matching player or several of them is status 1 with the names`(
        me: String, players: [String], message: String
    ) {
        var reader = reader(me, players)
        let failure = #expect(throws: CommandFailure.self) { try reader.resolvePlayer() }
        #expect(failure?.status == .found)
        #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
    }

    @Test func `a name that a player has exactly means that one`() throws {
        var reader = reader("Short", ["Short", "Short, Nigel D", "Short, Philip"])
        #expect(try reader.resolvePlayer() == nil)
    }

    @Test(arguments: [
        ("Short, N", "Short, Nigel D", true), ("Short, N.", "Short, Nigel", true),
        ("Short, Nigel", "Short, Philip", false), ("Carlsen", "Carlsen, Magnus", true),
    ])
    func `a shortened first name is the same person`(a: String, b: String, isOne: Bool) {
        #expect(PlayerTally.isSamePerson(a, b) == isOne)
    }
}
