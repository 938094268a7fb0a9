extension OpeningLines {
    /// B00 to B99: half-open games but the French.
    static let volumeB = """
        B00 King's Pawn Game | e4
        B00 Lemming Defense | e4 Na6
        B00 Nimzowitsch Defense | e4 Nc6
        B00 Nimzowitsch Defense: Declined Variation | e4 Nc6 Nf3
        B00 Nimzowitsch Defense: Williams Variation | e4 Nc6 Nf3 d6
        B00 Nimzowitsch Defense: Scandinavian Variation | e4 Nc6 d4 d5
        B00 Nimzowitsch Defense: Kennedy Variation | e4 Nc6 d4 e5
        B00 St. George Defense | e4 a6
        B00 Owen Defense | e4 b6
        B00 Owen Defense: Matovinsky Gambit | e4 b6 d4 Bb7 Bd3 f5
        B00 Fred Defense | e4 f5
        B00 Barnes Defense | e4 f6
        B00 Borg Defense | e4 g5
        B00 Carr Defense | e4 h6
        B01 Scandinavian Defense | e4 d5
        B01 Scandinavian Defense: Modern Variation | e4 d5 exd5 Nf6
        B01 Scandinavian Defense: Panov Transfer | e4 d5 exd5 Nf6 c4 c6
        B01 Scandinavian Defense: Icelandic-Palme Gambit | e4 d5 exd5 Nf6 c4 e6
        B01 Scandinavian Defense: Modern Variation, Main Line | e4 d5 exd5 Nf6 d4
        B01 Scandinavian Defense: Portuguese Gambit | e4 d5 exd5 Nf6 d4 Bg4
        B01 Scandinavian Defense: Marshall Variation | e4 d5 exd5 Nf6 d4 Nxd5
        B01 Scandinavian Defense: Modern Variation, Gipslis Line | e4 d5 exd5 Nf6 d4 Nxd5 Nf3 Bg4
        B01 Scandinavian Defense: Richter Variation | e4 d5 exd5 Nf6 d4 g6
        B01 Scandinavian Defense: Mieses-Kotrč Variation | e4 d5 exd5 Qxd5
        B01 Scandinavian Defense: Main Line | e4 d5 exd5 Qxd5 Nc3 Qa5
        B01 Scandinavian Defense: Mieses Gambit | e4 d5 exd5 Qxd5 Nc3 Qa5 b4
        B01 Scandinavian Defense: Classical Variation | e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6 Nf3 Bf5
        B01 Scandinavian Defense: Lasker Variation | e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6 Nf3 Bg4
        B01 Scandinavian Defense: Anderssen Counterattack | e4 d5 exd5 Qxd5 Nc3 Qa5 d4 e5
        B01 Scandinavian Defense: Gubinsky-Melts Defense | e4 d5 exd5 Qxd5 Nc3 Qd6
        B01 Scandinavian Defense: Gubinsky-Melts Defense, Bronstein Variation | e4 d5 exd5 Qxd5 Nc3 Qd6 d4 Nf6 Nf3 a6
        B01 Scandinavian Defense: Valencian Variation | e4 d5 exd5 Qxd5 Nc3 Qd8
        B02 Alekhine Defense | e4 Nf6
        B02 Alekhine Defense: Krejcik Variation | e4 Nf6 Bc4
        B02 Alekhine Defense: Scandinavian Variation | e4 Nf6 Nc3 d5
        B02 Alekhine Defense: Spielmann Gambit | e4 Nf6 Nc3 d5 e5 Nfd7 e6
        B02 Alekhine Defense: Maróczy Variation | e4 Nf6 d3
        B02 Alekhine Defense: Normal Variation | e4 Nf6 e5 Nd5
        B02 Alekhine Defense: Sämisch Attack | e4 Nf6 e5 Nd5 Nc3
        B02 Alekhine Defense: Hunt Variation | e4 Nf6 e5 Nd5 c4
        B02 Alekhine Defense: Two Pawns Attack | e4 Nf6 e5 Nd5 c4 Nb6 c5
        B02 Alekhine Defense: Brooklyn Variation | e4 Nf6 e5 Ng8
        B03 Alekhine Defense: Modern Approach | e4 Nf6 e5 Nd5 d4
        B03 Alekhine Defense: O'Sullivan Gambit | B03 b5
        B03 Alekhine Defense: Queen's Pawn Approach | B03 d6
        B03 Alekhine Defense: Balogh Variation | B03 d6 Bc4
        B03 Alekhine Defense: Exchange Variation | B03 d6 c4 Nb6 exd6
        B03 Alekhine Defense: Exchange Variation, Voronezh System | B03 d6 c4 Nb6 exd6 cxd6 Nc3 g6 Be3 Bg7 Rc1
        B03 Alekhine Defense: Four Pawns Attack | B03 d6 c4 Nb6 f4
        B03 Alekhine Defense: Four Pawns Attack, Trifunović Variation | B03 d6 c4 Nb6 f4 Bf5
        B03 Alekhine Defense: Four Pawns Attack, Main Line | B03 d6 c4 Nb6 f4 dxe5 fxe5 Nc6 Be3 Bf5
        B03 Alekhine Defense: Four Pawns Attack, Planinc Variation | B03 d6 c4 Nb6 f4 g5
        B04 Alekhine Defense: Modern Variation | B03 d6 Nf3
        B04 Alekhine Defense: Modern Variation, Schmid Variation | B04 Nb6
        B04 Alekhine Defense: Modern Variation, Larsen-Haakert Variation | B04 Nc6
        B04 Alekhine Defense: Modern Variation, Larsen Variation | B04 dxe5 Nxe5
        B04 Alekhine Defense: Modern Variation, Miles Variation | B04 dxe5 Nxe5 c6
        B04 Alekhine Defense: Modern Variation, Alburt Variation | B04 g6
        B04 Alekhine Defense: Modern Variation, Alburt Variation, Keres Attack | B04 g6 Bc4 Nb6 Bb3 Bg7 a4
        B05 Alekhine Defense: Modern Variation, Main Line | B04 Bg4
        B05 Alekhine Defense: Modern Variation, Flohr Line | B05 Be2 c6
        B05 Alekhine Defense: Modern Variation, Alekhine Variation | B05 c4
        B05 Alekhine Defense: Modern Variation, Panov Variation | B05 h3
        B06 Modern Defense | e4 g6
        B06 Modern Defense: Bishop Attack | e4 g6 d4 Bg7 Bc4
        B06 Modern Defense: Standard Line | e4 g6 d4 Bg7 Nc3
        B06 Modern Defense: Gurgenidze Defense | e4 g6 d4 Bg7 Nc3 c6 f4 d5 e5 h5
        B06 Modern Defense: Tiger Modern | e4 g6 d4 Bg7 Nc3 d6 Be3 a6
        B06 Modern Defense: Two Knights Variation | e4 g6 d4 Bg7 Nc3 d6 Nf3
        B06 Modern Defense: Pseudo-Austrian Attack | e4 g6 d4 Bg7 Nc3 d6 f4
        B06 Modern Defense: Three Pawns Attack | e4 g6 d4 Bg7 f4
        B06 Norwegian Defense | e4 g6 d4 Nf6
        B07 Pirc Defense | e4 d6
        B07 Pirc Defense: 3.Bd3 | e4 d6 d4 Nf6 Bd3
        B07 Pirc Defense: 3.Nc3 | e4 d6 d4 Nf6 Nc3
        B07 Lion Defense | e4 d6 d4 Nf6 Nc3 Nbd7
        B07 Czech Defense | e4 d6 d4 Nf6 Nc3 c6
        B07 Pirc Defense: Main Line | e4 d6 d4 Nf6 Nc3 g6
        B07 Pirc Defense: Kholmov System | e4 d6 d4 Nf6 Nc3 g6 Bc4
        B07 Pirc Defense: Chinese Variation | e4 d6 d4 Nf6 Nc3 g6 Be2 Bg7 g4
        B07 Pirc Defense: Bayonet Attack | e4 d6 d4 Nf6 Nc3 g6 Be2 Bg7 h4
        B07 Pirc Defense: 150 Attack | e4 d6 d4 Nf6 Nc3 g6 Be3 c6 Qd2
        B07 Pirc Defense: Byrne Variation | e4 d6 d4 Nf6 Nc3 g6 Bg5
        B07 Pirc Defense: Sveshnikov System | e4 d6 d4 Nf6 Nc3 g6 g3
        B07 Pirc Defense: Roscher Gambit | e4 d6 d4 Nf6 Nf3
        B07 Pirc Defense: 3.f3 | e4 d6 d4 Nf6 f3
        B07 Modern Defense: Geller System | e4 g6 d4 Bg7 Nf3 d6 c3
        B08 Pirc Defense: Two Knights Variation | e4 d6 d4 Nf6 Nc3 g6 Nf3
        B08 Pirc Defense: Classical Variation | B08 Bg7 Be2
        B08 Pirc Defense: Classical Variation, Quiet System | B08 Bg7 Be2 O-O O-O
        B08 Pirc Defense: Classical Variation, Schlechter Variation | B08 Bg7 h3
        B09 Pirc Defense: Austrian Attack | e4 d6 d4 Nf6 Nc3 g6 f4
        B09 Pirc Defense: Austrian Attack, Ljubojević Variation | B09 Bg7 Bc4
        B09 Pirc Defense: Austrian Attack, Main Line | B09 Bg7 Nf3 O-O Bd3
        B09 Pirc Defense: Austrian Attack, Weiss Variation | B09 Bg7 Nf3 O-O Be3
        B09 Pirc Defense: Austrian Attack, Unzicker Attack | B09 Bg7 Nf3 O-O e5
        B09 Pirc Defense: Austrian Attack, Dragon Formation | B09 Bg7 Nf3 c5
        B10 Caro-Kann Defense | e4 c6
        B10 Caro-Kann Defense: Hillbilly Attack | e4 c6 Bc4
        B10 Caro-Kann Defense: Goldman Variation | e4 c6 Nc3 d5 Qf3
        B10 Caro-Kann Defense: Two Knights Attack | e4 c6 Nf3 d5 Nc3
        B10 Caro-Kann Defense: Accelerated Panov Attack | e4 c6 c4
        B10 Caro-Kann Defense: Accelerated Panov Attack, Modern Variation | e4 c6 c4 d5 exd5 cxd5 cxd5 Nf6
        B10 Caro-Kann Defense: Breyer Variation | e4 c6 d3
        B11 Caro-Kann Defense: Two Knights Attack, Mindeno Variation | e4 c6 Nc3 d5 Nf3 Bg4
        B11 Caro-Kann Defense: Two Knights Attack, Mindeno Variation, 4...Bh5 | B11 h3 Bh5
        B11 Caro-Kann Defense: Two Knights Attack, Mindeno Variation, 4...Bxf3 | B11 h3 Bxf3
        B12 Caro-Kann Defense: 2.d4 | e4 c6 d4
        B12 Caro-Kann Defense: Masi Variation | B12 Nf6
        B12 Caro-Kann Defense: Modern Line | B12 d5 Nd2
        B12 Caro-Kann Defense: Edinburgh Variation | B12 d5 Nd2 Qb6
        B12 Caro-Kann Defense: Advance Variation | B12 d5 e5
        B12 Caro-Kann Defense: Advance Variation, Van der Wiel Attack | B12 d5 e5 Bf5 Nc3
        B12 Caro-Kann Defense: Advance Variation, Short Variation | B12 d5 e5 Bf5 Nf3
        B12 Caro-Kann Defense: Advance Variation, Bayonet Attack | B12 d5 e5 Bf5 g4
        B12 Caro-Kann Defense: Advance Variation, Tal Variation | B12 d5 e5 Bf5 h4
        B12 Caro-Kann Defense: Advance Variation, Botvinnik-Carls Defense | B12 d5 e5 c5
        B12 Caro-Kann Defense: Maróczy Variation | B12 d5 f3
        B13 Caro-Kann Defense: Exchange Variation | B12 d5 exd5 cxd5
        B13 Caro-Kann Defense: Exchange Variation, Rubinstein Variation | B13 Bd3 Nc6 c3 Nf6 Bf4
        B13 Caro-Kann Defense: Panov Attack | B13 c4
        B13 Caro-Kann Defense: Panov Attack, Modern Defense | B13 c4 Nf6 Nc3 Nc6
        B13 Caro-Kann Defense: Panov Attack, Gunderam Attack | B13 c4 Nf6 c5
        B14 Caro-Kann Defense: Panov Attack, Main Line | B13 c4 Nf6 Nc3 e6
        B14 Caro-Kann Defense: Panov Attack, Fianchetto Defense | B13 c4 Nf6 Nc3 g6
        B15 Caro-Kann Defense: Main Line | B12 d5 Nc3
        B15 Caro-Kann Defense: Gurgenidze Counterattack | B15 b5
        B15 Caro-Kann Defense: Von Hennig Gambit | B15 dxe4 Bc4
        B15 Caro-Kann Defense: 4.Nxe4 | B15 dxe4 Nxe4
        B15 Caro-Kann Defense: Alekhine Gambit | B15 dxe4 Nxe4 Nf6 Bd3
        B15 Caro-Kann Defense: Tartakower Variation | B15 dxe4 Nxe4 Nf6 Nxf6+ exf6
        B15 Caro-Kann Defense: Gurgenidze System | B15 g6
        B16 Caro-Kann Defense: Bronstein-Larsen Variation | B15 dxe4 Nxe4 Nf6 Nxf6+ gxf6
        B17 Caro-Kann Defense: Karpov Variation | B15 dxe4 Nxe4 Nd7
        B17 Caro-Kann Defense: Karpov Variation, Smyslov Variation | B17 Bc4 Ngf6
        B17 Caro-Kann Defense: Karpov Variation, Tiviakov-Fischer Attack | B17 Bc4 Ngf6 Nxf6+ Nxf6
        B17 Caro-Kann Defense: Karpov Variation, Modern Variation | B17 Ng5
        B17 Caro-Kann Defense: Karpov Variation, Modern Main Line | B17 Ng5 Ngf6 Bd3 e6 N1f3 Bd6 Qe2 h6 Ne4 Nxe4 Qxe4
        B18 Caro-Kann Defense: Classical Variation | B15 dxe4 Nxe4 Bf5
        B18 Caro-Kann Defense: Classical Variation, Flohr Variation | B18 Ng3 Bg6 Nh3
        B18 Caro-Kann Defense: Classical Variation, Maróczy Attack | B18 Ng3 Bg6 f4
        B18 Caro-Kann Defense: Classical Variation, Main Line | B18 Ng3 Bg6 h4
        B19 Caro-Kann Defense: Classical Variation, Spassky Variation | B18 Ng3 Bg6 h4 h6 Nf3 Nd7
        B19 Caro-Kann Defense: Classical Variation, Spassky Variation, Main Line | B19 h5 Bh7 Bd3 Bxd3 Qxd3
        B19 Caro-Kann Defense: Classical Variation, Lobron System | B19 h5 Bh7 Bd3 Bxd3 Qxd3 e6 Bf4
        B20 Sicilian Defense | e4 c5
        B20 Sicilian Defense: Bowdler Attack | e4 c5 Bc4
        B20 Sicilian Defense: Keres Variation | e4 c5 Ne2
        B20 Sicilian Defense: Snyder Variation | e4 c5 b3
        B20 Sicilian Defense: Wing Gambit | e4 c5 b4
        B20 Sicilian Defense: Staunton-Cochrane Variation | e4 c5 c4
        B20 Sicilian Defense: Lasker-Dunne Attack | e4 c5 g3
        B21 Sicilian Defense: Smith-Morra Gambit | e4 c5 d4 cxd4 c3
        B21 Sicilian Defense: Smith-Morra Gambit Declined, Push Variation | B21 d3
        B21 Sicilian Defense: Smith-Morra Gambit Accepted | B21 dxc3
        B21 Sicilian Defense: Smith-Morra Gambit, Main Line | B21 dxc3 Nxc3 Nc6 Nf3 d6 Bc4
        B21 Sicilian Defense: Smith-Morra Gambit, Chicago Defense | B21 dxc3 Nxc3 e6 Nf3 Nc6 Bc4 d6 O-O a6 Qe2 b5 Bb3 Ra7
        B21 Sicilian Defense: McDonnell Attack | e4 c5 f4
        B21 Sicilian Defense: McDonnell Attack, Tal Gambit | e4 c5 f4 d5 exd5 Nf6
        B22 Sicilian Defense: Alapin Variation | e4 c5 c3
        B22 Sicilian Defense: Alapin Variation, Knight Defense | B22 Nf6 e5 Nd5
        B22 Sicilian Defense: Alapin Variation, Stoltz Attack | B22 Nf6 e5 Nd5 Nf3 Nc6 Bc4
        B22 Sicilian Defense: Alapin Variation, Central Defense | B22 d5
        B22 Sicilian Defense: Alapin Variation, Barmen Defense | B22 d5 exd5 Qxd5 d4 Nc6
        B23 Sicilian Defense: Closed | e4 c5 Nc3
        B23 Sicilian Defense: Closed, 2...Nc6 | B23 Nc6
        B23 Sicilian Defense: Chameleon Variation | B23 Nc6 Nge2
        B23 Sicilian Defense: Grand Prix Attack | B23 Nc6 f4
        B23 Sicilian Defense: Grand Prix Attack, Schofman Variation | B23 Nc6 f4 g6 Nf3 Bg7 Bc4 e6 f5
        B23 Sicilian Defense: Closed, Korchnoi Defense | B23 e6 g3 d5
        B24 Sicilian Defense: Closed, Fianchetto Variation | B23 Nc6 g3
        B24 Sicilian Defense: Closed, Smyslov Variation | B24 g6 Bg2 Bg7 d3 e6 Be3 Nd4 Nce2
        B25 Sicilian Defense: Closed, Fianchetto Main Line | B24 g6 Bg2 Bg7 d3 d6
        B25 Sicilian Defense: Closed, Botvinnik Defense | B25 Nge2 e5
        B25 Sicilian Defense: Closed, Spassky Variation | B25 f4
        B26 Sicilian Defense: Closed, 6.Be3 | B25 Be3
        B27 Sicilian Defense: King's Knight Variation | e4 c5 Nf3
        B27 Sicilian Defense: Mongoose Variation | B27 Qa5
        B27 Sicilian Defense: Quinteros Variation | B27 Qc7
        B27 Sicilian Defense: Katalymov Variation | B27 b6
        B27 Sicilian Defense: Hyperaccelerated Dragon | B27 g6
        B27 Sicilian Defense: Hungarian Variation | B27 g6 d4 f5
        B28 Sicilian Defense: O'Kelly Variation | B27 a6
        B28 Sicilian Defense: O'Kelly Variation, Maróczy Bind | B28 c4
        B28 Sicilian Defense: O'Kelly Variation, Normal System | B28 d4 cxd4 Nxd4 Nf6
        B29 Sicilian Defense: Nimzowitsch Variation | B27 Nf6
        B29 Sicilian Defense: Nimzowitsch Variation, 3...Nd5 | B29 e5 Nd5
        B29 Sicilian Defense: Nimzowitsch Variation, Rubinstein Countergambit | B29 e5 Nd5 Nc3 e6 Nxd5 exd5 d4 Nc6
        B30 Sicilian Defense: Old Sicilian | B27 Nc6
        B30 Sicilian Defense: Rossolimo Variation | B30 Bb5
        B30 Sicilian Defense: Rossolimo Variation, San Francisco Gambit | B30 Bb5 Na5 b4
        B30 Sicilian Defense: Rossolimo Variation, Brooklyn Retreat | B30 Bb5 Nb8
        B30 Sicilian Defense: Rossolimo Variation, 3...Nf6 | B30 Bb5 Nf6
        B30 Sicilian Defense: Rossolimo Variation, 3...e6 | B30 Bb5 e6
        B30 Sicilian Defense: Closed, Anti-Sveshnikov Variation | B30 Nc3 e5
        B30 Sicilian Defense: Portsmouth Gambit | B30 b4
        B31 Sicilian Defense: Rossolimo Variation, Fianchetto Variation | B30 Bb5 g6
        B31 Sicilian Defense: Rossolimo Variation, Fianchetto, 4.Bxc6 | B31 Bxc6
        B31 Sicilian Defense: Rossolimo Variation, Fianchetto, Gurgenidze Line | B31 O-O Bg7 Re1 e5 b4
        B32 Sicilian Defense: Open | B30 d4 cxd4 Nxd4
        B32 Sicilian Defense: Godiva Variation | B32 Qb6
        B32 Sicilian Defense: Flohr Variation | B32 Qc7
        B32 Sicilian Defense: Nimzo-American Variation | B32 d5
        B32 Sicilian Defense: Löwenthal Variation | B32 e5
        B32 Sicilian Defense: Löwenthal Variation, Main Line | B32 e5 Nb5 a6 Nd6+ Bxd6 Qxd6 Qf6
        B32 Sicilian Defense: Kalashnikov Variation | B32 e5 Nb5 d6
        B32 Sicilian Defense: Kalashnikov Variation, Maróczy Bind | B32 e5 Nb5 d6 c4
        B33 Sicilian Defense: Open, Four Knights Line | B32 Nf6
        B33 Sicilian Defense: Sveshnikov Variation | B33 Nc3 e5
        B33 Sicilian Defense: Sveshnikov Variation, Main Line | B33 Nc3 e5 Ndb5 d6
        B33 Sicilian Defense: Sveshnikov Variation, Bird Variation | B33 Nc3 e5 Ndb5 d6 Bg5 a6 Na3 Be6
        B33 Sicilian Defense: Sveshnikov Variation, Chelyabinsk Variation | B33 Nc3 e5 Ndb5 d6 Bg5 a6 Na3 b5
        B33 Sicilian Defense: Sveshnikov Variation, Novosibirsk Variation | B33 Nc3 e5 Ndb5 d6 Bg5 a6 Na3 b5 Bxf6 gxf6 Nd5 Bg7
        B33 Sicilian Defense: Sveshnikov Variation, Positional Variation | B33 Nc3 e5 Ndb5 d6 Bg5 a6 Na3 b5 Nd5
        B33 Sicilian Defense: Sveshnikov Variation, Seventh Move Jump | B33 Nc3 e5 Ndb5 d6 Nd5
        B34 Sicilian Defense: Accelerated Dragon | B32 g6
        B34 Sicilian Defense: Accelerated Dragon, Modern Variation | B34 Nc3 Bg7 Be3 Nf6
        B34 Sicilian Defense: Accelerated Dragon, Exchange Variation | B34 Nxc6
        B35 Sicilian Defense: Accelerated Dragon, Modern Bc4 Variation | B34 Nc3 Bg7 Be3 Nf6 Bc4
        B36 Sicilian Defense: Accelerated Dragon, Maróczy Bind | B34 c4
        B36 Sicilian Defense: Accelerated Dragon, Maróczy Bind, Gurgenidze Variation | B36 Nf6 Nc3 Nxd4 Qxd4 d6
        B37 Sicilian Defense: Accelerated Dragon, Maróczy Bind, 5...Bg7 | B36 Bg7
        B37 Sicilian Defense: Accelerated Dragon, Maróczy Bind, Simagin Variation | B37 Nc2 Nh6
        B38 Sicilian Defense: Accelerated Dragon, Maróczy Bind, 6.Be3 | B37 Be3
        B39 Sicilian Defense: Accelerated Dragon, Maróczy Bind, Breyer Variation | B38 Nf6 Nc3 Ng4
        B40 Sicilian Defense: French Variation | B27 e6
        B40 Sicilian Defense: Delayed Alapin Variation | B40 c3
        B40 Sicilian Defense: King's Indian Attack | B40 d3
        B40 Sicilian Defense: French Variation, Open | B40 d4 cxd4 Nxd4
        B40 Sicilian Defense: Basman-Sale Variation | B40 d4 cxd4 Nxd4 Bc5
        B40 Sicilian Defense: Pin Variation | B40 d4 cxd4 Nxd4 Nf6 Nc3 Bb4
        B40 Sicilian Defense: Kveinys Variation | B40 d4 cxd4 Nxd4 Qb6
        B40 Sicilian Defense: Marshall Counterattack | B40 d4 d5
        B41 Sicilian Defense: Kan Variation | B40 d4 cxd4 Nxd4 a6
        B41 Sicilian Defense: Kan Variation, Maróczy Bind | B41 c4
        B41 Sicilian Defense: Kan Variation, Maróczy Bind, Bronstein Variation | B41 c4 Nf6 Nc3 Bb4 Bd3 Nc6 Bc2
        B42 Sicilian Defense: Kan Variation, Modern Variation | B41 Bd3
        B42 Sicilian Defense: Kan Variation, Polugaevsky Variation | B42 Bc5
        B42 Sicilian Defense: Kan Variation, Gipslis Variation | B42 Nf6 O-O d6 c4
        B42 Sicilian Defense: Kan Variation, Swiss Cheese Variation | B42 g6
        B43 Sicilian Defense: Kan Variation, Knight Variation | B41 Nc3
        B43 Sicilian Defense: Kan Variation, Wing Attack | B43 b5
        B44 Sicilian Defense: Taimanov Variation | B40 d4 cxd4 Nxd4 Nc6
        B44 Sicilian Defense: Taimanov Variation, Szén Variation | B44 Nb5
        B44 Sicilian Defense: Taimanov Variation, Szén, Dely Gambit | B44 Nb5 d6 c4 Nf6 N1c3 a6 Na3 d5
        B45 Sicilian Defense: Taimanov Variation, Normal Variation | B44 Nc3
        B45 Sicilian Defense: Four Knights Variation | B45 Nf6
        B45 Sicilian Defense: Four Knights Variation, American Attack | B45 Nf6 Ndb5 Bb4 Nd6+
        B45 Sicilian Defense: Four Knights Variation, Exchange Variation | B45 Nf6 Nxc6 bxc6
        B46 Sicilian Defense: Taimanov Variation, Paulsen Line | B45 a6
        B47 Sicilian Defense: Taimanov Variation, Bastrikov Variation | B45 Qc7
        B47 Sicilian Defense: Taimanov Variation, Bastrikov, 6.g3 | B47 g3
        B48 Sicilian Defense: Taimanov Variation, Bastrikov, English Line | B47 Be3
        B49 Sicilian Defense: Taimanov Variation, Bastrikov, 7.Be2 | B48 a6 Be2
        B50 Sicilian Defense: Modern Variations | B27 d6
        B50 Sicilian Defense: Wing Gambit, Deferred | B50 b4
        B50 Sicilian Defense: Delayed Alapin Variation, 2...d6 | B50 c3
        B50 Sicilian Defense: Kopec System | B50 c3 Nf6 Bd3
        B50 Sicilian Defense: Modern Variations, 3...Nf6 | B50 d4 Nf6
        B51 Sicilian Defense: Moscow Variation | B50 Bb5+
        B51 Sicilian Defense: Moscow Variation, 3...Nc6 | B51 Nc6
        B51 Sicilian Defense: Moscow Variation, Haag Gambit | B51 Nc6 O-O Bd7 c3 Nf6 d4
        B51 Sicilian Defense: Moscow Variation, 3...Nd7 | B51 Nd7
        B52 Sicilian Defense: Moscow Variation, 3...Bd7 | B51 Bd7
        B52 Sicilian Defense: Moscow Variation, Sokolsky Variation | B52 Bxd7+ Qxd7 c4
        B53 Sicilian Defense: Open, 3...cxd4 | B50 d4 cxd4
        B53 Sicilian Defense: Chekhover Variation | B53 Qxd4
        B53 Sicilian Defense: Chekhover Variation, Zaitsev Defense | B53 Qxd4 Nc6 Bb5 Qd7
        B54 Sicilian Defense: Modern Variations, Main Line | B53 Nxd4
        B54 Sicilian Defense: Ginsberg Variation | B54 Bd7
        B54 Sicilian Defense: Prins Variation | B54 Nf6 f3
        B55 Sicilian Defense: Prins Variation, Venice Attack | B54 Nf6 f3 e5 Bb5+
        B56 Sicilian Defense: Open, 5.Nc3 | B54 Nf6 Nc3
        B56 Sicilian Defense: Kupreichik Variation | B56 Bd7
        B56 Sicilian Defense: Classical Variation | B56 Nc6
        B56 Sicilian Defense: Venice Attack | B56 e5 Bb5+
        B57 Sicilian Defense: Classical Variation, Sozin Attack | B56 Nc6 Bc4
        B57 Sicilian Defense: Classical Variation, Benko Variation | B57 Qb6
        B57 Sicilian Defense: Classical Variation, Benko, Anti-Sozin Main Line | B57 Qb6 Nb3 e6
        B57 Sicilian Defense: Magnus Smith Trap | B57 g6 Nxc6 bxc6 e5
        B58 Sicilian Defense: Classical Variation, 6.Be2 | B56 Nc6 Be2
        B58 Sicilian Defense: Boleslavsky Variation | B58 e5
        B58 Sicilian Defense: Boleslavsky Variation, Louma Variation | B58 e5 Nxc6
        B59 Sicilian Defense: Boleslavsky Variation, Main Line | B58 e5 Nb3
        B60 Sicilian Defense: Richter-Rauzer Variation | B56 Nc6 Bg5
        B60 Sicilian Defense: Richter-Rauzer Variation, Larsen Variation | B60 Bd7
        B60 Sicilian Defense: Richter-Rauzer Variation, Dragon Variation | B60 g6
        B61 Sicilian Defense: Richter-Rauzer Variation, Larsen Variation, Main Line | B60 Bd7 Qd2
        B62 Sicilian Defense: Richter-Rauzer Variation, 6...e6 | B60 e6
        B62 Sicilian Defense: Richter-Rauzer Variation, Margate Variation | B62 Bb5
        B62 Sicilian Defense: Richter-Rauzer Variation, Podebrady Variation | B62 Nb3
        B62 Sicilian Defense: Richter-Rauzer Variation, Exchange Variation | B62 Nxc6
        B62 Sicilian Defense: Richter-Rauzer Variation, Keres Variation | B62 Qd3
        B63 Sicilian Defense: Richter-Rauzer Variation, Rauzer Attack | B62 Qd2
        B63 Sicilian Defense: Richter-Rauzer Variation, Classical Variation | B63 Be7
        B63 Sicilian Defense: Richter-Rauzer Variation, Rauzer Attack, 9...Qb6 | B63 Be7 O-O-O O-O Nb3 Qb6
        B64 Sicilian Defense: Richter-Rauzer Variation, Classical Main Line | B63 Be7 O-O-O O-O f4
        B64 Sicilian Defense: Richter-Rauzer Variation, Geller Variation | B64 e5
        B65 Sicilian Defense: Richter-Rauzer Variation, Kantscher Line | B64 Nxd4 Qxd4
        B66 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation | B63 a6
        B66 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern, Kan Line | B66 O-O-O h6
        B67 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern, 8...Bd7 | B66 O-O-O Bd7
        B67 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern, Nezhmetdinov Attack | B67 f4 Be7 Nf3 b5 e5
        B68 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern, Main Line | B67 f4 Be7
        B69 Sicilian Defense: Richter-Rauzer Variation, Neo-Modern, Exchange on f6 | B68 Nf3 b5 Bxf6
        B70 Sicilian Defense: Dragon Variation | B56 g6
        B70 Sicilian Defense: Dragon Variation, 6.Be2 | B70 Be2
        B70 Sicilian Defense: Dragon Variation, Fianchetto Variation | B70 g3
        B71 Sicilian Defense: Dragon Variation, Levenfish Variation | B70 f4
        B71 Sicilian Defense: Dragon Variation, Levenfish Variation, Flohr Variation | B71 Nbd7
        B71 Sicilian Defense: Dragon Variation, Levenfish Variation, Main Line | B71 Nc6
        B72 Sicilian Defense: Dragon Variation, 6.Be3 | B70 Be3
        B72 Sicilian Defense: Dragon Variation, Classical Variation | B72 Bg7 Be2
        B72 Sicilian Defense: Dragon Variation, Classical, Nottingham Line | B72 Bg7 Be2 Nc6 Nb3
        B72 Sicilian Defense: Dragon Variation, Classical, Grigoriev Variation | B72 Bg7 Be2 Nc6 Qd2 O-O O-O-O
        B73 Sicilian Defense: Dragon Variation, Classical, 8.O-O | B72 Bg7 Be2 Nc6 O-O
        B73 Sicilian Defense: Dragon Variation, Classical, Richter Line | B73 O-O Qd2
        B73 Sicilian Defense: Dragon Variation, Classical, Zollner Gambit | B73 O-O f4 Qb6 e5
        B74 Sicilian Defense: Dragon Variation, Classical, Main Line | B73 O-O Nb3
        B74 Sicilian Defense: Dragon Variation, Classical, Maróczy Line | B74 Be6 f4 Qc8
        B74 Sicilian Defense: Dragon Variation, Classical, Tartakower Line | B74 Be6 f4 Qc8 Kh1
        B74 Sicilian Defense: Dragon Variation, Classical, Alekhine Line | B74 a5
        B75 Sicilian Defense: Dragon Variation, Yugoslav Attack | B72 Bg7 f3
        B75 Sicilian Defense: Dragon Variation, Dragondorf | B75 a6
        B76 Sicilian Defense: Dragon Variation, Yugoslav Attack, Main Line | B75 O-O Qd2 Nc6
        B76 Sicilian Defense: Dragon Variation, Yugoslav Attack, 9.O-O-O | B76 O-O-O
        B76 Sicilian Defense: Dragon Variation, Yugoslav Attack, Panov Variation | B76 O-O-O d5
        B77 Sicilian Defense: Dragon Variation, Yugoslav Attack, 9.Bc4 | B76 Bc4
        B77 Sicilian Defense: Dragon Variation, Yugoslav Attack, Byrne Variation | B77 a5
        B78 Sicilian Defense: Dragon Variation, Yugoslav Attack, Old Line | B77 Bd7 O-O-O
        B78 Sicilian Defense: Dragon Variation, Yugoslav Attack, Topalov System | B78 Rb8
        B78 Sicilian Defense: Dragon Variation, Yugoslav Attack, Modern Line | B78 Rc8
        B78 Sicilian Defense: Dragon Variation, Yugoslav Attack, Soltis Variation | B78 Rc8 Bb3 Ne5 h4 h5
        B79 Sicilian Defense: Dragon Variation, Yugoslav Attack, Old Main Line | B78 Qa5 Bb3 Rfc8 h4
        B80 Sicilian Defense: Scheveningen Variation | B56 e6
        B80 Sicilian Defense: Scheveningen Variation, Vitolins Variation | B80 Bb5+
        B80 Sicilian Defense: Scheveningen Variation, English Attack | B80 Be3 a6 f3
        B80 Sicilian Defense: Scheveningen Variation, Fianchetto Variation | B80 g3
        B81 Sicilian Defense: Scheveningen Variation, Delayed Keres Attack | B80 Be3 a6 g4
        B81 Sicilian Defense: Scheveningen Variation, Keres Attack | B80 g4
        B82 Sicilian Defense: Scheveningen Variation, Matanović Attack | B80 f4
        B82 Sicilian Defense: Scheveningen Variation, Tal Variation | B82 Nc6 Be3 Be7 Qf3
        B83 Sicilian Defense: Scheveningen Variation, 6.Be2 | B80 Be2
        B83 Sicilian Defense: Scheveningen Variation, Modern Variation | B83 Nc6
        B83 Sicilian Defense: Scheveningen Variation, Modern Variation, Main Line | B83 Nc6 O-O Be7 Be3 O-O f4
        B84 Sicilian Defense: Scheveningen Variation, Classical Variation | B83 a6
        B85 Sicilian Defense: Scheveningen Variation, Classical Main Line | B84 O-O Qc7 f4 Nc6
        B85 Sicilian Defense: Scheveningen Variation, Maróczy System | B85 Kh1 Be7 a4
        B86 Sicilian Defense: Sozin Attack | B80 Bc4
        B86 Sicilian Defense: Sozin Attack, Main Line | B86 a6
        B87 Sicilian Defense: Sozin Attack, Flank Variation | B86 a6 Bb3 b5
        B88 Sicilian Defense: Sozin Attack, Leonhardt Variation | B86 Nc6
        B88 Sicilian Defense: Sozin Attack, Fischer Variation | B88 Bb3 Be7 Be3 O-O f4
        B89 Sicilian Defense: Sozin Attack, Main Variation | B88 Be3
        B89 Sicilian Defense: Velimirović Attack | B89 Be7 Qe2
        B90 Sicilian Defense: Najdorf Variation | B56 a6
        B90 Sicilian Defense: Najdorf Variation, Lipnitsky Attack | B90 Bc4
        B90 Sicilian Defense: Najdorf Variation, English Attack | B90 Be3
        B90 Sicilian Defense: Najdorf Variation, English Attack, Anti-English | B90 Be3 Ng4
        B90 Sicilian Defense: Najdorf Variation, English Attack, Main Line | B90 Be3 e5 Nb3 Be6 f3
        B90 Sicilian Defense: Najdorf Variation, 6.a4 | B90 a4
        B90 Sicilian Defense: Najdorf Variation, English Attack, 6.f3 | B90 f3
        B90 Sicilian Defense: Najdorf Variation, Adams Attack | B90 h3
        B91 Sicilian Defense: Najdorf Variation, Zagreb Variation | B90 g3
        B92 Sicilian Defense: Najdorf Variation, Opočenský Variation | B90 Be2
        B92 Sicilian Defense: Najdorf Variation, Opočenský Variation, 6...e5 | B92 e5
        B93 Sicilian Defense: Najdorf Variation, Amsterdam Variation | B90 f4
        B94 Sicilian Defense: Najdorf Variation, 6.Bg5 | B90 Bg5
        B94 Sicilian Defense: Najdorf Variation, Ivkov Variation | B94 Nbd7 Bc4 Qa5 Qd2 e6 O-O-O b5 Bb3 Bb7 Rhe1 Nc5 e5
        B95 Sicilian Defense: Najdorf Variation, Bishop g5 Main Line | B94 e6
        B96 Sicilian Defense: Najdorf Variation, 7.f4 | B95 f4
        B96 Sicilian Defense: Najdorf Variation, Neo-Classical Defense | B96 Nc6
        B96 Sicilian Defense: Najdorf Variation, Kasparov Variation | B96 Qc7
        B96 Sicilian Defense: Najdorf Variation, Polugaevsky Variation | B96 b5
        B96 Sicilian Defense: Najdorf Variation, Delayed Poisoned Pawn Variation | B96 h6 Bh4 Qb6
        B97 Sicilian Defense: Najdorf Variation, Poisoned Pawn Variation | B96 Qb6
        B97 Sicilian Defense: Najdorf Variation, Poisoned Pawn Accepted | B97 Qd2 Qxb2
        B98 Sicilian Defense: Najdorf Variation, Classical Main Line | B96 Be7
        B98 Sicilian Defense: Najdorf Variation, Browne Variation | B98 Qf3 h6 Bh4 Qc7
        B98 Sicilian Defense: Najdorf Variation, Gothenburg Variation | B98 Qf3 h6 Bh4 g5
        B99 Sicilian Defense: Najdorf Variation, Old Main Line | B98 Qf3 Qc7 O-O-O Nbd7
        """
}
