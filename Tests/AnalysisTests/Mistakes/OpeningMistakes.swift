/// Sixty opening mistakes from practice. Class, reason and line were written by hand. Only rows were kept whose loss at
/// five million nodes is at least three points of win chance away from a threshold.
///
/// By row: name | FEN before the move | played | prepared | class | main reason | other true reasons | refutation.
extension OpeningMistake {
    static let table = """
        Fool's mate: 2.g4 Qh4# | rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2 | g4 | e4 | blunder | mate |  | Qh4#
        From's Gambit: 5.h3 Bg3# | rnbqk1nr/ppp2p1p/3b4/6p1/8/5N2/PPPPP1PP/RNBQKB1R w KQkq - 0 5 | h3 | g3 | blunder | mate |  | Bg3#
        Budapest: 8.axb4 Nd3# (Kieninger) | r1b1k2r/ppppqppp/2n5/4n3/1bP2B2/P4N2/1P1NPPPP/R2QKB1R w KQkq - 0 8 | axb4 | Nxe5 | blunder | mate | pin | Nd3#
        Caro-Kann: 5...Ngf6 6.Nd6# | r1bqkbnr/pp1npppp/2p5/8/3PN3/8/PPP1QPPP/R1B1KBNR b KQkq - 2 5 | Ngf6 | Ndf6 | blunder | mate | pin | Nd6#
        Scholar's mate: 3...Nf6 | r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3 | Nf6 | g6 | blunder | mate |  | Qxf7#
        Legal's mate: 5...Bxd1 | rn1qkbnr/ppp2p1p/3p2p1/4N3/2B1P1b1/2N5/PPPP1PPP/R1BQK2R b KQkq - 0 5 | Bxd1 | dxe5 | blunder | mate |  | Bxf7+ Ke7 Nd5#
        Fishing Pole: 6.hxg4 | r1bqkb1r/pppp1pp1/2n5/1B2p2p/4P1n1/5N1P/PPPP1PP1/RNBQ1RK1 w kq - 0 6 | hxg4 | d3 | blunder | mate |  | hxg4 Ne1 Qh4 f3 g3
        Blackmar-Diemer: 7...Bg4 8.Nb5 | rnb1kb1r/ppp1pppp/5n2/8/1q6/2N1BQ2/PPP3PP/2KR1BNR b kq - 3 7 | Bg4 | c6 | blunder | mate |  | Nb5 Bxf3 Nxc7#
        King's Gambit Declined: 3.fxe5 Qh4+ | rnbqk1nr/pppp1ppp/8/2b1p3/4PP2/8/PPPP2PP/RNBQKBNR w KQkq - 1 3 | fxe5 | Nf3 | blunder | fork | mate | Qh4+ g3 Qxe4+ Qe2 Qxh1
        Sicilian 3.c3: 4...Nxe4 5.Qa4+ | rnbqkb1r/pp2pppp/3p1n2/2p5/4P3/2P2N2/PP1PBPPP/RNBQK2R b KQkq - 2 4 | Nxe4 | Nc6 | blunder | fork | hanging | Qa4+ Nc6 Qxe4
        Wing Gambit: 5.axb4 Qe5+ | rnb1kbnr/pp2pppp/8/3q4/1p6/P7/2PP1PPP/RNBQKBNR w KQkq - 0 5 | axb4 | Nf3 | blunder | fork | hanging | Qe5+ Be2 Qxa1
        Two Knights: 4...h6 5.Nxf7 | r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4 | h6 | d5 | blunder | fork |  | Nxf7 Qe7 Nxh8
        Indian: 4.Nxd4 e5 | rnbqkb1r/pp1ppppp/5n2/8/3p1B2/5N2/PPP1PPPP/RN1QKB1R w KQkq - 0 4 | Nxd4 | Bxb8 | blunder | fork | material | e5 Bxe5 Qa5+ Nc3 Qxe5
        Englund: 6.Bc3 Bb4 | r1b1kbnr/pppp1ppp/2n5/4P3/8/5N2/PqPBPPPP/RN1QKB1R w KQkq - 0 6 | Bc3 | Nc3 | blunder | pin | mate | Bb4 Qd2 Bxc3 Qxc3 Qc1#
        Scandinavian: 3...Qc6 4.Bb5 | rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 3 | Qc6 | Qa5 | blunder | pin | material | Bb5 Qxb5 Nxb5
        Dragon: 6...Ng4 7.Bb5+ | rnbqkb1r/pp2pp1p/3p1np1/8/3NP3/2N1B3/PPP2PPP/R2QKB1R b KQkq - 1 6 | Ng4 | Bg7 | blunder | pin | hanging,material | Bb5+ Bd7 Qxg4
        Open Spanish: 11...Qd7 12.Nxe6 | r2q1rk1/2p1bppp/p1n1b3/1p1pP3/3Nn3/1BP5/PP3PPP/RNBQR1K1 b - - 4 11 | Qd7 | Nxe5 | blunder | pin | material | Nxe6 fxe6 Rxe4
        Petrov: 4...Nf6 5.Nc6+ | rnbqkb1r/pppp1ppp/8/4N3/4n3/8/PPPPQPPP/RNB1KB1R b KQkq - 1 4 | Nf6 | Qe7 | blunder | discovered |  | Nc6+ Be7 Nxd8
        French Advance: 7...Nxd4 8.Nxd4 | r1b1kbnr/pp3ppp/1qn1p3/3pP3/3P4/3B1N2/PP3PPP/RNBQK2R b KQkq - 0 7 | Nxd4 | Bd7 | blunder | discovered | material | Nxd4 Qxd4 Bb5+ Bd7 Qxd4
        Scotch: 5...Nf6 6.Nxc6 | r1bqk1nr/pppp1ppp/2n5/2b5/3NP3/4B3/PPP2PPP/RN1QKB1R b KQkq - 2 5 | Nf6 | Qf6 | blunder | discovered | hanging,material,castling | Nxc6 bxc6 Bxc5
        Cambridge Springs: 9.Bd3 dxc4 | r1b2rk1/pp1n1ppp/2p1pn2/q2p2B1/1bPP4/2N1P3/PPQN1PPP/R3KB1R w KQ - 6 9 | Bd3 | Be2 | blunder | discovered | fork,material | dxc4 Bxf6 cxd3 Qxd3 Nxf6
        Noah's Ark: 8.Qxd4 c5 | r1bqkbnr/2p2ppp/p2p4/1p6/3pP3/1B6/PPP2PPP/RNBQK2R w KQkq - 0 8 | Qxd4 | Bd5 | blunder | trapped | material | c5 Qd5 Be6 Qc6+ Bd7 Qd5 c4
        Modern: 4...Nd7 5.Bxf7+ | rnbqk1nr/ppp1ppbp/3p2p1/8/2BPP3/5N2/PPP2PPP/RNBQK2R b KQkq - 1 4 | Nd7 | Nf6 | blunder | trapped | castling,material | Bxf7+ Kxf7 Ng5+ Ke8 Ne6
        Nimzo-Indian: 4...Ba5 5.b4 | rnbqk2r/pppp1ppp/4pn2/8/1bPP4/P1N5/1P2PPPP/R1BQKBNR b KQkq - 0 4 | Ba5 | Bxc3+ | blunder | trapped | material | b4 Bb6 c5
        Bogo-Indian: 5...Ba5 6.b4 | rnbq1rk1/pppp1ppp/4pn2/8/1bPP4/P4N2/1P1NPPPP/R1BQKB1R b KQ - 0 5 | Ba5 | Be7 | blunder | trapped | material | b4 Bb6 c5
        Caro-Kann Advance: 4...e6 5.g4 | rn1qkbnr/pp2pppp/2p5/3pPb2/3P3P/8/PPP2PP1/RNBQKBNR b KQkq - 0 4 | e6 | h5 | blunder | trapped | material | g4 Be4 f3 Bg6 h5
        Hyper-accelerated Dragon: 4...Nc6 5.Qxh8 | rnbqkbnr/pp1ppp1p/6p1/8/3QP3/5N2/PPP2PPP/RNB1KB1R b KQkq - 0 4 | Nc6 | Nf6 | blunder | hanging |  | Qxh8
        Catalan: 4...Bb7 5.Bxb7 | rnbqkb1r/p1pp1ppp/1p2pn2/8/2PP4/6P1/PP2PPBP/RNBQK1NR b KQkq - 1 4 | Bb7 | d5 | blunder | hanging | trapped | Bxb7 Nc6 Bxa8
        English: 3.Ng5 Qxg5 | rnbqkbnr/pppp1ppp/8/8/2P1p3/5N2/PP1PPPPP/RNBQKB1R w KQkq - 0 3 | Ng5 | Nd4 | blunder | hanging |  | Qxg5
        Lasker's trap: 6.Bxb4 exf2+ | rnbqk1nr/ppp2ppp/8/4P3/1bP5/4p3/PP1B1PPP/RN1QKBNR w KQkq - 0 6 | Bxb4 | fxe3 | blunder | skewer | material,castling,fork | exf2+ Ke2 fxg1=N+ Rxg1 Bg4+
        Najdorf: 9.O-O-O Bg4 | rnbq1rk1/1p2bppp/p2p1n2/4p3/4P3/1NN1BQ2/PPP2PPP/R3KB1R w KQ - 4 9 | O-O-O | h3 | blunder | skewer | material | Bg4 Qg3 Bxd1
        Sicilian: 9.O-O-O Bg4 | r1bq1rk1/pp2bppp/2np1n2/4p3/4P3/1NN1BQ2/PPP2PPP/R3KB1R w KQ - 4 9 | O-O-O | h3 | blunder | skewer | material | Bg4 Qg3 Bxd1
        Elephant trap: 6.Nxd5 Nxd5 | r1bqkb1r/pppn1ppp/5n2/3p2B1/3P4/2N5/PP2PPPP/R2QKBNR w KQkq - 0 6 | Nxd5 | e3 | blunder | material |  | Nxd5 Bxd8 Bb4+ Qd2 Bxd2+ Kxd2 Kxd8
        Siberian: 9.h3 Nd4 | r1b1kb1r/ppqp1ppp/2n1p3/8/2B1P1n1/2N2N2/PP2QPPP/R1B2RK1 w kq - 6 9 | h3 | Rd1 | blunder | removed-defender | mate,material | Nd4 Nxd4 Qh2#
        Petrov (Cochrane): 4.Nxf7 Kxf7 | rnbqkb1r/ppp2ppp/3p1n2/4N3/4P3/8/PPPP1PPP/RNBQKB1R w KQkq - 0 4 | Nxf7 | Nf3 | mistake | material |  | Kxf7
        Alekhine: 2.d4 Nxe4 | rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2 | d4 | e5 | mistake | material | hanging | Nxe4
        O'Kelly: 5.e5 Qa5+ | rnbqkb1r/1p1ppppp/p4n2/8/3NP3/8/PPP2PPP/RNBQKB1R w KQkq - 1 5 | e5 | Nc3 | mistake | fork | material | Qa5+ Nc3 Qxe5+
        Italian: 3...f6 4.d4 | r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3 | f6 | Bc5 | mistake | king-safety | castling | d4 exd4 Nxd4
        Bishop's Opening: 2...f6 3.Nc3 | rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2 | f6 | Nf6 | mistake | king-safety | castling | Nc3 Bc5 Nge2
        Englund: 2.c4 exd4 | rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2 | c4 | dxe5 | mistake | tempo |  | exd4 Qxd4 Nc6
        Scandinavian: 2.Qf3 dxe4 | rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | Qf3 | exd5 | mistake | tempo |  | dxe4 Qxe4 Nf6
        Scandinavian: 2.Qe2 dxe4 | rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | Qe2 | exd5 | mistake | tempo |  | dxe4 Qxe4 Nf6
        Nimzowitsch: 4.Nc3 Qxd4 | r1b1kbnr/ppp1pppp/2n5/3q4/3P4/8/PPP2PPP/RNBQKBNR w KQkq - 0 4 | Nc3 | Nf3 | inaccuracy | material |  | Qxd4
        King's Gambit: 2.f4 exf4 | rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | f4 | Nf3 | inaccuracy | material | castling,king-safety | exf4 Nf3
        Spanish: 6...O-O 7.Bxc6 | r1bqk2r/1pppbppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQR1K1 b kq - 5 6 | O-O | b5 | inaccuracy | removed-defender | material | Bxc6 dxc6 Nxe5
        Spanish Classical: 4...a6 5.Bxc6 | r1bqk1nr/pppp1ppp/2n5/1Bb1p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4 | a6 | Nf6 | inaccuracy | removed-defender | material | Bxc6 dxc6 Nxe5 Qd4 Nd3
        Scotch Gambit: 5...dxc3 6.Bxf7+ | r1bqk1nr/pppp1ppp/2n5/2b5/2BpP3/2P2N2/PP3PPP/RNBQK2R b KQkq - 0 5 | dxc3 | Nf6 | inaccuracy | fork | castling,structure,centre | Bxf7+ Kxf7 Qd5+ Kf8 Qxc5+
        Queen's Gambit Accepted: 4.dxe5 Qxd1+ | rnbqkbnr/ppp2ppp/8/4p3/2pPP3/8/PP3PPP/RNBQKBNR w KQkq - 0 4 | dxe5 | Nf3 | inaccuracy | castling | structure | Qxd1+ Kxd1 Nc6
        Trompowsky: 4...gxf6 | rnbqkb1r/pppp1pp1/4pB1p/8/3PP3/8/PPP2PPP/RN1QKBNR b KQkq - 0 4 | gxf6 | Qxf6 | inaccuracy | structure |  | Nc3 d5 Qh5
        Italian: 6...O-O 7.Nd5 | r1bqk2r/ppp2ppp/2np1n2/2b1p1B1/2B1P3/2NP1N2/PPP2PPP/R2QK2R b KQkq - 1 6 | O-O | h6 | inaccuracy | structure | pin | Nd5 Bg4 Bxf6 gxf6
        Queen's Gambit Exchange: 5...Bf5 6.Bxf6 | rnbqkb1r/ppp2ppp/5n2/3p2B1/3P4/2N5/PP2PPPP/R2QKBNR b KQkq - 1 5 | Bf5 | Be7 | inaccuracy | structure | removed-defender | Bxf6 gxf6 e3
        King's pawn: 2...Qf6 3.Nc3 | rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2 | Qf6 | Nc6 | inaccuracy | tempo |  | Nc3 c6 d4
        Scandinavian: 2.Nc3 d4 | rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | Nc3 | exd5 | inaccuracy | tempo | centre | d4 Nce2 e5
        Queen's Gambit: 3...b6 4.cxd5 | rnbqkb1r/ppp1pppp/5n2/3p4/2PP4/5N2/PP2PPPP/RNBQKB1R b KQkq - 0 3 | b6 | e6 | inaccuracy | centre |  | cxd5 Nxd5 e4
        Gruenfeld: 6...Nb6 | rnbqk2r/ppp1ppbp/6p1/3n4/3PP3/2N2N2/PP3PPP/R1BQKB1R b KQkq - 0 6 | Nb6 | Nxc3 | inaccuracy | centre | tempo | h3 O-O Be3
        Queen's Gambit Declined: 5.Bf4 | rnbqk2r/ppp1bppp/4pn2/3p4/2PP4/2N2N2/PP2PPPP/R1BQKB1R w KQkq - 2 5 | Bf4 | Bg5 | good |  |  | O-O e3
        Berlin: 4.d3 | r1bqkb1r/pppp1ppp/2n2n2/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4 | d3 | O-O | good |  |  | Bc5
        Slav: 4...a6 | rnbqkb1r/pp2pppp/2p2n2/3p4/2PP4/2N2N2/PP2PPPP/R1BQKB1R b KQkq - 3 4 | a6 | dxc4 | good |  |  | e3 b5
        Queen's Indian: 4...Bb7 | rnbqkb1r/p1pp1ppp/1p2pn2/8/2PP4/5NP1/PP2PP1P/RNBQKB1R b KQkq - 0 4 | Bb7 | Ba6 | good |  |  | Bg2 Be7
        Dutch: 2.g3 | rnbqkbnr/ppppp1pp/8/5p2/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2 | g3 | c4 | good |  |  | Nf6 Bg2
        """
}
