extension OpeningLines {
    /// C50 to C99: Italian Game and Ruy Lopez.
    static let volumeC50 = """
        C50 Italian Game | C44 Bc4
        C50 Italian Game: Giuoco Piano | C50 Bc5
        C50 Italian Game: Jerome Gambit | C50 Bc5 Bxf7+
        C50 Italian Game: Four Knights Variation | C50 Bc5 Nc3
        C50 Italian Game: Giuoco Pianissimo | C50 Bc5 d3
        C50 Italian Game: Giuoco Pianissimo, Italian Four Knights Variation | C50 Bc5 d3 Nf6 Nc3
        C50 Italian Game: Giuoco Pianissimo, Canal Variation | C50 Bc5 d3 Nf6 Nc3 d6 Bg5
        C50 Italian Game: Rosentreter Variation | C50 Bc5 d4
        C50 Italian Game: Hungarian Defense | C50 Be7
        C50 Italian Game: Blackburne-Kostić Gambit | C50 Nd4
        C50 Italian Game: Paris Defense | C50 d6
        C50 Italian Game: Rousseau Gambit | C50 f5
        C51 Italian Game: Evans Gambit | C50 Bc5 b4
        C51 Italian Game: Evans Gambit Declined | C51 Bb6
        C51 Italian Game: Evans Gambit Accepted | C51 Bxb4
        C51 Italian Game: Evans Gambit, McDonnell Defense | C51 Bxb4 c3 Bc5
        C51 Italian Game: Evans Gambit, Morphy Attack | C51 Bxb4 c3 Bc5 O-O d6 d4 exd4 cxd4 Bb6 Nc3
        C51 Italian Game: Evans Gambit, Stone-Ware Variation | C51 Bxb4 c3 Bd6
        C51 Italian Game: Evans Gambit, Anderssen Variation | C51 Bxb4 c3 Be7
        C51 Italian Game: Evans Gambit, Mayet Defense | C51 Bxb4 c3 Bf8
        C51 Italian Game: Evans Gambit, Hein Countergambit | C51 d5
        C52 Italian Game: Evans Gambit, Main Line | C51 Bxb4 c3 Ba5
        C52 Italian Game: Evans Gambit, Lasker Defense | C52 O-O d6 d4 Bb6
        C52 Italian Game: Evans Gambit, Tartakower Attack | C52 d4 d6 Qb3
        C52 Italian Game: Evans Gambit, Pierce Defense | C52 d4 exd4 O-O Nge7
        C52 Italian Game: Evans Gambit, Compromised Defense | C52 d4 exd4 O-O dxc3
        C53 Italian Game: Classical Variation | C50 Bc5 c3
        C53 Italian Game: Classical Variation, Bird's Attack | C53 Nf6 b4
        C53 Italian Game: Classical Variation, Closed Variation | C53 Qe7
        C53 Italian Game: Classical Variation, Center Holding Variation | C53 Qe7 d4 Bb6
        C53 Italian Game: Classical Variation, La Bourdonnais Variation | C53 d6 d4 exd4 cxd4 Bb6
        C54 Italian Game: Classical Variation, 4...Nf6 | C53 Nf6
        C54 Italian Game: Classical Variation, Giuoco Pianissimo | C54 d3
        C54 Italian Game: Classical Variation, Giuoco Pianissimo, 6...Ba7 | C54 d3 a6 O-O Ba7
        C54 Italian Game: Classical Variation, Giuoco Pianissimo, Main Line | C54 d3 d6 O-O
        C54 Italian Game: Classical Variation, Exchange on d2 | C54 d4 exd4 cxd4 Bb4+ Bd2
        C54 Italian Game: Classical Variation, Krakow Variation | C54 d4 exd4 cxd4 Bb4+ Kf1
        C54 Italian Game: Classical Variation, Greco Gambit | C54 d4 exd4 cxd4 Bb4+ Nc3
        C54 Italian Game: Classical Variation, Greco Gambit, Møller Attack | C54 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Bxc3 d5
        C54 Italian Game: Classical Variation, Center Attack | C54 d4 exd4 e5
        C55 Italian Game: Two Knights Defense | C50 Nf6
        C55 Italian Game: Two Knights Defense, 4.O-O | C55 O-O
        C55 Italian Game: Two Knights Defense, Modern Bishop's Opening | C55 d3
        C55 Italian Game: Two Knights Defense, Modern Bishop's Opening, 4...Be7 | C55 d3 Be7
        C55 Italian Game: Two Knights Defense, Open Variation | C55 d4 exd4
        C55 Italian Game: Two Knights Defense, Perreux Variation | C55 d4 exd4 Ng5
        C55 Italian Game: Max Lange Attack | C55 d4 exd4 O-O Bc5 e5
        C55 Italian Game: Max Lange Attack, Main Line | C55 d4 exd4 O-O Bc5 e5 d5 exf6 dxc4
        C55 Italian Game: Two Knights Defense, Keidansky Gambit | C55 d4 exd4 e5 d5 Bb5 Ne4
        C56 Italian Game: Two Knights Defense, Classical Variation | C55 d4 exd4 O-O Nxe4
        C56 Italian Game: Two Knights Defense, Canal Variation | C56 Re1 d5 Nc3
        C56 Italian Game: Two Knights Defense, Modern Attack | C55 d4 exd4 e5
        C57 Italian Game: Two Knights Defense, Knight Attack | C55 Ng5
        C57 Italian Game: Traxler Counterattack | C57 Bc5
        C57 Italian Game: Traxler Counterattack, Bishop Sacrifice Line | C57 Bc5 Bxf7+
        C57 Italian Game: Traxler Counterattack, Knight Sacrifice Line | C57 Bc5 Nxf7
        C57 Italian Game: Two Knights Defense, Ponziani-Steinitz Gambit | C57 Nxe4
        C57 Italian Game: Two Knights Defense, Fritz Variation | C57 d5 exd5 Nd4
        C57 Italian Game: Two Knights Defense, Fried Liver Attack | C57 d5 exd5 Nxd5 Nxf7
        C57 Italian Game: Two Knights Defense, Lolli Attack | C57 d5 exd5 Nxd5 d4
        C57 Italian Game: Two Knights Defense, Pinkus Variation | C57 d5 exd5 Nxd5 d4 Bb4+
        C57 Italian Game: Two Knights Defense, Ulvestad Variation | C57 d5 exd5 b5
        C58 Italian Game: Two Knights Defense, Polerio Defense | C57 d5 exd5 Na5
        C58 Italian Game: Two Knights Defense, Polerio Defense, 6.Bb5+ | C58 Bb5+
        C58 Italian Game: Two Knights Defense, Blackburne Variation | C58 Bb5+ c6 dxc6 bxc6 Bd3
        C58 Italian Game: Two Knights Defense, Bogoljubov Variation | C58 Bb5+ c6 dxc6 bxc6 Qf3
        C58 Italian Game: Two Knights Defense, Colman Variation | C58 Bb5+ c6 dxc6 bxc6 Qf3 Rb8
        C58 Italian Game: Two Knights Defense, Kieseritzky Variation | C58 d3
        C59 Italian Game: Two Knights Defense, Main Line | C58 Bb5+ c6 dxc6 bxc6 Be2
        C59 Italian Game: Two Knights Defense, Knorre Variation | C59 h6 Nf3 e4 Ne5 Bd6
        C59 Italian Game: Two Knights Defense, Göring Variation | C59 h6 Nf3 e4 Ne5 Qc7
        C59 Italian Game: Two Knights Defense, Steinitz Variation | C59 h6 Nh3
        C60 Ruy Lopez | C44 Bb5
        C60 Ruy Lopez: Alapin Defense | C60 Bb4
        C60 Ruy Lopez: Lucena Variation | C60 Be7
        C60 Ruy Lopez: Pollock Defense | C60 Na5
        C60 Ruy Lopez: Cozio Defense | C60 Nge7
        C60 Ruy Lopez: Vinogradov Variation | C60 Qe7
        C60 Ruy Lopez: Nürnberg Variation | C60 f6
        C60 Ruy Lopez: Brentano Gambit | C60 g5
        C60 Ruy Lopez: Fianchetto Defense | C60 g6
        C61 Ruy Lopez: Bird Variation | C60 Nd4
        C61 Ruy Lopez: Bird Variation, Main Line | C61 Nxd4 exd4
        C61 Ruy Lopez: Bird Variation, Paulsen Variation | C61 Nxd4 exd4 O-O Ne7
        C62 Ruy Lopez: Steinitz Defense | C60 d6
        C62 Ruy Lopez: Steinitz Defense, 4.d4 | C62 d4
        C62 Ruy Lopez: Steinitz Defense, Nimzowitsch Attack | C62 d4 Bd7 Nc3 Nf6 Bxc6
        C63 Ruy Lopez: Schliemann Defense | C60 f5
        C63 Ruy Lopez: Schliemann Defense, Dyckhoff Variation | C63 Nc3
        C63 Ruy Lopez: Schliemann Defense, 4.d3 | C63 d3
        C63 Ruy Lopez: Schliemann Defense, Jaenisch Gambit Accepted | C63 exf5
        C64 Ruy Lopez: Classical Variation | C60 Bc5
        C64 Ruy Lopez: Classical Variation, Zaitsev Variation | C64 O-O Nd4 b4
        C64 Ruy Lopez: Classical Variation, Charousek Variation | C64 c3 Bb6
        C64 Ruy Lopez: Classical Variation, Central Variation | C64 c3 Nf6 d4
        C64 Ruy Lopez: Classical Variation, Cordel Gambit | C64 c3 f5
        C65 Ruy Lopez: Berlin Defense | C60 Nf6
        C65 Ruy Lopez: Berlin Defense, 4.O-O | C65 O-O
        C65 Ruy Lopez: Berlin Defense, Beverwijk Variation | C65 O-O Bc5
        C65 Ruy Lopez: Berlin Defense, Beverwijk Variation, Benelux Line | C65 O-O Bc5 c3 O-O d4 Bb6
        C65 Ruy Lopez: Berlin Defense, Anti-Berlin Variation | C65 d3
        C65 Ruy Lopez: Berlin Defense, Anti-Berlin, 4...Bc5 | C65 d3 Bc5
        C65 Ruy Lopez: Berlin Defense, Mortimer Variation | C65 d3 Ne7
        C65 Ruy Lopez: Berlin Defense, Anderssen Variation | C65 d3 d6 Bxc6+
        C65 Ruy Lopez: Berlin Defense, Nyholm Attack | C65 d4 exd4 O-O
        C66 Ruy Lopez: Berlin Defense, Improved Steinitz Defense | C65 O-O d6
        C66 Ruy Lopez: Berlin Defense, Hedgehog Variation | C66 d4 Bd7 Nc3 Be7
        C66 Ruy Lopez: Berlin Defense, Tarrasch Trap | C66 d4 Bd7 Nc3 Be7 Re1 O-O
        C67 Ruy Lopez: Berlin Defense, Open Variation | C65 O-O Nxe4
        C67 Ruy Lopez: Berlin Defense, 5.Re1 | C67 Re1
        C67 Ruy Lopez: Berlin Defense, Rio Gambit Accepted | C67 d4
        C67 Ruy Lopez: Berlin Defense, Rio de Janeiro Variation | C67 d4 Be7 Qe2 Nd6 Bxc6 bxc6 dxe5 Nb7
        C67 Ruy Lopez: Berlin Defense, Minckwitz Variation | C67 d4 Be7 dxe5
        C67 Ruy Lopez: Berlin Defense, Berlin Wall | C67 d4 Nd6 Bxc6 dxc6 dxe5 Nf5
        C67 Ruy Lopez: Berlin Defense, Berlin Endgame | C67 d4 Nd6 Bxc6 dxc6 dxe5 Nf5 Qxd8+ Kxd8
        C67 Ruy Lopez: Berlin Defense, l'Hermet Variation | C67 d4 Nd6 dxe5
        C68 Ruy Lopez: Morphy Defense | C60 a6
        C68 Ruy Lopez: Exchange Variation | C68 Bxc6
        C68 Ruy Lopez: Exchange Variation, Lutikov Variation | C68 Bxc6 bxc6
        C68 Ruy Lopez: Exchange Variation, Keres Variation | C68 Bxc6 dxc6 Nc3
        C68 Ruy Lopez: Exchange Variation, Romanovsky Variation | C68 Bxc6 dxc6 Nc3 f6 d3
        C68 Ruy Lopez: Exchange Variation, 5.d4 | C68 Bxc6 dxc6 d4
        C69 Ruy Lopez: Exchange Variation, Normal Variation | C68 Bxc6 dxc6 O-O
        C69 Ruy Lopez: Exchange Variation, Alapin Gambit | C69 Bg4 h3 h5
        C69 Ruy Lopez: Exchange Variation, Bronstein Variation | C69 Qd6
        C69 Ruy Lopez: Exchange Variation, Gligorić Variation | C69 f6
        C70 Ruy Lopez: Morphy Defense, Columbus Variation | C68 Ba4
        C70 Ruy Lopez: Morphy Defense, Classical Defense Deferred | C70 Bc5
        C70 Ruy Lopez: Morphy Defense, Bird's Defense Deferred | C70 Nd4
        C70 Ruy Lopez: Morphy Defense, Cozio Defense Deferred | C70 Nge7
        C70 Ruy Lopez: Morphy Defense, Caro Variation | C70 b5
        C70 Ruy Lopez: Morphy Defense, Graz Variation | C70 b5 Bb3 Bc5
        C70 Ruy Lopez: Morphy Defense, Norwegian Variation | C70 b5 Bb3 Na5
        C70 Ruy Lopez: Morphy Defense, Schliemann Defense Deferred | C70 f5
        C70 Ruy Lopez: Morphy Defense, Fianchetto Defense Deferred | C70 g6
        C71 Ruy Lopez: Morphy Defense, Modern Steinitz Defense | C70 d6
        C71 Ruy Lopez: Morphy Defense, Modern Steinitz Defense, 5.Nc3 | C71 Nc3
        C71 Ruy Lopez: Morphy Defense, Modern Steinitz Defense, Duras Variation | C71 c4
        C71 Ruy Lopez: Noah's Ark Trap | C71 d4 b5 Bb3 Nxd4 Nxd4 exd4 Qxd4
        C72 Ruy Lopez: Morphy Defense, Modern Steinitz Defense, 5.O-O | C71 O-O
        C73 Ruy Lopez: Morphy Defense, Modern Steinitz Defense, Richter Variation | C71 Bxc6+ bxc6 d4
        C74 Ruy Lopez: Morphy Defense, Modern Steinitz Defense, 5.c3 | C71 c3
        C74 Ruy Lopez: Morphy Defense, Modern Steinitz Defense, Siesta Variation | C74 f5
        C75 Ruy Lopez: Morphy Defense, Modern Steinitz Defense, Rubinstein Variation | C74 Bd7
        C76 Ruy Lopez: Morphy Defense, Modern Steinitz Defense, Bronstein Variation | C75 d4 g6
        C77 Ruy Lopez: Morphy Defense, 4...Nf6 | C70 Nf6
        C77 Ruy Lopez: Morphy Defense, Treybal Variation | C77 Bxc6
        C77 Ruy Lopez: Morphy Defense, Tarrasch Variation | C77 Nc3
        C77 Ruy Lopez: Morphy Defense, Wormald Attack | C77 Qe2
        C77 Ruy Lopez: Morphy Defense, Anderssen Variation | C77 d3
        C77 Ruy Lopez: Morphy Defense, Mackenzie Variation | C77 d4
        C78 Ruy Lopez: Morphy Defense, 5.O-O | C77 O-O
        C78 Ruy Lopez: Morphy Defense, Møller Defense | C78 Bc5
        C78 Ruy Lopez: Morphy Defense, Wing Line | C78 b5
        C78 Ruy Lopez: Morphy Defense, Arkhangelsk Variation | C78 b5 Bb3 Bb7
        C78 Ruy Lopez: Morphy Defense, Neo-Arkhangelsk Variation | C78 b5 Bb3 Bc5
        C78 Ruy Lopez: Morphy Defense, Rabinovich Variation | C78 b5 Bb3 d6 Ng5 d5 exd5 Nd4 Re1 Bc5 Rxe5+ Kf8
        C79 Ruy Lopez: Morphy Defense, Steinitz Defense Deferred | C78 d6
        C79 Ruy Lopez: Morphy Defense, Lipnitsky Variation | C79 Bxc6+ bxc6 d4 Bg4
        C79 Ruy Lopez: Morphy Defense, Rubinstein Variation | C79 Bxc6+ bxc6 d4 Nxe4
        C80 Ruy Lopez: Open | C78 Nxe4
        C80 Ruy Lopez: Open, Knorre Variation | C80 Nc3
        C80 Ruy Lopez: Open, Tartakower Variation | C80 Qe2
        C80 Ruy Lopez: Open, Schlechter Defense | C80 d4 b5 Bb3 d5 a4 Nxd4
        C80 Ruy Lopez: Open, 8...Be6 | C80 d4 b5 Bb3 d5 dxe5 Be6
        C80 Ruy Lopez: Open, Bernstein Variation | C80 d4 b5 Bb3 d5 dxe5 Be6 Nbd2
        C80 Ruy Lopez: Open, Bernstein Variation, Karpov Gambit | C80 d4 b5 Bb3 d5 dxe5 Be6 Nbd2 Nc5 c3 d4 Ng5
        C80 Ruy Lopez: Open, Zukertort Variation | C80 d4 b5 Bb3 d5 dxe5 Ne7
        C80 Ruy Lopez: Open, Riga Variation | C80 d4 exd4
        C81 Ruy Lopez: Open, Howell Attack | C80 d4 b5 Bb3 d5 dxe5 Be6 Qe2
        C81 Ruy Lopez: Open, Howell Attack, Ekström Variation | C81 Be7 Rd1 O-O c4 bxc4 Bxc4 Bc5 Be3 Bxe3 Qxe3 Qb8
        C82 Ruy Lopez: Open, 9.c3 | C80 d4 b5 Bb3 d5 dxe5 Be6 c3
        C82 Ruy Lopez: Open, Italian Variation | C82 Bc5
        C82 Ruy Lopez: Open, St. Petersburg Variation | C82 Bc5 Nbd2
        C82 Ruy Lopez: Open, Dilworth Variation | C82 Bc5 Nbd2 O-O Bc2 Nxf2
        C82 Ruy Lopez: Open, Motzko Attack | C82 Bc5 Qd3
        C82 Ruy Lopez: Open, Berlin Variation | C82 Nc5
        C83 Ruy Lopez: Open, Classical Defense | C82 Be7
        C83 Ruy Lopez: Open, Breslau Variation | C83 Re1 O-O Nd4 Nxe5
        C83 Ruy Lopez: Open, Malkin Variation | C83 Re1 O-O Nd4 Qd7 Nxe6 fxe6 Rxe4
        C84 Ruy Lopez: Closed | C78 Be7
        C84 Ruy Lopez: Closed, 6.Nc3 | C84 Nc3
        C84 Ruy Lopez: Closed, Martinez Variation | C84 d3
        C84 Ruy Lopez: Closed, Center Attack | C84 d4
        C85 Ruy Lopez: Closed, Delayed Exchange | C84 Bxc6 dxc6
        C86 Ruy Lopez: Closed, Worrall Attack | C84 Qe2
        C86 Ruy Lopez: Closed, Worrall Attack, 7...O-O | C86 b5 Bb3 O-O
        C87 Ruy Lopez: Closed, Averbakh Variation | C84 Re1 d6
        C88 Ruy Lopez: Closed, 7.Bb3 | C84 Re1 b5 Bb3
        C88 Ruy Lopez: Closed, Trajković Counterattack | C88 Bb7
        C88 Ruy Lopez: Closed, Anti-Marshall | C88 O-O a4
        C88 Ruy Lopez: Closed, Anti-Marshall, 8.d3 | C88 O-O d3
        C88 Ruy Lopez: Closed, Anti-Marshall, 8.h3 | C88 O-O h3
        C88 Ruy Lopez: Closed, Leonhardt Variation | C88 d6 c3 Na5 Bc2 c5 d4 Qc7 h3 Nc6 d5 Nb8 Nbd2 g5
        C88 Ruy Lopez: Closed, 8.d4 | C88 d6 d4
        C89 Ruy Lopez: Marshall Attack | C88 O-O c3 d5
        C89 Ruy Lopez: Marshall Attack, Modern Main Line | C89 exd5 Nxd5 Nxe5 Nxe5 Rxe5 c6
        C89 Ruy Lopez: Marshall Attack, Kevitz Variation | C89 exd5 Nxd5 Nxe5 Nxe5 Rxe5 c6 Bxd5 cxd5 d4 Bd6 Re3
        C89 Ruy Lopez: Marshall Attack, Modern Main Line, Rook Retreat | C89 exd5 Nxd5 Nxe5 Nxe5 Rxe5 c6 d4 Bd6 Re1 Qh4 g3 Qh3
        C89 Ruy Lopez: Marshall Attack, Steiner Variation | C89 exd5 e4
        C90 Ruy Lopez: Closed, 8.c3 | C88 d6 c3
        C90 Ruy Lopez: Closed, 8...O-O | C90 O-O
        C90 Ruy Lopez: Closed, Lutikov Variation | C90 O-O Bc2
        C90 Ruy Lopez: Closed, Suetin Variation | C90 O-O a3
        C90 Ruy Lopez: Closed, Pilnik Variation | C90 O-O d3
        C91 Ruy Lopez: Closed, Yates Variation | C90 O-O d4
        C91 Ruy Lopez: Closed, Bogoljubov Variation | C91 Bg4
        C92 Ruy Lopez: Closed, 9.h3 | C90 O-O h3
        C92 Ruy Lopez: Closed, Zaitsev System | C92 Bb7
        C92 Ruy Lopez: Closed, Zaitsev System, Main Line | C92 Bb7 d4 Re8
        C92 Ruy Lopez: Closed, Kholmov Variation | C92 Be6
        C92 Ruy Lopez: Closed, Karpov Variation | C92 Nd7
        C92 Ruy Lopez: Closed, Ragozin-Petrosian Variation | C92 Nd7 d4 Bf6
        C93 Ruy Lopez: Closed, Smyslov Defense | C92 h6
        C93 Ruy Lopez: Closed, Smyslov Defense, Main Line | C93 d4 Re8
        C94 Ruy Lopez: Breyer Variation | C92 Nb8
        C94 Ruy Lopez: Breyer Variation, Matulović Variation | C94 d3
        C95 Ruy Lopez: Breyer Variation, 10.d4 | C94 d4
        C95 Ruy Lopez: Breyer Variation, Zaitsev Hybrid | C95 Nbd7
        C95 Ruy Lopez: Breyer Variation, Main Line | C95 Nbd7 Nbd2 Bb7
        C95 Ruy Lopez: Breyer Variation, Borisenko Variation | C95 Nbd7 Nh4
        C95 Ruy Lopez: Breyer Variation, Simagin Variation | C95 Nbd7 c4
        C96 Ruy Lopez: Closed, Chigorin Defense | C92 Na5 Bc2
        C96 Ruy Lopez: Closed, Borisenko Variation | C96 c5 d4 Nc6
        C96 Ruy Lopez: Closed, Keres Variation | C96 c5 d4 Nd7
        C96 Ruy Lopez: Closed, Rossolimo Defense | C96 c6 d4 Qc7
        C97 Ruy Lopez: Closed, Chigorin Defense, 11...Qc7 | C96 c5 d4 Qc7
        C97 Ruy Lopez: Closed, Chigorin Defense, Yugoslav System | C97 Nbd2 Bd7 Nf1 Rfe8 Ne3 g6
        C98 Ruy Lopez: Closed, Chigorin Defense, 12...Nc6 | C97 Nbd2 Nc6
        C98 Ruy Lopez: Closed, Chigorin Defense, Rauzer Attack | C98 dxc5
        C99 Ruy Lopez: Closed, Chigorin Defense, 13.cxd4 | C97 Nbd2 cxd4 cxd4
        C99 Ruy Lopez: Closed, Chigorin Defense, Panov System | C99 Nc6
        """
}
