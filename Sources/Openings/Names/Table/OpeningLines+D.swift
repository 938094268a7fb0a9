extension OpeningLines {
    /// D00 to D99: closed games and Grünfeld.
    static let volumeD = """
        D00 Queen's Pawn Game: Closed Game | d4 d5
        D00 Accelerated London System | d4 d5 Bf4
        D00 Accelerated London System: 2...Nf6 | d4 d5 Bf4 Nf6
        D00 Accelerated London System: Steinitz Countergambit | d4 d5 Bf4 c5
        D00 Queen's Pawn Game: Levitsky Attack | d4 d5 Bg5
        D00 Queen's Pawn Game: Chigorin Variation | d4 d5 Nc3
        D00 Jobava London System | d4 d5 Nc3 Nf6 Bf4
        D00 Queen's Pawn Game: Huebsch Gambit | d4 d5 Nc3 Nf6 e4 Nxe4
        D00 Queen's Pawn Game: 2.e3 | d4 d5 e3
        D00 Queen's Pawn Game: Stonewall Attack | d4 d5 e3 Nf6 Bd3 c5 c3 Nc6 f4
        D00 Blackmar-Diemer Gambit: Offer | d4 d5 e4
        D00 Blackmar-Diemer Gambit | d4 d5 e4 dxe4 Nc3 Nf6 f3
        D00 Blackmar-Diemer Gambit: Vienna Variation | d4 d5 e4 dxe4 Nc3 Nf6 f3 Bf5
        D00 Blackmar-Diemer Gambit: Accepted | d4 d5 e4 dxe4 Nc3 Nf6 f3 exf3
        D00 Blackmar-Diemer Gambit: Teichmann Defense | d4 d5 e4 dxe4 Nc3 Nf6 f3 exf3 Nxf3 Bg4
        D00 Blackmar-Diemer Gambit: Ziegler Defense | d4 d5 e4 dxe4 Nc3 Nf6 f3 exf3 Nxf3 c6
        D00 Blackmar-Diemer Gambit: Euwe Defense | d4 d5 e4 dxe4 Nc3 Nf6 f3 exf3 Nxf3 e6
        D00 Blackmar-Diemer Gambit: Bogoljubov Defense | d4 d5 e4 dxe4 Nc3 Nf6 f3 exf3 Nxf3 g6
        D00 Blackmar-Diemer Gambit: Ryder Gambit | d4 d5 e4 dxe4 Nc3 Nf6 f3 exf3 Qxf3
        D00 Blackmar-Diemer Gambit: Lemberger Countergambit | d4 d5 e4 dxe4 Nc3 e5
        D01 Richter-Veresov Attack | d4 d5 Nc3 Nf6 Bg5
        D01 Richter-Veresov Attack: Veresov Variation | D01 Bf5 Bxf6
        D01 Richter-Veresov Attack: Richter Variation | D01 Nbd7 f3
        D01 Richter-Veresov Attack: Boyce Defense | D01 Ne4
        D02 Queen's Pawn Game: Zukertort Variation | d4 d5 Nf3
        D02 Queen's Pawn Game: Chigorin Defense | D02 Nc6
        D02 Queen's Pawn Game: Symmetrical Variation | D02 Nf6
        D02 London System | D02 Nf6 Bf4
        D02 London System: Symmetrical Variation | D02 Nf6 Bf4 Bf5 e3
        D02 London System: Central Defense | D02 Nf6 Bf4 c5 e3
        D02 London System: Main Line | D02 Nf6 Bf4 c5 e3 Nc6
        D02 London System: Poisoned Pawn Variation | D02 Nf6 Bf4 c5 e3 Qb6 Nc3
        D02 London System: Classical Defense | D02 Nf6 Bf4 e6 e3
        D02 London System: Grünfeld Formation | D02 Nf6 Bf4 g6 e3
        D02 Queen's Pawn Game: Fianchetto Variation | D02 Nf6 g3
        D02 Queen's Pawn Game: Krause Variation | D02 c5
        D02 Queen's Pawn Game: Austrian Attack | D02 c5 dxc5
        D03 Torre Attack: Tartakower Variation | D02 Nf6 Bg5
        D03 Torre Attack: Gossip Variation | D03 Ne4
        D03 Torre Attack: Grünfeld Variation | D03 g6
        D04 Colle System | D02 Nf6 e3
        D04 Colle System: Anti-Colle | D04 Bf5
        D04 Colle System: Grünfeld Formation | D04 g6
        D05 Colle System: 3...e6 | D04 e6
        D05 Colle-Zukertort System | D05 Bd3 c5 b3
        D05 Colle System: Traditional Colle | D05 Bd3 c5 c3
        D06 Queen's Gambit | d4 d5 c4
        D06 Queen's Gambit Declined: Baltic Defense | D06 Bf5
        D06 Queen's Gambit Declined: Marshall Defense | D06 Nf6
        D06 Queen's Gambit Declined: Austrian Defense | D06 c5
        D07 Queen's Gambit Declined: Chigorin Defense | D06 Nc6
        D07 Queen's Gambit Declined: Chigorin Defense, Janowski Variation | D07 Nc3 dxc4 Nf3
        D07 Queen's Gambit Declined: Chigorin Defense, 3.Nf3 | D07 Nf3
        D07 Queen's Gambit Declined: Chigorin Defense, Main Line | D07 Nf3 Bg4
        D07 Queen's Gambit Declined: Chigorin Defense, Exchange Variation | D07 cxd5 Qxd5
        D08 Queen's Gambit Declined: Albin Countergambit | D06 e5
        D08 Queen's Gambit Declined: Albin Countergambit, 4...Nc6 | D08 dxe5 d4 Nf3 Nc6
        D08 Queen's Gambit Declined: Albin Countergambit, Modern Line | D08 dxe5 d4 Nf3 Nc6 Nbd2
        D08 Queen's Gambit Declined: Albin Countergambit, Lasker Trap | D08 dxe5 d4 e3 Bb4+ Bd2 dxe3
        D08 Queen's Gambit Declined: Albin Countergambit, Spassky Variation | D08 dxe5 d4 e4
        D09 Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation | D08 dxe5 d4 Nf3 Nc6 g3
        D10 Slav Defense | D06 c6
        D10 Slav Defense: 3.Nc3 | D10 Nc3
        D10 Slav Defense: Argentinian Defense | D10 Nc3 dxc4
        D10 Slav Defense: Winawer Countergambit | D10 Nc3 e5
        D10 Slav Defense: Exchange Variation | D10 cxd5
        D10 Slav Defense: Diemer Gambit | D10 e4
        D11 Slav Defense: Modern Line | D10 Nf3
        D11 Slav Defense: Breyer Variation | D11 Nf6 Nbd2
        D11 Slav Defense: Quiet Variation | D11 Nf6 e3
        D11 Slav Defense: Slow Slav, 4...Bg4 | D11 Nf6 e3 Bg4
        D11 Slav Defense: Bonet Gambit | D11 dxc4
        D12 Slav Defense: Quiet Variation, Schallopp Defense | D11 Nf6 e3 Bf5
        D12 Slav Defense: Quiet Variation, Amsterdam Variation | D12 cxd5 cxd5 Nc3 e6 Ne5 Nfd7
        D12 Slav Defense: Quiet Variation, Landau Variation | D12 cxd5 cxd5 Qb3 Qc7 Bd2 e6 Bb5+
        D13 Slav Defense: Exchange Variation, 4...cxd5 | D11 Nf6 cxd5 cxd5
        D14 Slav Defense: Exchange Variation, Symmetrical Line | D13 Nc3 Nc6 Bf4 Bf5
        D14 Slav Defense: Exchange Variation, Trifunović Variation | D14 e3 e6 Qb3 Bb4
        D15 Slav Defense: Three Knights Variation | D11 Nf6 Nc3
        D15 Slav Defense: Süchting Variation | D15 Qb6
        D15 Slav Defense: Chebanenko Variation | D15 a6
        D15 Slav Defense: Two Knights Attack | D15 dxc4
        D15 Slav Defense: Geller Gambit | D15 dxc4 e4
        D15 Slav Defense: Schlechter Variation | D15 g6
        D16 Slav Defense: Alapin Variation | D15 dxc4 a4
        D16 Slav Defense: Steiner Variation | D16 Bg4
        D16 Slav Defense: Smyslov Variation | D16 Na6
        D16 Slav Defense: Soultanbéieff Variation | D16 e6
        D17 Slav Defense: Czech Variation | D16 Bf5
        D17 Slav Defense: Krause Attack | D17 Ne5
        D17 Slav Defense: Carlsbad Variation | D17 Ne5 Nbd7 Nxc4 Qc7 g3 e5
        D17 Slav Defense: Central Variation | D17 Ne5 e6 f3 Bb4 e4 Bxe4
        D18 Slav Defense: Dutch Variation | D17 e3
        D18 Slav Defense: Dutch Variation, Lasker Line | D18 Na6
        D18 Slav Defense: Dutch Variation, 7...Bb4 | D18 e6 Bxc4 Bb4
        D19 Slav Defense: Dutch Variation, 8.O-O | D18 e6 Bxc4 Bb4 O-O
        D19 Slav Defense: Dutch Variation, Main Line | D19 O-O Qe2
        D20 Queen's Gambit Accepted | D06 dxc4
        D20 Queen's Gambit Accepted: Saduleto Variation | D20 Nc3
        D20 Queen's Gambit Accepted: Old Variation | D20 e3
        D20 Queen's Gambit Accepted: Central Variation | D20 e4
        D20 Queen's Gambit Accepted: Central Variation, Modern Defense | D20 e4 Nf6
        D20 Queen's Gambit Accepted: Central Variation, Greco Variation | D20 e4 b5
        D20 Queen's Gambit Accepted: Central Variation, Rubinstein Defense | D20 e4 c5
        D20 Queen's Gambit Accepted: Central Variation, McDonnell Defense | D20 e4 e5
        D20 Queen's Gambit Accepted: Schwartz Defense | D20 e4 f5
        D21 Queen's Gambit Accepted: Normal Variation | D20 Nf3
        D21 Queen's Gambit Accepted: Godes Variation | D21 Nd7
        D21 Queen's Gambit Accepted: Alekhine Defense, Borisenko-Furman Variation | D21 a6 e4
        D21 Queen's Gambit Accepted: Rosenthal Variation | D21 e6
        D22 Queen's Gambit Accepted: Alekhine Defense | D21 a6 e3
        D22 Queen's Gambit Accepted: Alekhine Defense, Alatortsev Variation | D22 Bg4 Bxc4 e6 d5
        D22 Queen's Gambit Accepted: Alekhine Defense, Haberditz Variation | D22 b5
        D23 Queen's Gambit Accepted: 3...Nf6 | D21 Nf6
        D23 Queen's Gambit Accepted: Mannheim Variation | D23 Qa4+
        D24 Queen's Gambit Accepted: 4.Nc3 | D23 Nc3
        D24 Queen's Gambit Accepted: Bogoljubov Defense | D24 a6 e4
        D25 Queen's Gambit Accepted: 4.e3 | D23 e3
        D25 Queen's Gambit Accepted: Winawer Defense | D25 Be6
        D25 Queen's Gambit Accepted: Janowski-Larsen Variation | D25 Bg4
        D25 Queen's Gambit Accepted: Smyslov Variation | D25 g6
        D26 Queen's Gambit Accepted: Classical Variation | D25 e6
        D26 Queen's Gambit Accepted: Classical Variation, 5...c5 | D26 Bxc4 c5
        D26 Queen's Gambit Accepted: Classical Variation, Steinitz Variation | D26 Bxc4 c5 O-O cxd4
        D26 Queen's Gambit Accepted: Classical Variation, Furman Variation | D26 Bxc4 c5 Qe2 a6 dxc5
        D27 Queen's Gambit Accepted: Classical Variation, 6...a6 | D26 Bxc4 c5 O-O a6
        D27 Queen's Gambit Accepted: Classical Variation, Rubinstein Variation | D27 a4
        D27 Queen's Gambit Accepted: Classical Variation, Spassky Line | D27 dxc5
        D27 Queen's Gambit Accepted: Classical Variation, Russian Gambit | D27 e4
        D28 Queen's Gambit Accepted: Alekhine System | D27 Qe2
        D28 Queen's Gambit Accepted: Alekhine System, Flohr Variation | D28 b5 Bb3 Nc6 Rd1 c4 Bc2
        D29 Queen's Gambit Accepted: Alekhine System, Main Line | D28 b5 Bb3 Bb7
        D29 Queen's Gambit Accepted: Alekhine System, Smyslov Variation | D29 Rd1 Nbd7 Nc3 Bd6
        D30 Queen's Gambit Declined | D06 e6
        D30 Queen's Gambit Declined: Traditional Variation | D30 Nf3
        D30 Queen's Gambit Declined: 3...Nf6 | D30 Nf3 Nf6
        D30 Queen's Gambit Declined: Vienna Variation, Bishop Check | D30 Nf3 Nf6 Bg5 Bb4+
        D30 Queen's Gambit Declined: Capablanca Variation | D30 Nf3 Nf6 Bg5 Nbd7 e3 c6 Nbd2
        D30 Queen's Gambit Declined: Tarrasch Defense, Pseudo-Tarrasch | D30 Nf3 c5
        D30 Queen's Gambit Declined: Stonewall Variation | D30 Nf3 c6 e3 f5
        D31 Queen's Gambit Declined: Queen's Knight Variation | D30 Nc3
        D31 Queen's Gambit Declined: Charousek Variation | D31 Be7
        D31 Queen's Gambit Declined: Charousek Variation, 5.Bf4 | D31 Be7 cxd5 exd5 Bf4
        D31 Queen's Gambit Declined: Janowski Variation | D31 a6
        D31 Queen's Gambit Declined: Alapin Variation | D31 b6
        D31 Semi-Slav Defense: Triangle System | D31 c6
        D31 Semi-Slav Defense: Noteboom Variation | D31 c6 Nf3 dxc4
        D31 Semi-Slav Defense: Abrahams Variation | D31 c6 Nf3 dxc4 e3 b5 a4 Bb4 Bd2 a5
        D31 Semi-Slav Defense: Marshall Gambit | D31 c6 e4
        D31 Semi-Slav Defense: Marshall Gambit, Main Line | D31 c6 e4 dxe4 Nxe4 Bb4+ Bd2 Qxd4
        D32 Tarrasch Defense | D31 c5
        D32 Tarrasch Defense: Von Hennig Gambit | D32 cxd5 cxd4
        D32 Tarrasch Defense: Two Knights Variation | D32 cxd5 exd5 Nf3
        D32 Tarrasch Defense: Tarrasch Gambit | D32 cxd5 exd5 dxc5 d4 Na4 b5
        D32 Tarrasch Defense: Marshall Gambit | D32 cxd5 exd5 e4
        D33 Tarrasch Defense: Rubinstein System | D32 cxd5 exd5 Nf3 Nc6 g3
        D33 Tarrasch Defense: Wagner Variation | D33 Nf6 Bg2 Bg4
        D33 Tarrasch Defense: Swedish Variation | D33 c4
        D34 Tarrasch Defense: Classical Variation | D33 Nf6 Bg2 Be7
        D34 Tarrasch Defense: Classical Variation, Main Line | D34 O-O O-O Bg5
        D34 Tarrasch Defense: Classical Variation, Bogoljubov Variation | D34 O-O O-O Bg5 c4 Ne5 Be6 Nxc6
        D34 Tarrasch Defense: Classical Variation, Carlsbad Variation | D34 O-O O-O Bg5 cxd4 Nxd4 h6
        D34 Tarrasch Defense: Classical Variation, Spassky Variation | D34 O-O O-O Bg5 cxd4 Nxd4 h6 Be3 Re8
        D34 Tarrasch Defense: Classical Variation, Réti Variation | D34 O-O O-O dxc5
        D35 Queen's Gambit Declined: Normal Defense | D31 Nf6
        D35 Queen's Gambit Declined: Harrwitz Attack | D35 Bf4
        D35 Queen's Gambit Declined: Exchange Variation | D35 cxd5
        D35 Queen's Gambit Declined: Exchange Variation, Positional Variation | D35 cxd5 exd5 Bg5
        D35 Queen's Gambit Declined: Exchange Variation, Chameleon Variation | D35 cxd5 exd5 Bg5 Be7 e3 O-O Bd3 Nbd7 Qc2 Re8 Nge2 Nf8 O-O-O
        D35 Queen's Gambit Declined: Exchange Variation, Sämisch Variation | D35 cxd5 exd5 Bg5 Nbd7
        D35 Queen's Gambit Declined: Exchange Variation, 5.Nf3 | D35 cxd5 exd5 Nf3
        D35 Queen's Gambit Declined: Exchange Variation, 5...c6 | D35 cxd5 exd5 Nf3 c6
        D35 Queen's Gambit Declined: 4.g3 | D35 g3
        D36 Queen's Gambit Declined: Exchange Variation, Reshevsky Variation | D35 cxd5 exd5 Bg5 c6 Qc2
        D37 Queen's Gambit Declined: Three Knights Variation | D35 Nf3
        D37 Queen's Gambit Declined: Classical Variation | D37 Be7
        D37 Queen's Gambit Declined: Harrwitz Attack, 5.Bf4 | D37 Be7 Bf4
        D37 Queen's Gambit Declined: Harrwitz Attack, Main Line | D37 Be7 Bf4 O-O e3
        D37 Queen's Gambit Declined: Barmen Variation | D37 Nbd7
        D37 Queen's Gambit Declined: Vienna Variation, Accelerated | D37 dxc4
        D38 Queen's Gambit Declined: Ragozin Defense | D37 Bb4
        D38 Queen's Gambit Declined: Ragozin Defense, 5.Bg5 | D38 Bg5
        D38 Queen's Gambit Declined: Manhattan Variation | D38 Bg5 Nbd7
        D38 Queen's Gambit Declined: Ragozin Defense, Alekhine Variation | D38 Qa4+
        D38 Queen's Gambit Declined: Ragozin Defense, Exchange Variation | D38 cxd5
        D39 Queen's Gambit Declined: Vienna Variation | D38 Bg5 dxc4
        D39 Queen's Gambit Declined: Vienna Variation, Main Line | D39 e4 c5
        D40 Semi-Tarrasch Defense | D37 c5
        D40 Semi-Tarrasch Defense: Pillsbury Variation | D40 Bg5
        D40 Semi-Tarrasch Defense: Symmetrical Variation | D40 e3 Nc6
        D40 Semi-Tarrasch Defense: Symmetrical Variation, Levenfish Line | D40 e3 Nc6 Bd3 Bd6 O-O O-O
        D41 Semi-Tarrasch Defense: Exchange Variation | D40 cxd5
        D41 Semi-Tarrasch Defense: Exchange Variation, 6.e3 | D41 Nxd5 e3
        D41 Semi-Tarrasch Defense: Exchange Variation, 6.e4 | D41 Nxd5 e4
        D41 Semi-Tarrasch Defense: Exchange Variation, Main Line | D41 Nxd5 e4 Nxc3 bxc3 cxd4 cxd4 Bb4+ Bd2 Bxd2+ Qxd2 O-O Bc4 Nd7 O-O b6
        D41 Semi-Tarrasch Defense: San Sebastian Variation | D41 Nxd5 e4 Nxc3 bxc3 cxd4 cxd4 Bb4+ Bd2 Qa5
        D41 Semi-Tarrasch Defense: Exchange Variation, 6.g3 | D41 Nxd5 g3
        D42 Semi-Tarrasch Defense: 7.Bd3 | D41 Nxd5 e3 Nc6 Bd3
        D42 Semi-Tarrasch Defense: Isolated Pawn Main Line | D42 cxd4 exd4 Be7 O-O O-O Re1
        D43 Semi-Slav Defense | D37 c6
        D43 Semi-Slav Defense: 5.Bg5 | D43 Bg5
        D43 Semi-Slav Defense: Moscow Variation | D43 Bg5 h6
        D43 Semi-Slav Defense: Anti-Moscow Gambit | D43 Bg5 h6 Bh4
        D43 Semi-Slav Defense: Moscow Variation, 6.Bxf6 | D43 Bg5 h6 Bxf6
        D43 Semi-Slav Defense: 5.Qb3 | D43 Qb3
        D43 Semi-Slav Defense: Fianchetto Variation | D43 g3
        D44 Semi-Slav Defense: Botvinnik Variation | D43 Bg5 dxc4
        D44 Semi-Slav Defense: Botvinnik Variation, Alatortsev System | D44 e4 b5 e5 h6 Bh4 g5 Nxg5 Nd5
        D44 Semi-Slav Defense: Botvinnik Variation, Main Line | D44 e4 b5 e5 h6 Bh4 g5 Nxg5 hxg5 Bxg5 Nbd7
        D44 Semi-Slav Defense: Botvinnik Variation, Lilienthal Variation | D44 e4 b5 e5 h6 Bh4 g5 Nxg5 hxg5 Bxg5 Nbd7 g3
        D44 Semi-Slav Defense: Botvinnik Variation, Ekström Variation | D44 e4 b5 e5 h6 Bh4 g5 exf6 gxh4 Ne5
        D45 Semi-Slav Defense: Normal Variation | D43 e3
        D45 Semi-Slav Defense: 5...Nbd7 | D45 Nbd7
        D45 Semi-Slav Defense: Rubinstein Anti-Meran | D45 Nbd7 Ne5
        D45 Semi-Slav Defense: Anti-Meran Variation | D45 Nbd7 Qc2
        D45 Semi-Slav Defense: Stoltz Variation | D45 Nbd7 Qc2 Bd6
        D45 Semi-Slav Defense: Shabalov Attack | D45 Nbd7 Qc2 Bd6 g4
        D45 Semi-Slav Defense: Stonewall Defense | D45 Ne4
        D45 Semi-Slav Defense: Accelerated Meran Variation | D45 a6
        D46 Semi-Slav Defense: 6.Bd3 | D45 Nbd7 Bd3
        D46 Semi-Slav Defense: Romih Variation | D46 Bb4
        D46 Semi-Slav Defense: Chigorin Defense | D46 Bd6
        D46 Semi-Slav Defense: Bogoljubov Variation | D46 Be7
        D46 Semi-Slav Defense: Anti-Meran Variation, 7.Bd3 | D45 Nbd7 Qc2 Bd6 Bd3
        D47 Semi-Slav Defense: Meran Variation | D46 dxc4 Bxc4
        D47 Semi-Slav Defense: Meran Variation, 8.Bd3 | D47 b5 Bd3
        D47 Semi-Slav Defense: Meran Variation, Wade Variation | D47 b5 Bd3 Bb7
        D47 Semi-Slav Defense: Meran Variation, Lundin Variation | D47 b5 Bd3 b4
        D48 Semi-Slav Defense: Meran Variation, 8...a6 | D47 b5 Bd3 a6
        D48 Semi-Slav Defense: Meran Variation, Pirc Variation | D48 O-O
        D48 Semi-Slav Defense: Meran Variation, 9...c5 | D48 e4 c5
        D48 Semi-Slav Defense: Meran Variation, Reynolds Variation | D48 e4 c5 d5
        D48 Semi-Slav Defense: Meran Variation, Old Main Line | D48 e4 c5 e5
        D49 Semi-Slav Defense: Meran Variation, Blumenfeld Variation | D48 e4 c5 e5 cxd4 Nxb5
        D49 Semi-Slav Defense: Meran Variation, Rabinovich Variation | D49 Ng4
        D49 Semi-Slav Defense: Meran Variation, Sozin Variation | D49 Nxe5
        D49 Semi-Slav Defense: Meran Variation, 11...axb5 | D49 axb5
        D49 Semi-Slav Defense: Meran Variation, Stahlberg Variation | D49 axb5 exf6 Qb6
        D50 Queen's Gambit Declined: Modern Variation | D35 Bg5
        D50 Queen's Gambit Declined: Been-Koomen Variation | D50 c5
        D50 Queen's Gambit Declined: Semi-Tarrasch, Canal Variation | D50 c5 Nf3 cxd4 Nxd4 e5 Ndb5 a6 Qa4
        D50 Queen's Gambit Declined: Krause Variation | D50 c5 Nf3 cxd4 Qxd4
        D51 Queen's Gambit Declined: Modern Variation, 4...Nbd7 | D50 Nbd7
        D51 Queen's Gambit Declined: Rochlin Variation | D51 Nf3 c6 Rc1
        D51 Queen's Gambit Declined: Alekhine Variation | D51 Nf3 c6 e4
        D51 Queen's Gambit Declined: Elephant Trap | D51 cxd5 exd5 Nxd5 Nxd5 Bxd8 Bb4+
        D51 Queen's Gambit Declined: Manhattan Variation, Pawn e3 Line | D51 e3 Bb4
        D51 Queen's Gambit Declined: Modern Variation, 6.a3 | D51 e3 c6 a3
        D52 Queen's Gambit Declined: Modern Variation, 5...c6 6.Nf3 | D51 e3 c6 Nf3
        D52 Queen's Gambit Declined: Cambridge Springs Defense | D52 Qa5
        D52 Queen's Gambit Declined: Cambridge Springs Defense, Capablanca Variation | D52 Qa5 Bxf6
        D52 Queen's Gambit Declined: Cambridge Springs Defense, Bogoljubov Variation | D52 Qa5 Nd2 Bb4 Qc2 O-O Be2
        D52 Queen's Gambit Declined: Cambridge Springs Defense, Argentine Variation | D52 Qa5 Nd2 Bb4 Qc2 O-O Bh4
        D52 Queen's Gambit Declined: Cambridge Springs Defense, Rubinstein Variation | D52 Qa5 Nd2 dxc4
        D52 Queen's Gambit Declined: Cambridge Springs Defense, 7...Nxd5 | D52 Qa5 cxd5 Nxd5
        D53 Queen's Gambit Declined: Modern Variation, 4...Be7 | D50 Be7
        D53 Queen's Gambit Declined: Modern Variation, 5.Nf3 | D53 Nf3
        D53 Queen's Gambit Declined: Lasker Defense, 5...Ne4 | D53 e3 Ne4
        D53 Queen's Gambit Declined: Modern Variation, Heral Variation | D53 e3 O-O
        D54 Queen's Gambit Declined: Anti-Neo-Orthodox Variation | D53 e3 O-O Rc1
        D55 Queen's Gambit Declined: Modern Variation, 5...O-O 6.Nf3 | D53 e3 O-O Nf3
        D55 Queen's Gambit Declined: Pillsbury Attack | D55 b6 Bd3 Bb7 cxd5 exd5 Ne5
        D55 Queen's Gambit Declined: Neo-Orthodox Variation | D55 h6
        D55 Queen's Gambit Declined: Neo-Orthodox Variation, 7.Bh4 | D55 h6 Bh4
        D55 Queen's Gambit Declined: Anti-Tartakower Variation | D55 h6 Bxf6
        D55 Queen's Gambit Declined: Petrosian Variation | D55 h6 Bxf6 Bxf6 Rc1 c6 Bd3 Nd7 O-O dxc4 Bxc4
        D56 Queen's Gambit Declined: Lasker Defense | D55 h6 Bh4 Ne4
        D56 Queen's Gambit Declined: Lasker Defense, Teichmann Variation | D56 Bxe7 Qxe7 Qc2
        D57 Queen's Gambit Declined: Lasker Defense, Main Line | D56 Bxe7 Qxe7 cxd5 Nxc3 bxc3
        D58 Queen's Gambit Declined: Tartakower Defense | D55 h6 Bh4 b6
        D58 Queen's Gambit Declined: Tartakower Defense, 8.Bd3 | D58 Bd3
        D58 Queen's Gambit Declined: Tartakower Defense, 8.Be2 | D58 Be2
        D59 Queen's Gambit Declined: Tartakower Defense, Exchange Variation | D58 cxd5 Nxd5
        D60 Queen's Gambit Declined: Orthodox Defense | D55 Nbd7
        D60 Queen's Gambit Declined: Orthodox Defense, Botvinnik Variation | D60 Bd3
        D60 Queen's Gambit Declined: Orthodox Defense, Rauzer Variation | D60 Qb3
        D61 Queen's Gambit Declined: Orthodox Defense, Rubinstein Variation | D60 Qc2
        D62 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack, 8.cxd5 | D61 c5 cxd5
        D63 Queen's Gambit Declined: Orthodox Defense, 7.Rc1 | D60 Rc1
        D63 Queen's Gambit Declined: Orthodox Defense, Swiss Variation | D63 a6
        D63 Queen's Gambit Declined: Orthodox Defense, Pillsbury Variation | D63 b6
        D63 Queen's Gambit Declined: Orthodox Defense, Capablanca Variation | D63 b6 cxd5 exd5 Bb5
        D63 Queen's Gambit Declined: Orthodox Defense, 7...c6 | D63 c6
        D64 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack | D63 c6 Qc2
        D64 Queen's Gambit Declined: Orthodox Defense, Wolf Variation | D64 Ne4
        D65 Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack, Main Line | D64 a6 cxd5
        D66 Queen's Gambit Declined: Orthodox Defense, 8.Bd3 | D63 c6 Bd3
        D66 Queen's Gambit Declined: Orthodox Defense, Fianchetto Variation | D66 dxc4 Bxc4 b5
        D67 Queen's Gambit Declined: Orthodox Defense, Capablanca Freeing Maneuver | D66 dxc4 Bxc4 Nd5
        D67 Queen's Gambit Declined: Orthodox Defense, Alekhine Variation | D67 Bxe7 Qxe7 Ne4
        D67 Queen's Gambit Declined: Orthodox Defense, Janowski Variation | D67 h4
        D68 Queen's Gambit Declined: Orthodox Defense, Classical Variation | D67 Bxe7 Qxe7 O-O Nxc3 Rxc3 e5
        D68 Queen's Gambit Declined: Orthodox Defense, Classical, Maróczy Variation | D68 Qb1
        D68 Queen's Gambit Declined: Orthodox Defense, Classical, Vidmar Variation | D68 Qc2
        D69 Queen's Gambit Declined: Orthodox Defense, Classical, Main Line | D68 dxe5 Nxe5 Nxe5 Qxe5
        D70 Neo-Grünfeld Defense: Goglidze Attack | A50 g6 f3 d5
        D70 Neo-Grünfeld Defense: Goglidze Attack, 4...Nxd5 | D70 cxd5 Nxd5
        D70 Neo-Grünfeld Defense: Without Bg2 | A50 g6 g3 d5
        D71 Neo-Grünfeld Defense: Fianchetto Variation | A50 g6 g3 Bg7 Bg2 d5
        D71 Neo-Grünfeld Defense: Exchange Variation | D71 cxd5 Nxd5
        D72 Neo-Grünfeld Defense: Exchange Variation, 7.Ne2 | D71 cxd5 Nxd5 e4 Nb6 Ne2
        D73 Neo-Grünfeld Defense: 5.Nf3 | D71 Nf3
        D74 Neo-Grünfeld Defense: Delayed Exchange Variation | D73 O-O cxd5 Nxd5 O-O
        D75 Neo-Grünfeld Defense: Delayed Exchange Variation, 7...c5 | D74 c5
        D76 Neo-Grünfeld Defense: Delayed Exchange Variation, 7...Nb6 | D74 Nb6
        D77 Neo-Grünfeld Defense: Classical Variation | D73 O-O O-O
        D77 Neo-Grünfeld Defense: Classical Variation, Modern Defense | D77 dxc4
        D78 Neo-Grünfeld Defense: Classical Variation, Original Defense | D77 c6
        D79 Neo-Grünfeld Defense: Ultra-Delayed Exchange Variation | D78 cxd5 cxd5
        D80 Grünfeld Defense | A50 g6 Nc3 d5
        D80 Grünfeld Defense: Stockholm Variation | D80 Bg5
        D80 Grünfeld Defense: Stockholm Variation, Lundin Variation | D80 Bg5 Ne4 Nxe4 dxe4 Qd2 c5
        D80 Grünfeld Defense: Lutikov Variation | D80 f3
        D80 Grünfeld Defense: Gibbon Gambit | D80 g4
        D80 Grünfeld Defense: Zaitsev Gambit | D80 h4
        D81 Grünfeld Defense: Russian Variation, Accelerated | D80 Qb3
        D81 Grünfeld Defense: Russian Variation, Adorjan Gambit | D81 dxc4 Qxc4 Be6 Qb5+ Bd7 Qb3
        D82 Grünfeld Defense: Brinckmann Attack | D80 Bf4
        D82 Grünfeld Defense: Brinckmann Attack, Main Line | D82 Bg7 e3 c5
        D83 Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit | D82 Bg7 e3 O-O
        D83 Grünfeld Defense: Brinckmann Attack, Capablanca Variation | D83 Rc1
        D84 Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit Accepted | D83 cxd5 Nxd5 Nxd5 Qxd5 Bxc7
        D85 Grünfeld Defense: Exchange Variation | D80 cxd5 Nxd5
        D85 Grünfeld Defense: Exchange Variation, 5.Bd2 | D85 Bd2
        D85 Grünfeld Defense: Exchange Variation, Nadanian Attack | D85 Na4
        D85 Grünfeld Defense: Exchange Variation, 5.e4 | D85 e4
        D85 Grünfeld Defense: Exchange Variation, Main Line | D85 e4 Nxc3 bxc3
        D85 Grünfeld Defense: Exchange Variation, Modern Exchange Variation | D85 e4 Nxc3 bxc3 Bg7 Nf3
        D85 Grünfeld Defense: Exchange Variation, Modern Exchange, 8.Be3 | D85 e4 Nxc3 bxc3 Bg7 Nf3 c5 Be3
        D85 Grünfeld Defense: Exchange Variation, Modern Exchange, 8.Rb1 | D85 e4 Nxc3 bxc3 Bg7 Nf3 c5 Rb1
        D85 Grünfeld Defense: Exchange Variation, Larsen Variation | D85 e4 Nxc3 bxc3 c5
        D86 Grünfeld Defense: Exchange Variation, Classical Variation | D85 e4 Nxc3 bxc3 Bg7 Bc4
        D86 Grünfeld Defense: Exchange Variation, 7...O-O | D86 O-O
        D86 Grünfeld Defense: Exchange Variation, Simagin Variation | D86 O-O Ne2 Nc6
        D86 Grünfeld Defense: Exchange Variation, Lesser Simagin Variation | D86 b6
        D87 Grünfeld Defense: Exchange Variation, Spassky Variation | D86 O-O Ne2 c5
        D87 Grünfeld Defense: Exchange Variation, Seville Variation | D87 O-O Nc6 Be3 Bg4 f3 Na5 Bxf7+
        D87 Grünfeld Defense: Exchange Variation, Smyslov Defense | D87 O-O Nc6 Be3 Qc7
        D88 Grünfeld Defense: Exchange Variation, Spassky Variation, Main Line | D87 O-O Nc6 Be3 cxd4 cxd4
        D89 Grünfeld Defense: Exchange Variation, Spassky Variation, 13...Be6 | D88 Bg4 f3 Na5 Bd3 Be6
        D89 Grünfeld Defense: Exchange Variation, Sokolsky Variation | D89 d5
        D90 Grünfeld Defense: Three Knights Variation | D80 Nf3
        D90 Grünfeld Defense: Three Knights Variation, Main Line | D90 Bg7
        D90 Grünfeld Defense: Flohr Variation | D90 Bg7 Qa4+
        D90 Grünfeld Defense: Three Knights Exchange Variation | D90 Bg7 cxd5
        D91 Grünfeld Defense: Three Knights Variation, Petrosian System | D90 Bg7 Bg5
        D92 Grünfeld Defense: Three Knights Variation, Hungarian Attack | D90 Bg7 Bf4
        D93 Grünfeld Defense: Three Knights Variation, Hungarian Variation | D92 O-O e3
        D94 Grünfeld Defense: Three Knights Variation, Burille Variation | D90 Bg7 e3
        D94 Grünfeld Defense: Opočenský Variation | D94 O-O Bd2
        D94 Grünfeld Defense: Three Knights Variation, Paris Variation | D94 O-O Bd3
        D94 Grünfeld Defense: Flohr Defense | D94 O-O Bd3 c6 O-O Bf5
        D94 Grünfeld Defense: Smyslov Defense | D94 O-O Bd3 c6 O-O Bg4
        D94 Grünfeld Defense: Makogonov Variation | D94 O-O b4
        D94 Grünfeld Defense: Closed Schlechter Variation | D94 c6
        D95 Grünfeld Defense: Three Knights Variation, Vienna Variation | D94 O-O Qb3
        D95 Grünfeld Defense: Botvinnik Variation | D95 e6
        D96 Grünfeld Defense: Russian Variation | D90 Bg7 Qb3
        D97 Grünfeld Defense: Russian Variation, Main Line | D96 dxc4 Qxc4 O-O e4
        D97 Grünfeld Defense: Russian Variation, Prins Variation | D97 Na6
        D97 Grünfeld Defense: Russian Variation, Byrne Variation | D97 Nc6
        D97 Grünfeld Defense: Russian Variation, Hungarian Variation | D97 a6
        D97 Grünfeld Defense: Russian Variation, Levenfish Variation | D97 b6
        D97 Grünfeld Defense: Russian Variation, Szabo Variation | D97 c6
        D98 Grünfeld Defense: Russian Variation, Smyslov Variation | D97 Bg4
        D98 Grünfeld Defense: Russian Variation, Keres Variation | D98 Be3 Nfd7 Be2 Nb6 Qd3 Nc6 O-O-O
        D99 Grünfeld Defense: Russian Variation, Smyslov Variation, Main Line | D98 Be3 Nfd7 Qb3
        D99 Grünfeld Defense: Russian Variation, Yugoslav Variation | D99 c5
        """
}
