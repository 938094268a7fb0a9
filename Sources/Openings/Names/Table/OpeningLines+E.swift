extension OpeningLines {
    /// E00 to E99: Catalan and Indian defenses.
    static let volumeE = """
        E00 Indian Defense: East Indian Line | A50 e6
        E00 Neo-Indian Attack | E00 Bg5
        E00 Catalan Opening | E00 g3
        E00 Catalan Opening: 3...d5 | E00 g3 d5
        E00 Catalan Opening: Hungarian Gambit | E00 g3 e5
        E01 Catalan Opening: Closed | E00 g3 d5 Bg2
        E01 Catalan Opening: Closed, 4...Bb4 | E01 Bb4+
        E01 Catalan Opening: King's Knight Variation | E00 g3 d5 Nf3
        E02 Catalan Opening: Open Defense, 5.Qa4+ | E01 dxc4 Qa4+
        E02 Catalan Opening: Open Defense, 6...Bc6 | E02 Bd7 Qxc4 Bc6
        E03 Catalan Opening: Open Defense, Alekhine Variation | E02 Nbd7 Qxc4
        E04 Catalan Opening: Open Defense, 4...dxc4 | E01 dxc4
        E04 Catalan Opening: Open Defense | E04 Nf3
        E04 Catalan Opening: Open Defense, Modern Sharp Variation | E04 Nf3 Nc6
        E04 Catalan Opening: Open Defense, 5...a6 | E04 Nf3 a6
        E05 Catalan Opening: Open Defense, 5...Be7 | E04 Nf3 Be7
        E05 Catalan Opening: Open Defense, Classical Main Line | E05 O-O O-O Qc2 a6
        E06 Catalan Opening: Closed Variation, 5.Nf3 | E01 Be7 Nf3
        E06 Catalan Opening: Closed Variation | E06 O-O
        E06 Catalan Opening: Closed Variation, 6.O-O | E06 O-O O-O
        E07 Catalan Opening: Closed Variation, 6...Nbd7 | E06 O-O O-O Nbd7
        E07 Catalan Opening: Closed Variation, 7.Nc3 | E07 Nc3
        E08 Catalan Opening: Closed Variation, 7.Qc2 | E07 Qc2
        E08 Catalan Opening: Closed Variation, Zagoryansky Variation | E08 c6 Rd1 b6 a4
        E08 Catalan Opening: Closed Variation, Spassky Gambit | E08 c6 b3 b6 Rd1 Bb7 Nc3 b5
        E09 Catalan Opening: Closed Variation, 8.Nbd2 | E08 c6 Nbd2
        E09 Catalan Opening: Closed Variation, Sokolsky Variation | E09 b6 b3 a5 Bb2 Ba6
        E10 Indian Defense: Anti-Nimzo-Indian | E00 Nf3
        E10 Indian Defense: Döry Indian | E10 Ne4
        E10 Indian Defense: Dzindzi-Indian Defense | E10 a6
        E10 Blumenfeld Countergambit | E10 c5 d5 b5
        E10 Blumenfeld Countergambit: Duz-Khotimirsky Variation | E10 c5 d5 b5 Bg5
        E10 Blumenfeld Countergambit Accepted | E10 c5 d5 b5 dxe6 fxe6 cxb5 d5
        E11 Bogo-Indian Defense | E10 Bb4+
        E11 Bogo-Indian Defense: 4...Be7 | E11 Bd2 Be7
        E11 Bogo-Indian Defense: Exchange Variation | E11 Bd2 Bxd2+
        E11 Bogo-Indian Defense: Haiti Variation | E11 Bd2 Nc6
        E11 Bogo-Indian Defense: Nimzowitsch Variation | E11 Bd2 Qe7
        E11 Bogo-Indian Defense: Wade-Smyslov Variation | E11 Bd2 a5
        E11 Bogo-Indian Defense: Vitolins Variation | E11 Bd2 c5
        E11 Bogo-Indian Defense: Grünfeld Variation | E11 Nbd2
        E12 Queen's Indian Defense | E10 b6
        E12 Queen's Indian Defense: Miles Variation | E12 Bf4
        E12 Queen's Indian Defense: Kasparov Variation | E12 Nc3
        E12 Queen's Indian Defense: Kasparov Variation, Botvinnik Attack | E12 Nc3 Bb7 Bg5 h6 Bh4 g5 Bg3 Nh5
        E12 Queen's Indian Defense: Kasparov-Petrosian Variation | E12 Nc3 Bb7 a3
        E12 Queen's Indian Defense: Petrosian Variation | E12 a3
        E12 Queen's Indian Defense: Petrosian Variation, Kasparov Line | E12 a3 Bb7 Nc3 d5
        E13 Queen's Indian Defense: Kasparov Variation, Main Line | E12 Nc3 Bb7 Bg5 h6 Bh4 Bb4
        E14 Queen's Indian Defense: Spassky System | E12 e3
        E14 Queen's Indian Defense: Averbakh Variation | E14 Bb7 Bd3 c5 O-O Be7 b3 O-O Bb2 cxd4 Nxd4
        E14 Queen's Indian Defense: Dreev Variation | E14 Bb7 Bd3 d5
        E15 Queen's Indian Defense: Fianchetto Variation | E12 g3
        E15 Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation | E15 Ba6
        E15 Queen's Indian Defense: Fianchetto Variation, 5.Qa4 | E15 Ba6 Qa4
        E15 Queen's Indian Defense: Fianchetto Variation, Check Variation | E15 Ba6 b3 Bb4+
        E15 Queen's Indian Defense: Fianchetto Variation, Check Variation, 6...Be7 | E15 Ba6 b3 Bb4+ Bd2 Be7
        E15 Queen's Indian Defense: Fianchetto Variation, 4...Bb7 | E15 Bb7
        E15 Queen's Indian Defense: Fianchetto Variation, Rubinstein Variation | E15 Bb7 Bg2 c5 d5 exd5 Nh4
        E16 Queen's Indian Defense: Capablanca Variation | E15 Bb7 Bg2 Bb4+
        E16 Queen's Indian Defense: Riumin Variation | E16 Bd2 Be7
        E16 Queen's Indian Defense: Yates Variation | E16 Bd2 a5
        E17 Queen's Indian Defense: Classical Variation | E15 Bb7 Bg2 Be7
        E17 Queen's Indian Defense: Anti-Queen's Indian System | E17 Nc3
        E17 Queen's Indian Defense: Classical Variation, 6...O-O | E17 O-O O-O
        E17 Queen's Indian Defense: Euwe Variation | E17 O-O O-O b3
        E17 Queen's Indian Defense: Polugaevsky Gambit | E17 O-O O-O d5
        E18 Queen's Indian Defense: Classical Variation, 7.Nc3 | E17 O-O O-O Nc3
        E18 Queen's Indian Defense: Classical Variation, Tiviakov Defense | E18 Na6
        E18 Queen's Indian Defense: Classical Variation, 7...Ne4 | E18 Ne4
        E19 Queen's Indian Defense: Classical Variation, Main Line | E18 Ne4 Qc2 Nxc3 Qxc3
        E20 Nimzo-Indian Defense | E00 Nc3 Bb4
        E20 Nimzo-Indian Defense: Kasparov Variation | E20 Nf3 c5 g3
        E20 Nimzo-Indian Defense: Mikenas Attack | E20 Qd3
        E20 Nimzo-Indian Defense: Dilworth Gambit | E20 e4
        E20 Nimzo-Indian Defense: Kmoch Variation | E20 f3
        E20 Nimzo-Indian Defense: Romanishin Variation | E20 g3
        E21 Nimzo-Indian Defense: Three Knights Variation | E20 Nf3
        E21 Nimzo-Indian Defense: Three Knights Variation, Korchnoi Variation | E21 c5 d5
        E21 Nimzo-Indian Defense: Three Knights Variation, Euwe Variation | E21 c5 d5 Ne4
        E22 Nimzo-Indian Defense: Spielmann Variation | E20 Qb3
        E23 Nimzo-Indian Defense: Spielmann Variation, Main Line | E22 c5 dxc5 Nc6
        E23 Nimzo-Indian Defense: Spielmann Variation, San Remo Variation | E23 Nf3 Ne4 Bd2 Nxc5 Qc2 f5 g3
        E23 Nimzo-Indian Defense: Spielmann Variation, Karlsbad Variation | E23 Nf3 Ne4 Bd2 Nxd2
        E24 Nimzo-Indian Defense: Sämisch Variation | E20 a3
        E24 Nimzo-Indian Defense: Sämisch Variation, Exchange on c3 | E24 Bxc3+ bxc3
        E24 Nimzo-Indian Defense: Sämisch Variation, Accelerated | E24 Bxc3+ bxc3 b6
        E24 Nimzo-Indian Defense: Sämisch Variation, 5...c5 | E24 Bxc3+ bxc3 c5
        E24 Nimzo-Indian Defense: Sämisch Variation, Botvinnik Variation | E24 Bxc3+ bxc3 c5 f3 d5 e3 O-O cxd5 Nxd5
        E25 Nimzo-Indian Defense: Sämisch Variation, Keres Variation | E24 Bxc3+ bxc3 c5 f3 d5 cxd5
        E25 Nimzo-Indian Defense: Sämisch Variation, Romanovsky Variation | E25 Nxd5 dxc5 f5
        E26 Nimzo-Indian Defense: Sämisch Variation, 6.e3 | E24 Bxc3+ bxc3 c5 e3
        E26 Nimzo-Indian Defense: Sämisch Variation, O'Kelly Variation | E26 b6
        E27 Nimzo-Indian Defense: Sämisch Variation, 5...O-O | E24 Bxc3+ bxc3 O-O
        E28 Nimzo-Indian Defense: Sämisch Variation, 5...O-O 6.e3 | E27 e3
        E29 Nimzo-Indian Defense: Sämisch Variation, Main Line | E28 c5 Bd3 Nc6
        E29 Nimzo-Indian Defense: Sämisch Variation, Capablanca Variation | E29 Ne2 b6 e4 Ne8
        E30 Nimzo-Indian Defense: Leningrad Variation | E20 Bg5
        E30 Nimzo-Indian Defense: Leningrad Variation, Averbakh Gambit | E30 h6 Bh4 c5 d5 b5
        E31 Nimzo-Indian Defense: Leningrad Variation, Benoni Defense | E30 h6 Bh4 c5 d5 d6
        E32 Nimzo-Indian Defense: Classical Variation | E20 Qc2
        E32 Nimzo-Indian Defense: Classical, 4...O-O | E32 O-O
        E32 Nimzo-Indian Defense: Classical, 6.Qxc3 | E32 O-O a3 Bxc3+ Qxc3
        E32 Nimzo-Indian Defense: Classical, Vitolins Gambit | E32 O-O a3 Bxc3+ Qxc3 b5
        E32 Nimzo-Indian Defense: Classical, Keres Defense | E32 O-O a3 Bxc3+ Qxc3 b6 Bg5
        E32 Nimzo-Indian Defense: Classical, 5.e4 | E32 O-O e4
        E33 Nimzo-Indian Defense: Classical, Zurich Variation | E32 Nc6
        E33 Nimzo-Indian Defense: Classical, Milner-Barry Variation | E33 Nf3 d6
        E34 Nimzo-Indian Defense: Classical, Noa Variation | E32 d5
        E34 Nimzo-Indian Defense: Classical, Noa Variation, 5...Qxd5 | E34 cxd5 Qxd5
        E35 Nimzo-Indian Defense: Classical, Noa Variation, 5...exd5 | E34 cxd5 exd5
        E36 Nimzo-Indian Defense: Classical, Noa Variation, 5.a3 | E34 a3
        E36 Nimzo-Indian Defense: Classical, Noa Variation, Botvinnik Line | E36 Bxc3+ Qxc3 Nc6
        E37 Nimzo-Indian Defense: Classical, Noa Variation, Main Line | E36 Bxc3+ Qxc3 Ne4 Qc2
        E37 Nimzo-Indian Defense: Classical, San Remo Variation | E37 Nc6 e3 e5 cxd5 Qxd5
        E38 Nimzo-Indian Defense: Classical, Berlin Variation | E32 c5
        E38 Nimzo-Indian Defense: Classical, Berlin Variation, Steiner Variation | E38 dxc5 Bxc5 Nf3 Qb6
        E38 Nimzo-Indian Defense: Classical, Berlin Variation, Macieja System | E38 dxc5 Qc7
        E39 Nimzo-Indian Defense: Classical, Berlin Variation, Pirc Variation | E38 dxc5 O-O
        E40 Nimzo-Indian Defense: Rubinstein System | E20 e3
        E40 Nimzo-Indian Defense: Taimanov Variation | E40 Nc6
        E41 Nimzo-Indian Defense: Rubinstein System, 4...c5 | E40 c5
        E41 Nimzo-Indian Defense: Hübner Variation | E41 Bd3 Nc6 Nf3 Bxc3+ bxc3 d6
        E42 Nimzo-Indian Defense: Rubinstein Variation | E41 Ne2
        E42 Nimzo-Indian Defense: Rubinstein Variation, Main Line | E42 cxd4 exd4
        E43 Nimzo-Indian Defense: St. Petersburg Variation | E40 b6
        E43 Nimzo-Indian Defense: St. Petersburg Variation, Keene Variation | E43 Bd3 Bb7 Nf3 Ne4
        E44 Nimzo-Indian Defense: Fischer Variation | E43 Ne2
        E45 Nimzo-Indian Defense: Fischer Variation, Bronstein Line | E44 Ba6
        E46 Nimzo-Indian Defense: Rubinstein System, 4...O-O | E40 O-O
        E46 Nimzo-Indian Defense: Reshevsky Variation | E46 Ne2
        E46 Nimzo-Indian Defense: Simagin Variation | E46 Ne2 d5 a3 Bd6
        E47 Nimzo-Indian Defense: Rubinstein System, 5.Bd3 | E46 Bd3
        E48 Nimzo-Indian Defense: Rubinstein System, 5...d5 | E47 d5
        E49 Nimzo-Indian Defense: Rubinstein System, Botvinnik System | E48 a3 Bxc3+ bxc3
        E50 Nimzo-Indian Defense: Rubinstein System, 5.Nf3 | E46 Nf3
        E51 Nimzo-Indian Defense: Rubinstein System, Ragozin Line | E50 d5
        E51 Nimzo-Indian Defense: Ragozin Variation | E51 Bd3 Nc6
        E52 Nimzo-Indian Defense: Rubinstein System, Schlechter Defense | E51 Bd3 b6
        E53 Nimzo-Indian Defense: Rubinstein System, Gligorić System | E51 Bd3 c5
        E53 Nimzo-Indian Defense: Rubinstein System, Gligorić System, 7.O-O | E53 O-O
        E53 Nimzo-Indian Defense: Rubinstein System, Gligorić System, Keres Variation | E53 O-O b6
        E54 Nimzo-Indian Defense: Rubinstein System, Gligorić System, Exchange at c4 | E53 O-O dxc4 Bxc4
        E54 Nimzo-Indian Defense: Rubinstein System, Smyslov Variation | E54 Qe7
        E54 Nimzo-Indian Defense: Rubinstein System, Karpov Variation | E54 cxd4 exd4 b6
        E55 Nimzo-Indian Defense: Rubinstein System, Bronstein Variation | E54 Nbd7
        E56 Nimzo-Indian Defense: Rubinstein System, 7...Nc6 | E53 O-O Nc6
        E57 Nimzo-Indian Defense: Rubinstein System, 9...cxd4 | E56 a3 dxc4 Bxc4 cxd4
        E58 Nimzo-Indian Defense: Rubinstein System, Bernstein Defense | E56 a3 Bxc3 bxc3
        E59 Nimzo-Indian Defense: Rubinstein System, Bernstein Defense, 10.Bxc4 | E58 dxc4 Bxc4
        E60 West Indian Defense | A50 g6
        E60 King's Indian Defense: 3.Nf3 | E60 Nf3
        E60 Indian Defense: Anti-Grünfeld, Advance Variation | E60 d5
        E60 Indian Defense: Anti-Grünfeld, Alekhine Variation | E60 f3
        E60 King's Indian Defense: Immediate Fianchetto | E60 g3
        E60 Indian Defense: Anti-Grünfeld, Basman-Williams Attack | E60 h4
        E61 King's Indian Defense | E60 Nc3
        E61 King's Indian Defense: Three Knights Variation | E61 Bg7 Nf3
        E61 King's Indian Defense: Smyslov Variation | E61 Bg7 Nf3 d6 Bg5
        E62 King's Indian Defense: Fianchetto Variation | E61 Bg7 Nf3 d6 g3
        E62 King's Indian Defense: Fianchetto Variation, Karlsbad Variation | E62 O-O Bg2 Nc6
        E62 King's Indian Defense: Fianchetto Variation, Lesser Simagin Variation | E62 O-O Bg2 Nc6 O-O Bf5
        E62 King's Indian Defense: Fianchetto Variation, Simagin Variation | E62 O-O Bg2 Nc6 O-O Bg4
        E62 King's Indian Defense: Fianchetto Variation, Uhlmann-Szabo System | E62 O-O Bg2 Nc6 O-O e5
        E62 King's Indian Defense: Fianchetto Variation, Larsen Defense | E62 O-O Bg2 c6 O-O Bf5
        E62 King's Indian Defense: Fianchetto Variation, Kavalek Defense | E62 O-O Bg2 c6 O-O Qa5
        E63 King's Indian Defense: Fianchetto Variation, Panno Variation | E62 O-O Bg2 Nc6 O-O a6
        E64 King's Indian Defense: Fianchetto Variation, Yugoslav Variation | E62 O-O Bg2 c5
        E65 King's Indian Defense: Fianchetto Variation, Yugoslav Variation, 7.O-O | E64 O-O
        E65 King's Indian Defense: Fianchetto Variation, Yugoslav Variation, 8.dxc5 | E65 Nc6 dxc5
        E66 King's Indian Defense: Fianchetto Variation, Yugoslav Variation, 8.d5 | E65 Nc6 d5
        E67 King's Indian Defense: Fianchetto Variation, Classical Variation | E62 O-O Bg2 Nbd7
        E67 King's Indian Defense: Fianchetto Variation, Classical, Debrecen Defense | E67 O-O e5 d5
        E68 King's Indian Defense: Fianchetto Variation, Classical Main Line | E67 O-O e5 e4
        E69 King's Indian Defense: Fianchetto Variation, Classical, 9.h3 | E68 c6 h3
        E70 King's Indian Defense: Normal Variation | E61 Bg7 e4
        E70 King's Indian Defense: Normal Variation, Deferred Fianchetto | E70 O-O
        E70 King's Indian Defense: Normal Variation, Standard Development | E70 d6
        E70 King's Indian Defense: Normal Variation, 5.Bd3 | E70 d6 Bd3
        E70 King's Indian Defense: Accelerated Averbakh Variation | E70 d6 Bg5
        E70 King's Indian Defense: Kramer Variation | E70 d6 Nge2
        E71 King's Indian Defense: Makogonov Variation | E70 d6 h3
        E71 King's Indian Defense: Makogonov Variation, 6.Bg5 | E71 O-O Bg5
        E72 King's Indian Defense: Normal Variation, 5.g3 | E70 d6 g3
        E72 King's Indian Defense: Pomar System | E72 O-O Bg2 e5 Nge2
        E73 King's Indian Defense: Normal Variation, 5.Be2 | E70 d6 Be2
        E73 King's Indian Defense: Semi-Averbakh System | E73 O-O Be3
        E73 King's Indian Defense: Averbakh Variation | E73 O-O Bg5
        E73 King's Indian Defense: Averbakh Variation, Modern Defense | E73 O-O Bg5 Na6
        E73 King's Indian Defense: Averbakh Variation, Geller Defense | E73 O-O Bg5 Nbd7
        E73 King's Indian Defense: Averbakh Variation, Flexible Defense | E73 O-O Bg5 h6
        E74 King's Indian Defense: Averbakh Variation, Benoni Defense | E73 O-O Bg5 c5
        E75 King's Indian Defense: Averbakh Variation, Benoni Defense, Main Line | E74 d5 e6
        E76 King's Indian Defense: Four Pawns Attack | E70 d6 f4
        E76 King's Indian Defense: Four Pawns Attack, Modern Defense | E76 O-O Nf3 Na6
        E76 King's Indian Defense: Four Pawns Attack, Dynamic Attack | E76 O-O Nf3 c5 d5
        E77 King's Indian Defense: Four Pawns Attack, 6.Be2 | E76 O-O Be2
        E77 King's Indian Defense: Four Pawns Attack, Main Line | E77 c5 d5 e6 Nf3
        E77 King's Indian Defense: Four Pawns Attack, Florentine Gambit | E77 c5 d5 e6 Nf3 exd5 e5
        E78 King's Indian Defense: Four Pawns Attack, Fluid Attack | E77 c5 Nf3
        E79 King's Indian Defense: Four Pawns Attack, Exchange Variation | E78 cxd4 Nxd4 Nc6 Be3
        E80 King's Indian Defense: Sämisch Variation | E70 d6 f3
        E81 King's Indian Defense: Sämisch Variation, 5...O-O | E80 O-O
        E81 King's Indian Defense: Sämisch Variation, Normal Defense | E81 Be3
        E81 King's Indian Defense: Sämisch Variation, Sämisch Gambit | E81 Be3 c5
        E81 King's Indian Defense: Sämisch Variation, Byrne Defense | E81 Be3 c6
        E81 King's Indian Defense: Sämisch Variation, 6.Bg5 | E81 Bg5
        E81 King's Indian Defense: Sämisch Variation, Bobotsov-Korchnoi Variation | E81 Nge2
        E82 King's Indian Defense: Sämisch Variation, Double Fianchetto Variation | E81 Be3 b6
        E83 King's Indian Defense: Sämisch Variation, Yates Defense | E81 Be3 Nc6
        E83 King's Indian Defense: Sämisch Variation, Ruban Variation | E83 Nge2 Rb8
        E83 King's Indian Defense: Sämisch Variation, Panno Formation | E83 Nge2 a6
        E84 King's Indian Defense: Sämisch Variation, Panno Main Line | E83 Nge2 a6 Qd2 Rb8
        E85 King's Indian Defense: Sämisch Variation, Orthodox Variation | E81 Be3 e5
        E86 King's Indian Defense: Sämisch Variation, Orthodox, 7...c6 | E85 Nge2 c6
        E87 King's Indian Defense: Sämisch Variation, Closed Variation | E85 d5
        E87 King's Indian Defense: Sämisch Variation, Closed, Bronstein Defense | E87 Nh5 Qd2 Qh4+ g3 Nxg3
        E88 King's Indian Defense: Sämisch Variation, Closed, 7...c6 | E87 c6
        E89 King's Indian Defense: Sämisch Variation, Closed, Main Line | E88 Nge2 cxd5
        E90 King's Indian Defense: Normal Variation, 5.Nf3 | E70 d6 Nf3
        E90 King's Indian Defense: Normal Variation, 6.Bd3 | E90 O-O Bd3
        E90 King's Indian Defense: Larsen Variation | E90 O-O Be3
        E90 King's Indian Defense: Zinnowitz Variation | E90 O-O Bg5
        E90 King's Indian Defense: Makogonov Variation, 6.h3 | E90 O-O h3
        E90 King's Indian Defense: Makogonov Variation, Main Line | E90 O-O h3 e5
        E91 King's Indian Defense: Classical Variation | E90 O-O Be2
        E91 King's Indian Defense: Classical Variation, 6...Bg4 | E91 Bg4
        E91 King's Indian Defense: Kazakh Variation | E91 Na6
        E92 King's Indian Defense: Orthodox Variation | E91 e5
        E92 King's Indian Defense: Gligorić-Taimanov System | E92 Be3
        E92 King's Indian Defense: Petrosian Variation | E92 d5
        E92 King's Indian Defense: Petrosian Variation, Stein Defense | E92 d5 a5
        E92 King's Indian Defense: Exchange Variation | E92 dxe5
        E92 King's Indian Defense: Andersson Variation | E92 dxe5 dxe5 Qxd8 Rxd8 Bg5
        E93 King's Indian Defense: Petrosian Variation, Normal Defense | E92 d5 Nbd7
        E93 King's Indian Defense: Petrosian Variation, Keres Defense | E93 Bg5 h6 Bh4 g5 Bg3 Nh5 h4
        E94 King's Indian Defense: Orthodox Variation, 7.O-O | E92 O-O
        E94 King's Indian Defense: Glek Defense | E94 Na6
        E94 King's Indian Defense: Orthodox Variation, Positional Defense | E94 Nbd7
        E94 King's Indian Defense: Orthodox Variation, Donner Defense | E94 c6
        E95 King's Indian Defense: Orthodox Variation, Positional Defense, 8.Re1 | E94 Nbd7 Re1
        E96 King's Indian Defense: Orthodox Variation, Positional Defense, Main Line | E95 c6 Bf1 a5
        E97 King's Indian Defense: Orthodox Variation, Mar del Plata Attack | E94 Nc6
        E97 King's Indian Defense: Mar del Plata Attack, Closed Center | E97 d5 Ne7
        E97 King's Indian Defense: Orthodox Variation, Aronin-Taimanov Defense, 9.Bd2 | E97 d5 Ne7 Bd2
        E97 King's Indian Defense: Orthodox Variation, Korchnoi Attack | E97 d5 Ne7 Nd2
        E97 King's Indian Defense: Orthodox Variation, Bayonet Attack | E97 d5 Ne7 b4
        E97 King's Indian Defense: Orthodox Variation, Bayonet Attack, Sokolov Line | E97 d5 Ne7 b4 Nh5 Re1
        E98 King's Indian Defense: Orthodox Variation, Classical System | E97 d5 Ne7 Ne1
        E98 King's Indian Defense: Orthodox Variation, Classical System, 10.Be3 | E98 Nd7 Be3
        E98 King's Indian Defense: Orthodox Variation, Classical System, 10.Nd3 | E98 Nd7 Nd3
        E99 King's Indian Defense: Orthodox Variation, Classical System, 10.f3 | E98 Nd7 f3
        E99 King's Indian Defense: Orthodox Variation, Classical System, Main Line | E99 f5
        E99 King's Indian Defense: Orthodox Variation, Classical System, Benko Attack | E99 f5 g4
        """
}
