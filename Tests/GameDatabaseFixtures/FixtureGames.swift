import Chess
import PGN

/// Games in PGN with everything that the formats can hold.
enum FixtureGames {
    static let italian = """
        [Event "Café de la Régence"]
        [Site "Paris"]
        [Date "1850.03.07"]
        [Round "2"]
        [White "Kieseritzky, Lionel"]
        [Black "O'Brien \\"Q\\""]
        [Result "1-0"]
        [WhiteElo "2410"]
        [BlackElo "1987"]
        [ECO "C50"]
        [TimeControl "40/7200"]

        {A short game.} 1. e4 {best by test} 1... e5! (1... c5 $14 2. Nf3 (2. Nc3 {closed} 2... Nc6 $10) 2... d6)
        (1... e6 {French}) {Black chose the open game.} 2. Nf3 Nc6 3. Bc4 Bc5 $5 4. O-O Nf6 5. d3 O-O 6. h3 d5
        7. exd5 Nxd5 $2 $18 {too bold} 8. c3 1-0
        """
    static let castlingAndEnPassant = """
        [Event "One"]
        [Site "Here"]
        [Date "2020.12.31"]
        [Round "1"]
        [White "A"]
        [Black "B"]
        [Result "1/2-1/2"]

        1. Na3 f5 2. g4 b5 3. g5 g6 4. f4 b4 5. h3 b3 6. h4 e5 7. Nh3 Bxa3 8. d4 Bxb2 9. fxe5 h5 10. gxh6 Qg5
        11. e6 bxa2 12. Qd3 dxe6 13. Qa6 Qf6 14. Qxe6+ Ne7 15. c4 Qe5 16. e4 Qxe4+ 17. Be2 f4 18. O-O Nd7 19.
        Rxf4 Bxd4+ 20. Kh2 Nb8 21. h7 Bg7 22. Qc6+ Nbxc6 23. Rf3 Qd3 24. Kg1 Bf5 25. Rxa2 Be4 26. Rf2 Bb2 27.
        Bh6 Qa3 28. Rf1 Qb4 29. Ra3 O-O-O 30. Bf3 Bxf3 31. Rd3 Qb6+ 32. Re3 Rdf8 33. Rxf3 Kb8 34. h5 g5 35. Bg7
        Rf7 1/2-1/2
        """
    static let otherCastling = """
        [Event "One"]
        [Site "Here"]
        [Date "2021.01.01"]
        [Round "1"]
        [White "B"]
        [Black "A"]
        [Result "0-1"]

        1. b3 e6 2. c4 d6 3. Ba3 h5 4. Bb4 Qg5 5. Ba5 c6 6. f4 f6 7. Qc1 c5 8. e4 Qe5 9. Qc3 f5 10. a4 g5 11. h4
        b6 12. Qe3 bxa5 13. Nc3 gxh4 14. O-O-O Bh6 15. d3 Ne7 16. Nb1 O-O 17. g4 hxg3 18. Re1 h4 19. Kc2 h3 20.
        Nxh3 Nd5 21. Kd1 Bg7 22. Rh2 Kf7 23. b4 fxe4 24. fxe5 Nb6 25. Qd4 Na6 26. b5 gxh2 27. Bg2 h1=B 28. dxe4
        Rg8 29. Nf4 Bxe5 30. Qd3 Nd5 31. Qc3 Rg7 32. bxa6 Kf8 33. Kd2 Bd7 34. Qf3 Bc8 35. Nxe6+ Ke8 0-1
        """
    /// All four promotions, Black to move first.
    static let promotions = """
        [Event "One"]
        [Site "Here"]
        [Date "2021.01.02"]
        [Round "3"]
        [White "A"]
        [Black "C"]
        [Result "*"]
        [SetUp "1"]
        [FEN "1n2k1n1/P2P3P/8/8/8/8/p2p3p/1N1K2N1 b - - 0 1"]

        1... Kf8 2. a8=Q a1=Q 3. hxg8=B hxg1=N 4. d8=R+ Ke7 5. Qf3 Na6 6. Bf7 Qa3 7. Ba2 Qxa2 8. Rh8 Qd5 9. Qb3
        Nb4 10. Na3 Na2 11. Rf8 Kxf8 12. Qd3 Nh3 13. Qg3 Qd7 14. Qxh3 Kg8 15. Qh5 Qa7 16. Qh4 *
        """
    static let long = """
        [Event "Marathon"]
        [Site "?"]
        [Date "2022.05.06"]
        [Round "4"]
        [White "D"]
        [Black "E"]
        [Result "1-0"]

        1. c4 e5 2. e3 Qh4 3. h3 Qxh3 4. g4 Qf3 5. g5 f6 6. b4 h6 7. Qb3 h5 8. c5 Qf4 9. a3 a5 10. e4 d5 11.
        cxd6 c6 12. f3 g6 13. Bc4 Be7 14. Qd1 fxg5 15. d3 b5 16. Bxf4 h4 17. Bf7+ Kd7 18. Qb3 Rh7 19. Nc3 Bf8
        20. O-O-O exf4 21. Bxg8 Rh6 22. e5 Na6 23. Qe6+ Kd8 24. Qf6+ Kd7 25. Qg7+ Be7 26. dxe7 Nc7 27. Rh3 Ne8
        28. Ne4 a4 29. Bc4 Rh8 30. Ne2 Ra7 31. Re1 Ra8 32. d4 Ra6 33. Rh2 Kc7 34. Rf2 Bf5 35. Rg2 Kb8 36. Nf6
        Nc7 37. e8=B Be4 38. Bd5 Rxe8 39. Ng1 c5 40. bxc5 g4 41. fxe4 g3 42. Rh2 Nxd5 43. Ree2 Ra8 44. Kb2 h3
        45. exd5 gxh2 46. d6 h1=Q 47. Ne4 Qxg1 48. d5 f3 49. Kc2 Rd8 50. Rg2 Qh1 51. Rh2 g5 52. Qb7+ Kxb7 53.
        Ng3 Rxd6 54. cxd6 Ra5 55. d7 Kc7 56. d8=Q+ Kb7 57. Qg8 Qd1+ 58. Kxd1 Ra6 59. Rc2 Ka7 60. Rh2 Ra5 61. Rg2
        fxg2 62. Qg6 g1=N 63. Qe8 Kb7 64. d6 Ka6 65. Qd8 Nf3 66. Kc2 h2 67. Qh8 h1=R 68. Qe8 Nd2 69. Qa8+ Kb6
        70. Qa6+ Kxa6 71. Kc3 Ka7 72. Nf5 b4+ 73. Kxb4 Nc4 74. d7 Rd1 75. d8=N Rxe5 76. Ng3 g4 77. Nf7 Rd7 1-0
        """
    /// No known tags and no moves.
    static let unknown = """
        [Event "?"]
        [Site "?"]
        [Date "????.??.??"]
        [Round "?"]
        [White "?"]
        [Black "?"]
        [Result "*"]

        *
        """
    /// White castles king side, Black queen side, from unusual squares.
    static let chess960 = """
        [Event "Nine-sixty"]
        [Site "Here"]
        [Date "2023.01.01"]
        [Round "5"]
        [White "F"]
        [Black "G"]
        [Result "0-1"]
        [SetUp "1"]
        [FEN "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1"]

        1. O-O Ng6 2. e4 Rh8 3. d3 e6 4. b3 c6 5. g4 a5 6. Bb2 Ne5 7. c3 a4 8. a3 d5 9. Ne2 b5 10. f4 Bc7 11.
        Kf2 c5 12. Bc2 Qa7 13. Rg1 g5 14. Qa1 f6 15. c4 Bd6 16. Nhg3 Nxg4+ 17. Kf3 Ne7 18. Rc1 Ng6 19. Nh5 O-O-O
        20. e5 bxc4 21. Rg3 Qa6 22. Rh3 cxb3 23. Rg1 Qa7 24. Bd1 Be7 0-1
        """
    static let otherChess960 = """
        [Event "Nine-sixty"]
        [Site "Here"]
        [Date "2023.01.02"]
        [Round "6"]
        [White "G"]
        [Black "F"]
        [Result "1-0"]
        [SetUp "1"]
        [FEN "nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w GBgb - 0 1"]

        1. h4 b6 2. g4 f6 3. c4 e5 4. a3 Qb4 5. a4 Qc3+ 6. Nc2 c5 7. b4 Bf7 8. e4 h6 9. dxc3 Bd5 10. g5 fxg5 11.
        bxc5 d6 12. Na1 h5 13. f4 a5 14. cxb6 Ng6 15. Ng3 Bxb6 16. f5 O-O 17. Bd2 gxh4 18. Qf3 Ba7 19. Bg5 Kf7
        20. Qf1 Bxe4 21. Bf4 Rb5 22. Qe2 Rg8 23. Qc2 Bh1 24. Be2 Rb6 25. O-O-O Nc7 26. Rxh1 Nd5 1-0
        """

    static let standard = [italian, castlingAndEnPassant, otherCastling, promotions, long, unknown]
    static let all = standard + [chess960, otherChess960]

    static func tree(_ text: String) throws -> GameTree {
        var games = PGNReader(Array(text.utf8)).makeIterator()
        guard let game = games.next() else { throw PGNError(location: .start, game: 0, message: "no game") }
        return try game.tree.get()
    }
}

extension GameTree {
    /// Returns the main line with its comments, as in a format without variations.
    func withoutVariations() -> GameTree {
        var line = GameTree(tags: tags, start: start, result: result)
        for comment in self[GameTree.root].comments { line.add(comment, to: GameTree.root) }
        var last = GameTree.root
        for node in mainLine() {
            guard let move = self[node].move, let next = line.append(move, to: last) else { return line }
            // A comment after a variation belongs to the next move; without the variation, to the previous one.
            for comment in self[node].commentsBefore { line.add(comment, to: last) }
            for comment in self[node].comments { line.add(comment, to: next) }
            last = next
        }
        return line
    }

    /// Returns the main line in UCI.
    func uciMoves() -> [String] {
        var position = start
        return mainLine().compactMap { node in
            guard let move = self[node].move else { return nil }
            defer { position.play(move) }
            return position.uci(move)
        }
    }

    /// Returns the game with changed tags.
    func tagged(_ change: (inout TagPairs) -> Void) -> GameTree {
        var copy = self
        change(&copy.tags)
        return copy
    }
}
