import Chess
import Testing
import UCI

@Suite struct CommandTests {
    /// Every command of the protocol as written.
    static let lines = [
        "uci", "debug on", "debug off", "isready", "setoption name Clear Hash", "setoption name Hash value 64",
        "setoption name SyzygyPath value /a b/c", "register later", "register name Stefan MK code 4359874324",
        "ucinewgame", "position startpos", "position startpos moves e2e4 e7e5",
        "position fen 8/P6k/8/8/8/8/7K/8 w - - 0 1 moves a7a8q", "go infinite", "go ponder wtime 1000 btime 2000",
        "go wtime 1 btime 2 winc 3 binc 4 movestogo 5", "go depth 6 nodes 7 mate 8 movetime 9",
        "go nodes 200000 searchmoves e2e4 d2d4", "go perft 5", "stop", "ponderhit", "quit",
    ]

    @Test(arguments: lines) func `a command is read and written unchanged`(_ line: String) {
        #expect(Command(line)?.description == line)
    }

    @Test func `unknown words before a command are skipped`() {
        #expect(Command("joho debug on") == .debug(true))
        #expect(Command("  \t go   depth 3 whatever 7 \r") == .go(.depth(3), moves: []))
        #expect(Command("") == nil)
        #expect(Command("setposition startpos") == nil)
    }

    @Test(arguments: ["position", "position fen nonsense", "setoption value 3", "register", "register name x"])
    func `an incomplete command is refused`(_ line: String) {
        #expect(Command(line) == nil)
    }

    @Test func `text cannot inject a second command`() {
        let command = Command.setOption(name: "Hash", value: "1\nquit\r\nstop")
        #expect(command.description == "setoption name Hash value 1 quit  stop")
    }

    @Test func `castling is written according to the position`() throws {
        let position = try Position(fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
        let castling = try #require(position.legalMoves().first { $0.isCastling })
        let text = try #require(EngineMove(castling, in: position))
        #expect(text.description == "e1g1")
        #expect(text.move(in: position) == castling)
    }

    @Test(arguments: ["e2e9", "i1a1", "e2e4x", "e2", "", "e2e2", "O-O", "e7e8k"])
    func `text that is not a move is refused`(_ text: String) {
        #expect(EngineMove(text) == nil)
    }
}
