/// Opening positions in which a detector must find each variant of its reason (`positives`), and similar ones in which
/// it must not find its reason (`negatives`).
///
/// By row: `DetectorVariant`, or the kind alone | moves before | line of the played move | its centipawns, or `#-2` for
/// a mate | line of the expected move | its centipawns.
extension DetectorRow {
    static let positives = """
        allows-mate | e4 e5 Bc4 Nc6 Qh5 | Nf6 Qxf7# | #-1 | g6 Qf3 Nf6 Ne2 | -20
        mate-threat | d4 f5 Bg5 h6 Bh4 g5 Bg3 | f4 e3 h5 Be2 Bh6 exf4 gxf4 Bh4 | -179 | Nf6 e3 Bg7 Nc3 e6 Qd2 d6 h4 | -67
        mate-threat | d4 d5 e4 dxe4 Nc3 Nf6 f3 exf3 Qxf3 Qxd4 Be3 Qb4 O-O-O | Bg4 Nb5 Na6 Qxb7 Qe4 Qxa6 Qxe3+ Kb1 | -204 | c6 Qg3 Nbd7 a3 Qa5 Bc4 g6 Ba2 | 80
        mate-threat | e4 e5 Nf3 d6 d4 Nd7 Bc4 Be7 dxe5 | dxe5 Qd5 Nh6 Bxh6 O-O Be3 c6 Qd1 | -468 | Nxe5 Nxe5 dxe5 Qh5 g6 Qxe5 Nf6 Nc3 | -202
        fork/several-targets | d4 Nf6 Bg5 c6 | e3 Qa5+ Qd2 Qxg5 Nf3 Qd5 c4 Qh5 | -404 | Bxf6 exf6 c4 d5 cxd5 Bb4+ Nc3 Qxd5 | 24
        fork/several-targets | e4 c5 Nf3 d6 c3 Nf6 Be2 | Nxe4 Qa4+ Nc6 Qxe4 e5 Qe3 f5 d4 | -279 | Nc6 d4 cxd4 cxd4 Nxe4 d5 Qa5+ Nc3 | -41
        fork/several-targets | e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 | h6 Nxf7 Na5 Nxd8 Nxc4 d3 Bb4+ c3 | -487 | d5 exd5 Na5 Bb5+ Bd7 Qe2 Be7 Nc3 | -29
        fork/with-mate-threat | e4 Na6 Bc4 | Nc5 Qh5 Nh6 Qxc5 e5 Qe3 d6 d3 | -400 | e6 d4 d5 exd5 exd5 Bd3 | -60
        discovered-attack/check | e4 e5 Nf3 Nf6 Nxe5 Nxe4 Qe2 | Nf6 Nc6+ Qe7 Nxe7 Bxe7 d4 d5 c3 | -470 | Qe7 Qxe4 d6 d4 dxe5 dxe5 Nc6 Nc3 | -56
        discovered-attack/target-captured | d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6 Nf3 Qa5 Nd2 Bb4 Qc2 O-O | Bd3 dxc4 Nxc4 Qxg5 h4 Qh6 a3 Bxc3+ | -401 | Be2 dxc4 Bxf6 Nxf6 Nxc4 Qc7 O-O b5 | 49
        discovered-attack/mover-captures | Nf3 d5 d4 Bf5 a3 Qd7 b4 e6 Ne5 Qd6 Bf4 Qe7 Qd2 | Qd6 Nxf7 Qb6 Nxh8 g5 e4 dxe4 Be3 | -392 | f6 Nf3 g5 Bg3 h5 h3 Qh7 Nc3 | 5
        skewer | d4 d5 e4 dxe4 Nc3 Nf6 f3 exf3 Qxf3 c6 Be3 g6 | O-O-O Bg4 Qg3 Bxd1 Nxd1 Nbd7 Nf3 Nd5 | -282 | Bc4 Nbd7 h3 Nb6 Bb3 Bg7 Nge2 O-O | -93
        skewer | e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3 e5 Nb3 Be7 Qf3 O-O | O-O-O Bg4 Qg3 Bxd1 Kxd1 d5 Bh6 Ne8 | -195 | h3 b5 a3 b4 axb4 Nc6 Bc4 Nxb4 | 34
        skewer | e4 d6 d4 Nf6 Nc3 g6 Bg5 Bg7 Qf3 O-O | O-O-O Bg4 Qf4 Bxd1 Nxd1 c5 e5 Nd5 | -177 | h3 c5 dxc5 Qa5 Bxf6 exf6 cxd6 f5 | 7
        pin/pinned | e4 d5 exd5 Qxd5 Nc3 | Qc6 Bb5 Qxb5 Nxb5 Na6 d4 e5 Bg5 | -535 | Qa5 d4 Nf6 Nf3 c6 Ne5 Nbd7 Nc4 | -59
        pin/left-the-line | e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5 Ndb5 d6 Bg5 a6 Na3 b5 Nd5 | Nxd5 Bxd8 Nf4 Bg5 Ne6 Bc1 Nc7 Nc4 | -511 | Be7 Bxf6 Bxf6 c3 Bg5 h4 Bh6 g4 | -40
        pin/cannot-recapture | d4 Nf6 c4 e6 Nc3 Bb4 | e4 Nxe4 Qc2 d5 Nf3 O-O Bd3 Nf6 | -58 | e3 O-O Bd2 b6 Bd3 d5 a3 dxc4 | 22
        pin/attacked | Nf3 c5 e4 d6 c3 Nf6 e5 Nfd7 Bb5 | g5 e6 Rg8 exd7+ Bxd7 Bxd7+ Qxd7 O-O | -342 | a6 Bxd7+ Bxd7 d4 cxd4 exd6 Bc6 Bf4 | 4
        trapped-piece/chased | d4 Nf6 c4 e6 Nc3 Bb4 a3 | Ba5 b4 c5 bxa5 cxd4 Qxd4 O-O e3 | -375 | Bxc3+ bxc3 O-O e3 Nc6 Ne2 e5 Ng3 | -19
        trapped-piece/chased | e4 c6 d4 d5 e5 Bf5 h4 | e6 g4 Be4 f3 Bxc2 Qxc2 h5 g5 | -261 | h5 c4 e6 Nc3 Ne7 Nf3 Bg4 Bg5 | -34
        trapped-piece/at-once | e4 Nf6 e5 Ne4 d4 | d6 Bd3 dxe5 Bxe4 f5 Bf3 Qxd4 Qxd4 | -282 | e6 Ne2 f6 Ng3 Nxg3 hxg3 d6 Bd3 | -122
        removed-defender/guarding-mate | e4 c5 d4 cxd4 c3 dxc3 Nxc3 Nc6 Nf3 e6 Bc4 Nf6 O-O Qc7 Qe2 Ng4 | h3 Nd4 hxg4 Nxe2+ Bxe2 a6 e5 b5 | -337 | Rd1 Bc5 Nb5 Qb8 h3 Nxf2 Be3 Bxe3 | 34
        removed-defender/overloaded | e4 c5 d4 cxd4 c3 dxc3 Nxc3 d6 Bc4 Nf6 e5 | dxe5 Bxf7+ Kxf7 Qxd8 Nc6 Qd1 Be6 Nf3 | -536 | Qc7 Bb5+ Nfd7 Nd5 Qd8 Qc2 Na6 Bxa6 | -221
        removed-defender/taken | e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 | O-O Bxc6 bxc6 Nxe5 Bb7 d4 d5 exd5 | -115 | b5 Bb3 d6 c3 Bg4 h3 Bh5 d3 | -55
        removed-defender/deflected | d4 e5 dxe5 d6 e4 dxe5 Bc4 | f6 Bf7+ Kxf7 Qxd8 Nc6 Qd3 Nge7 Nf3 | -900 | Qxd1+ Kxd1 Nc6 c3 f6 Be3 | -10
        removed-defender/driven-away | e4 Nf6 b3 d6 Nc3 e5 d4 Nc6 | f4 exd4 Nd5 Nxe4 Bc4 Nc3 Nxc3 dxc3 | -162 | dxe5 dxe5 Qxd8+ Nxd8 f3 c6 Bb2 Bd6 | 22
        hanging-piece/undefended | d4 Nf6 c4 e6 g3 b6 Bg2 | Bb7 Bxb7 Nc6 Bxc6 dxc6 Nf3 Bb4+ Bd2 | -592 | d5 Nc3 Bb7 cxd5 Nxd5 e4 Nxc3 bxc3 | -48
        hanging-piece/undefended | c4 e5 Nf3 e4 | Ng5 Qxg5 Nc3 Qg6 g3 Nf6 a3 h5 | -398 | Nd4 Nc6 e3 Nxd4 exd4 Nf6 Nc3 c6 | 16
        hanging-piece/defended | d4 d5 c4 e5 dxe5 d4 | Nc3 dxc3 Qxd8+ Kxd8 bxc3 Nc6 Nf3 Nge7 | -313 | Nf3 Nc6 Nbd2 Nge7 Nb3 Ng6 Nbxd4 Ngxe5 | 73
        loses-material | Nf3 Nf6 g3 g6 Bg2 c6 d4 a5 | d5 Nxd5 e4 Nc7 Nc3 d6 e5 d5 | -108 | O-O Bg7 c4 O-O Nc3 d5 cxd5 cxd5 | 38
        castling/by-force | e4 c6 d4 d5 f3 dxe4 fxe4 e5 | dxe5 Qh4+ Kd2 Bg4 Nf3 Qh5 Bd3 Nd7 | -57 | Nf3 Be6 Nbd2 exd4 Bc4 Bxc4 Nxc4 b5 | 74
        castling/by-the-move | e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bb4+ | Kf1 Nf6 e5 d5 exf6 dxc4 c3 dxc3 | -96 | c3 dxc3 O-O Nf6 e5 d5 exf6 dxc4 | 14
        tempo/chased | e4 e5 Nf3 Nc6 Bc4 d6 Nc3 Bg4 h3 | Bh5 g4 Bg6 d4 a6 d5 Nb8 a4 | -126 | Bxf3 Qxf3 Qd7 O-O Nd4 Qd1 Nf6 a4 | -54
        tempo/other-piece-chased | e4 e5 Nc3 Nf6 f4 | exf4 e5 Ng8 Bc4 Nc6 Qe2 Qh4+ Kd1 | -53 | d5 fxe5 Nxe4 Nf3 Be7 d4 c5 Bd3 | 7
        tempo/moved-back | e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 e5 | Ng8 O-O d5 exd6 cxd6 Qb3 Na5 Bxf7+ | -131 | d5 Bb5 Ne4 cxd4 Bb6 Nc3 O-O O-O | -1
        tempo/moved-twice | Nf3 Nf6 d4 d5 | Nfd2 e6 Nb3 b6 Bf4 c5 e3 c4 | -47 | c4 c6 cxd5 cxd5 Bf4 Nc6 Nc3 Nh5 | 34
        tempo/early-queen | rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | Qf3 Nc6 c3 g6 Bb5 Bg7 d3 Nf6 Qe2 Qb6 Bc4 O-O | -44 | c3 Nf6 e5 Nd5 Nf3 d6 Na3 Nc6 Bb5 Bd7 exd6 a6 | 22
        tempo/rook-pawn | e4 e5 c4 | h6 Nf3 Nc6 Nc3 Nf6 a3 Be7 d4 | -31 | Bc5 Nc3 d6 Nf3 Bg4 g3 Ne7 | 41
        structure/doubled | d4 d5 c4 dxc4 e4 e5 | dxe5 Qxd1+ Kxd1 Nc6 Nf3 Bg4 Bf4 b5 | -50 | Nf3 exd4 Bxc4 Bb4+ Nbd2 Nc6 O-O Nf6 | 41
        structure/doubled | e4 e5 Nc3 Nf6 f4 | exf4 e5 Ng8 Bc4 Nc6 Qe2 Qh4+ Kd1 | -53 | d5 fxe5 Nxe4 Nf3 Be7 d4 c5 Bd3 | 7
        structure/isolated | d4 d5 c4 e6 Nc3 c5 e3 Nc6 cxd5 exd5 Nf3 Nf6 Be2 cxd4 | exd4 Be7 O-O O-O Bg5 Be6 Rc1 Rc8 | -56 | Nxd4 Be7 O-O O-O b3 Nxd4 Qxd4 Be6 | 5
        prepared-point/clears | d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7 Ne1 | Re8 Nd3 c6 f3 b6 Be3 a5 a4 | -110 | Nd7 Nd3 f5 Bd2 Nf6 f3 f4 g4 | -45
        bishop-pair/driven | d4 e6 Nf3 c5 c3 Nf6 Bf4 b6 e3 Bb7 Bd3 Be7 | Bg5 h6 Bxf6 Bxf6 Qe2 Nc6 O-O O-O | -27 | h3 O-O Nbd2 cxd4 exd4 d6 O-O Nbd7 | 34
        structure/doubled-and-isolated | Nf3 c5 e4 | Nh6 d4 cxd4 Bxh6 gxh6 Qxd4 Rg8 Nc3 | -99 | d6 Bb5+ Nd7 O-O a6 Bxd7+ Bxd7 c3 | -26
        misses-mate | e4 e5 Bc4 Nc6 Qh5 Nf6 | Nf3 Nxh5 | -700 | Qxf7# | #1
        prepared-point/prevents-mate | e4 e5 Bc4 Nc6 Qh5 | Nf6 Qxf7# | #-1 | g6 Qf3 Nf6 Ne2 | -20
        prepared-point/prevents-move | r1bqkbnr/pp1ppppp/2n5/8/3PP3/8/PP3PPP/RNBQKBNR b KQkq - 0 4 | g6 d5 Nb8 Qd4 Nf6 e5 Ng8 Qa4 | -151 | d5 Bb5 a6 Bxc6+ bxc6 e5 a5 Ne2 | -24
        prepared-point/saves | c4 e5 Nf3 e4 | Ng5 Qxg5 Nc3 Qg6 g3 Nf6 a3 h5 | -398 | Nd4 Nc6 e3 Nxd4 exd4 Nf6 Nc3 c6 | 16
        prepared-point/threatens-mate | e4 e5 Bc4 Nc6 | h4 Nf6 d3 d5 exd5 Nxd5 | -60 | Qh5 g6 Qf3 Nf6 | 20
        prepared-point/builds-centre | Nc3 c6 d4 d5 f3 e6 | Nh3 c5 e4 Nc6 Bb5 a6 Bxc6+ bxc6 | -35 | e4 b5 e5 Ne7 Bd3 b4 | 47
        prepared-point/castles | Nf3 Nf6 g3 g6 Bg2 c6 d4 a5 | d5 Nxd5 e4 Nc7 Nc3 d6 e5 d5 | -108 | O-O Bg7 c4 O-O Nc3 d5 cxd5 cxd5 | 38
        """

    /// The forking piece is captured, the pinned piece need not move, the trapped piece has one safe square, the
    /// expected move doubles the pawns as well, the line ends before the mate, the engine accepts the loss, a recapture
    /// only restores the balance, ….
    static let negatives = """
        mate-threat | e4 | e5 Qh5 Nc6 Nf3 Nf6 Qh4 | -300 | c5 Nf3 | 0
        mate-threat | e4 e5 Bc4 | Qe7 Qh5 Nf6 Qf3 Nc6 Ne2 | -300 | Nf6 d3 | 0
        mate-threat | d4 d5 Bf4 e6 Nc3 | Nf6 Nb5 Na6 e3 c6 Nc3 | -300 | Bd6 Bg3 | 0
        fork | e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 | Nxd5 Nxf7 Kxf7 Qf3+ Ke6 Nc3 Nb4 O-O | -300 | Na5 Bb5+ | 0
        fork | e4 e5 Qh5 | Nf6 Qxe5+ Be7 Nc3 O-O d4 | -300 | Nc6 Bc4 | 0
        fork | e4 c5 Nf3 d6 c3 Nf6 Be2 | g6 Qa4+ Nc6 d3 Bg7 O-O | -300 | Nc6 d4 | 0
        pin | e4 e5 Nf3 Nc6 | d4 exd4 Nxd4 Bb4+ c3 Be7 | -300 | Bb5 a6 | 0
        pin | e4 e5 Nf3 Nc6 Bc4 Nf6 d3 Be7 O-O | d6 Bg5 O-O Bxf6 Bxf6 Nc3 | -300 | O-O Re1 | 0
        pin | d4 Nf6 c4 e6 Nc3 Bb4 | f3 d5 a3 Be7 e4 dxe4 fxe4 e5 | -300 | e3 O-O | 0
        skewer | e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3 e5 Nb3 Be7 Qf3 O-O | Be2 Bg4 Qg3 Bxe2 Nxe2 Nc6 | -300 | h3 b5 | 0
        skewer | d4 d5 e4 dxe4 Nc3 Nf6 f3 exf3 Qxf3 c6 Be3 g6 | Bd3 Bg4 Qf2 Bg7 h3 Be6 | -300 | Bc4 Nbd7 | 0
        skewer | e4 d6 d4 Nf6 Nc3 g6 Bg5 Bg7 Qf3 O-O | Nge2 Bg4 Qe3 Bxe2 Bxe2 h6 | -300 | h3 c5 | 0
        discovered-attack | e4 e5 Nf3 Nf6 Nxe5 Nxe4 Qe2 | Qe7 Qxe4 d6 d4 dxe5 dxe5 | -300 | d5 d3 | 0
        discovered-attack | e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5 Be3 | Bb6 Nxc6 bxc6 Bxb6 axb6 Nc3 | -300 | Qf6 c3 | 0
        discovered-attack | e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 Re1 Nd6 Nxe5 | Be7 Nxc6 dxc6 Bf1 O-O d4 | -300 | Nxe5 Rxe5+ | 0
        trapped-piece | e4 e5 Nf3 Nc6 Bb5 a6 | Ba4 b5 Bb3 Nf6 O-O Be7 | -300 | Bxc6 dxc6 | 0
        trapped-piece | e4 c6 d4 d5 e5 Bf5 h4 | h6 g4 Be4 f3 Bh7 e6 fxe6 | -300 | h5 c4 | 0
        trapped-piece | d4 Nf6 c4 e6 Nf3 Bb4+ Nbd2 O-O a3 | Be7 b4 d5 c5 b6 Bb2 | -300 | Bxd2+ Bxd2 | 0
        removed-defender | e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 | d6 Bxc6+ bxc6 d4 exd4 Nxd4 | -300 | b5 Bb3 | 0
        removed-defender | e4 e5 Nf3 Nc6 Bb5 | a6 Bxc6 dxc6 Nxe5 Qd4 Nf3 Qxe4+ Qe2 | -300 | Nf6 O-O | 0
        removed-defender | e4 e5 Nf3 Nc6 Bb5 Nf6 d3 | d6 Bxc6+ bxc6 O-O Be7 Nc3 | -300 | Bc5 c3 | 0
        hanging-piece | e4 e5 Nf3 Nc6 Bb5 | a6 Bxc6 dxc6 O-O Bg4 h3 | -300 | Nf6 O-O | 0
        hanging-piece | d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 cxd5 exd5 | Nxd5 Nxd5 Bxd8 Bb4+ Qd2 Bxd2+ Kxd2 Kxd8 | -300 | e3 c6 | 0
        hanging-piece | e4 e5 Nf3 Nc6 d4 | d6 dxe5 dxe5 Qxd8+ Kxd8 Nc3 | -300 | exd4 Nxd4 | 0
        castling | e4 e5 f4 exf4 Bc4 Qh4+ | Ke2 d5 Bxd5 Nf6 Nc3 Bb4 | -90 | Kf1 d6 Nf3 Qh5 d4 Nf6 | 10
        castling | e4 e5 Nf3 Nc6 Bc4 Bc5 | O-O Nf6 d3 d6 c3 O-O | -90 | c3 Nf6 d4 exd4 | 10
        castling | e4 e5 Nf3 Nc6 Bb5 | d6 Bxc6+ bxc6 d4 exd4 Nxd4 | -90 | Nf6 O-O Nxe4 d4 | 10
        tempo | e4 e5 Nf3 Nc6 Bc4 | Nf6 d3 Be7 O-O O-O Re1 | -90 | Bc5 c3 Nf6 d4 | 10
        tempo | e4 d5 exd5 | Qxd5 d4 Nc6 Nf3 Bg4 Be2 | -90 | Nf6 d4 Nxd5 Nf3 | 10
        tempo | e4 e5 Nf3 Nc6 Bb5 | a6 Ba4 Be7 O-O Nf6 Re1 | -90 | Nf6 O-O Nxe4 d4 | 10
        structure | d4 Nf6 c4 e6 Nc3 Bb4 | a3 Bxc3+ bxc3 c5 e3 O-O | -90 | e3 O-O a3 Bxc3+ bxc3 d6 | 10
        structure | d4 d5 c4 e6 Nc3 Nf6 Bg5 h6 Bxf6 | Qxf6 e3 c6 Nf3 Nd7 Bd3 | -90 | gxf6 e3 c6 Nf3 Nd7 Bd3 | 10
        structure | e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 | bxc6 O-O d6 d4 f6 Nc3 Ne7 Nh4 | -56 | dxc6 O-O Qf6 h3 Ne7 Nc3 c5 d3 | 5
        structure | e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 | dxc6 O-O f6 d4 exd4 Nxd4 | -90 | bxc6 O-O d6 d4 exd4 Nxd4 | 10
        allows-mate | e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 | Bxd1 Bxf7+ Ke7 | #-2 | dxe5 Qxg4 | -120
        misses-mate | e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 | Nxd1 dxe5 | -300 | Bxf7+ Ke7 | #2
        loses-material | e4 e5 Nf3 Nc6 Bc4 Nf6 d3 Bc5 | Bxf7+ Kxf7 O-O Rf8 Nc3 d6 | -60 | O-O d6 c3 O-O | 10
        misses-material | e4 d5 exd5 | a6 d4 Nf6 c4 b5 cxb5 | -150 | Qxd5 Nc3 Qa5 d4 | -10
        prepared-point | e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 | bxc6 O-O d6 d4 f6 Nc3 Ne7 Nh4 | -56 | dxc6 O-O Qf6 h3 Ne7 Nc3 c5 d3 | 5
        """
}
