import Chess
import PGN
import Testing
import TrainingSupport

@testable import Coach

/// The learner's games among those of a file.
@Suite struct OwnGameReaderTests {
    private func read(_ text: String, me: String = "Muster") -> OwnGameReader {
        var reader = OwnGameReader(PlayerNames([me]))
        reader.begin("games.pgn")
        var games = PGNReader(Array(text.utf8)).makeIterator()
        while games.visitGame(&reader) {}
        return reader
    }

    @Test func `Lichess writes the page in Site, the day in UTC, and comments in every move`() throws {
        let reader = read(SampleGames.lichess)
        #expect(reader.games.map(\.side) == [.white, .black])
        #expect(reader.games.map(\.opponent) == ["Gegner", "Andere"])
        #expect(reader.games.map(\.played) == ["2026.11.20 19:02:11", "2026.11.20 18:40:00"])
        #expect(reader.games.first?.tags.link == "https://lichess.org/AbCd1234")
        #expect(reader.games.map(\.moves.count) == [5, 6])
        #expect(reader.games.map(\.result) == [.whiteWins, .draw])
        #expect(reader.errors.isEmpty)
        #expect(reader.skipped.isEmpty)
    }

    @Test func `chess.com writes the page in Link, and tenths on the clock`() throws {
        let reader = read(SampleGames.chesscom)
        let game = try #require(reader.games.first)
        #expect(game.tags.link == "https://www.chess.com/game/live/123456789")
        #expect(game.played == "2026.11.19 20:15:30")
        #expect(game.moves.count == 4)
    }

    @Test func `other variants, games without moves and other people's games are skipped, without being read`() {
        let reader = read(SampleGames.variants)
        #expect(reader.games.isEmpty)
        #expect(reader.errors.isEmpty)
        #expect(
            reader.skipped.map(\.reason) == [.variant("Crazyhouse"), .variant("Chess960"), .noMoves, .notMine])
        #expect(
            SkippedGame.lines(reader.skipped) == [
                "1 game skipped (no. 1): not standard chess (Crazyhouse)",
                "1 game skipped (no. 2): not standard chess (Chess960)", "1 game skipped (no. 3): no moves",
                "1 game skipped (no. 4): you are not one of the players (--me)",
            ])
    }

    @Test func `a game of the learner's that cannot be read is an error, and the next one is read`() {
        let text = "[White \"Muster\"]\n\n1. e4 e4 *\n\n[White \"Muster\"]\n\n1. e4 *\n"
        let reader = read(text)
        #expect(reader.errors.map(\.error.game) == [1])
        #expect(reader.games.map(\.number) == [2])
    }

    @Test func `a line ends at a null move, and without a date the day is unknown`() {
        let reader = read("[White \"Muster\"]\n\n1. e4 -- 2. d4 *\n")
        #expect(reader.games.map(\.moves.count) == [1])
        #expect(reader.games.map(\.played) == ["????.??.??"])
    }

    @Test func `the same game with and without comments is the same, with another clock time another`() throws {
        let bare = SampleGames.chesscom.replacing(/\ \{[^}]*\}/, with: "")
        #expect(bare != SampleGames.chesscom)
        let digest = read(SampleGames.chesscom).games.first?.digest
        #expect(read(bare).games.first?.digest == digest)
        #expect(read(bare.replacing("muster", with: "MUSTER")).games.first?.digest == digest)
        #expect(read(bare.replacing("20:15:30", with: "20:30:00")).games.first?.digest != digest)
    }
}
