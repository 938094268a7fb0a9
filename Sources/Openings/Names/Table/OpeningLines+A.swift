extension OpeningLines {
    /// A00 to A99: flank openings, Benoni and Dutch.
    static let volumeA = """
        A00 Durkin Opening | Na3
        A00 Van Geet Opening | Nc3
        A00 Van Geet Opening: Napoleon Attack | Nc3 e5 Nf3 Nc6 d4
        A00 Amar Opening | Nh3
        A00 Amar Opening: Paris Gambit | Nh3 d5 g3 e5 f4
        A00 Anderssen Opening | a3
        A00 Ware Opening | a4
        A00 Polish Opening | b4
        A00 Polish Opening: King's Indian Variation | b4 Nf6 Bb2 g6
        A00 Polish Opening: Tuebingen Variation | b4 Nh6
        A00 Polish Opening: Exchange Variation | b4 e5 Bb2
        A00 Saragossa Opening | c3
        A00 Mieses Opening | d3
        A00 Van't Kruijs Opening | e3
        A00 Barnes Opening | f3
        A00 Barnes Opening: Fool's Mate | f3 e5 g4 Qh4#
        A00 Hungarian Opening | g3
        A00 Grob Opening | g4
        A00 Grob Opening: Grob Gambit | g4 d5 Bg2 Bxg4 c4
        A00 Clemenz Opening | h3
        A00 Desprez Opening | h4
        A01 Nimzo-Larsen Attack | b3
        A01 Nimzo-Larsen Attack: Indian Variation | b3 Nf6
        A01 Nimzo-Larsen Attack: Symmetrical Variation | b3 b6
        A01 Nimzo-Larsen Attack: English Variation | b3 c5
        A01 Nimzo-Larsen Attack: Classical Variation | b3 d5
        A01 Nimzo-Larsen Attack: Modern Variation | b3 e5
        A01 Nimzo-Larsen Attack: Modern Variation, Main Line | b3 e5 Bb2 Nc6 e3
        A02 Bird Opening | f4
        A02 Bird Opening: From Gambit | f4 e5
        A02 Bird Opening: From Gambit Accepted | f4 e5 fxe5
        A02 Bird Opening: From Gambit, Lasker Variation | f4 e5 fxe5 d6 exd6 Bxd6 Nf3 g5
        A02 Bird Opening: Swiss Gambit | f4 f5 e4
        A03 Bird Opening: Dutch Variation | f4 d5
        A03 Bird Opening: Classical Variation | f4 d5 Nf3 Nf6 e3
        A03 Bird Opening: Williams Gambit | f4 d5 e4
        A04 Zukertort Opening | Nf3
        A04 Zukertort Opening: Sicilian Invitation | Nf3 c5
        A04 Zukertort Opening: Ross Gambit | Nf3 e5
        A04 Zukertort Opening: Dutch Variation | Nf3 f5
        A04 Zukertort Opening: Lisitsyn Gambit | Nf3 f5 e4
        A04 Zukertort Opening: Kingside Fianchetto | Nf3 g6
        A05 Zukertort Opening: Indian Invitation | Nf3 Nf6
        A05 Zukertort Opening: Nimzo-Larsen Variation | Nf3 Nf6 b3
        A05 King's Indian Attack: Spassky Variation | Nf3 Nf6 g3 b5
        A05 King's Indian Attack: Symmetrical Defense | Nf3 Nf6 g3 g6
        A06 Zukertort Opening: Classical Variation | Nf3 d5
        A06 Nimzo-Larsen Attack: Classical Variation, 2.b3 | Nf3 d5 b3
        A06 Zukertort Opening: Tennison Gambit | Nf3 d5 e4
        A07 King's Indian Attack | Nf3 d5 g3
        A07 King's Indian Attack: Keres Variation | A07 Bg4 Bg2 Nd7
        A07 King's Indian Attack: Yugoslav Variation | A07 Nf6 Bg2 c6 O-O Bg4
        A07 King's Indian Attack: Pachman System | A07 Nf6 Bg2 g6 O-O Bg7 d3 O-O Nbd2 c5 e4 e6
        A08 King's Indian Attack: Main Line | A07 c5 Bg2
        A08 King's Indian Attack: French Variation | A08 Nc6 O-O e6 d3 Nf6 Nbd2 Be7 e4 O-O Re1
        A09 Réti Opening | Nf3 d5 c4
        A09 Réti Opening: Advance Variation | A09 d4
        A09 Réti Opening: Advance Variation, Blumenfeld Attack | A09 d4 b4
        A09 Réti Opening: Réti Gambit Accepted | A09 dxc4
        A09 Réti Opening: Réti Gambit, Keres Variation | A09 dxc4 e3 Be6
        A10 English Opening | c4
        A10 English Opening: Jaenisch Gambit | c4 b5
        A10 English Opening: English Defense | c4 b6
        A10 English Opening: Anglo-Dutch Defense | c4 f5
        A10 English Opening: Great Snake Variation | c4 g6
        A11 English Opening: Caro-Kann Defensive System | c4 c6
        A11 Réti Opening: Slav Variation | c4 c6 Nf3 d5
        A12 Réti Opening: Anglo-Slav Variation | c4 c6 Nf3 d5 b3
        A12 Réti Opening: Anglo-Slav Variation, Bogoljubov Variation | A12 Bg4
        A12 Réti Opening: Anglo-Slav Variation, New York System | A12 Nf6 Bb2 Bf5
        A12 Réti Opening: Anglo-Slav Variation, London Defensive System | A12 Nf6 g3 Bf5
        A12 Réti Opening: Anglo-Slav Variation, Torre System | A12 Nf6 g3 Bg4
        A13 English Opening: Agincourt Defense | c4 e6
        A13 English Opening: Romanishin Gambit | c4 e6 Nf3 Nf6 g3 a6 Bg2 b5
        A13 English Opening: Agincourt Defense, Knight f3 Line | c4 e6 Nf3 d5
        A13 English Opening: Agincourt Defense, Wimpy System | c4 e6 Nf3 d5 b3 Nf6 Bb2 c5 e3
        A13 English Opening: Neo-Catalan | c4 e6 Nf3 d5 g3 Nf6
        A13 English Opening: Neo-Catalan Accepted | c4 e6 Nf3 d5 g3 Nf6 Bg2 dxc4
        A14 English Opening: Neo-Catalan Declined | c4 e6 Nf3 d5 g3 Nf6 Bg2 Be7 O-O
        A15 English Opening: Anglo-Indian Defense | c4 Nf6
        A15 English Opening: Anglo-Indian Defense, King's Knight Variation | c4 Nf6 Nf3
        A15 English Opening: Anglo-Indian Defense, Queen's Indian Formation | c4 Nf6 Nf3 e6 g3 b6
        A15 English Opening: Anglo-Indian Defense, King's Indian Formation | c4 Nf6 Nf3 g6
        A15 English Opening: Orangutan Variation | c4 Nf6 Nf3 g6 b4
        A16 English Opening: Anglo-Indian Defense, Queen's Knight Variation | c4 Nf6 Nc3
        A16 English Opening: Anglo-Grünfeld Defense | A16 d5
        A16 English Opening: Anglo-Grünfeld Defense, Czech Variation | A16 d5 cxd5 Nxd5 g3 g6 Bg2 Nb6
        A16 English Opening: Anglo-Grünfeld Defense, Smyslov Variation | A16 d5 cxd5 Nxd5 g3 g6 Bg2 Nxc3
        A16 English Opening: Anglo-Indian Defense, Queen's Knight, 2...g6 | A16 g6
        A16 English Opening: Anglo-Indian Defense, Queen's Knight, 2...g6 3.Nf3 | A16 g6 Nf3
        A17 English Opening: Anglo-Indian Defense, Hedgehog System | A16 e6
        A17 English Opening: Nimzo-English | A17 Nf3 Bb4
        A17 English Opening: Anglo-Indian Defense, Queen's Indian Variation | A17 Nf3 b6
        A18 English Opening: Mikenas-Carls Variation | A17 e4
        A18 English Opening: Mikenas-Carls Variation, Kevitz Line | A18 Nc6
        A18 English Opening: Mikenas-Carls Variation, Flohr Line | A18 d5 e5
        A19 English Opening: Mikenas-Carls Variation, Sicilian Line | A18 c5
        A20 English Opening: King's English Variation | c4 e5
        A20 English Opening: King's English Variation, Nimzowitsch Variation | c4 e5 Nf3
        A20 English Opening: King's English Variation, Flohr-Nimzowitsch Line | c4 e5 Nf3 e4
        A21 English Opening: King's English Variation, Reversed Sicilian | c4 e5 Nc3
        A21 English Opening: Kramnik-Shirov Counterattack | A21 Bb4
        A21 English Opening: King's English Variation, Troger Defense | A21 Nc6 g3 d6 Bg2 Be6
        A21 English Opening: King's English Variation, Smyslov Defense | A21 d6 Nf3 Bg4
        A21 English Opening: King's English Variation, Keres Defense | A21 d6 g3 c6
        A22 English Opening: King's English Variation, Two Knights Variation | A21 Nf6
        A22 English Opening: King's English Variation, Bellon Gambit | A22 Nf3 e4 Ng5 b5
        A22 English Opening: Carls-Bremen System | A22 g3
        A22 English Opening: Carls-Bremen System, Reversed Dragon | A22 g3 d5
        A23 English Opening: Carls-Bremen System, Keres Variation | A22 g3 c6
        A24 English Opening: Carls-Bremen System, Fianchetto Variation | A22 g3 g6
        A25 English Opening: King's English Variation, Closed System | A21 Nc6
        A25 English Opening: King's English Variation, Closed System, Double Fianchetto | A25 g3 g6 Bg2 Bg7
        A25 English Opening: King's English Variation, Hort Variation | A25 g3 g6 Bg2 Bg7 e3 d6 Nge2 Be6
        A25 English Opening: King's English Variation, Taimanov Variation | A25 g3 g6 Bg2 Bg7 e3 d6 Nge2 Nh6
        A26 English Opening: King's English Variation, Full Closed System | A25 g3 g6 Bg2 Bg7 d3 d6
        A26 English Opening: King's English Variation, Botvinnik System | A26 e4
        A27 English Opening: King's English Variation, Three Knights System | A25 Nf3
        A28 English Opening: King's English Variation, Four Knights System | A27 Nf6
        A28 English Opening: Four Knights System, Korchnoi Line | A28 a3
        A28 English Opening: Four Knights System, Capablanca Variation | A28 d3
        A28 English Opening: Four Knights System, Bradley Beach Variation | A28 d4 e4
        A28 English Opening: Four Knights System, 4.e3 | A28 e3
        A28 English Opening: Four Knights System, Nimzowitsch Variation | A28 e4
        A29 English Opening: Four Knights System, Fianchetto Variation | A28 g3
        A29 English Opening: Four Knights System, Fianchetto Variation, 4...Bb4 | A29 Bb4
        A29 English Opening: Four Knights System, Fianchetto Variation, Reversed Dragon | A29 d5
        A30 English Opening: Symmetrical Variation | c4 c5
        A30 English Opening: Symmetrical Variation, King's Knight Variation | c4 c5 Nf3
        A30 English Opening: Symmetrical Variation, King's Knights Variation | c4 c5 Nf3 Nf6
        A30 English Opening: Symmetrical Variation, Queenside Fianchetto | c4 c5 Nf3 Nf6 g3 b6
        A30 English Opening: Symmetrical Variation, Hedgehog Defense | c4 c5 Nf3 Nf6 g3 b6 Bg2 Bb7 O-O e6 Nc3 Be7
        A30 English Opening: Symmetrical Variation, Double Fianchetto | c4 c5 Nf3 Nf6 g3 b6 Bg2 Bb7 O-O g6
        A31 English Opening: Symmetrical Variation, Anti-Benoni Variation | c4 c5 Nf3 Nf6 d4
        A32 English Opening: Symmetrical Variation, Anti-Benoni, Spielmann Defense | A31 cxd4 Nxd4 e6
        A33 English Opening: Symmetrical Variation, Anti-Benoni, Four Knights | A32 Nc3 Nc6
        A33 English Opening: Symmetrical Variation, Anti-Benoni, Geller Variation | A33 g3 Qb6
        A34 English Opening: Symmetrical Variation, Normal Variation | c4 c5 Nc3
        A34 English Opening: Symmetrical Variation, 2...Nf6 | A34 Nf6
        A34 English Opening: Symmetrical Variation, 3.Nf3 | A34 Nf6 Nf3
        A34 English Opening: Symmetrical Variation, Three Knights Variation | A34 Nf6 Nf3 d5 cxd5 Nxd5
        A34 English Opening: Symmetrical Variation, Rubinstein System | A34 Nf6 g3 d5 cxd5 Nxd5 Bg2 Nc7
        A35 English Opening: Symmetrical Variation, 2...Nc6 | A34 Nc6
        A35 English Opening: Symmetrical Variation, Four Knights Variation | A35 Nf3 Nf6
        A36 English Opening: Symmetrical Variation, Fianchetto Variation | A35 g3
        A36 English Opening: Symmetrical Variation, Pure Symmetrical | A36 g6 Bg2 Bg7
        A36 English Opening: Symmetrical Variation, Botvinnik System Reversed | A36 g6 Bg2 Bg7 e3 e5
        A36 English Opening: Symmetrical Variation, Botvinnik System | A36 g6 Bg2 Bg7 e4
        A37 English Opening: Symmetrical Variation, King's Knight Line | A36 g6 Bg2 Bg7 Nf3
        A37 English Opening: Symmetrical Variation, Botvinnik Reversed, 5...e5 | A37 e5
        A38 English Opening: Symmetrical Variation, Full Symmetry Line | A37 Nf6
        A38 English Opening: Symmetrical Variation, Full Symmetry, Double Fianchetto | A38 O-O O-O b3
        A39 English Opening: Symmetrical Variation, Main Line | A38 O-O O-O d4
        A40 Queen's Pawn Game | d4
        A40 Queen's Knight Defense | d4 Nc6
        A40 Mikenas Defense | d4 Nc6 c4 e5
        A40 Polish Defense | d4 b5
        A40 Owen Defense: 1...b6 | d4 b6
        A40 Englund Gambit | d4 e5
        A40 Horwitz Defense | d4 e6
        A40 Keres Defense | d4 e6 c4 Bb4+
        A40 English Defense | d4 e6 c4 b6
        A40 Modern Defense: Queen's Pawn Fianchetto | d4 g6
        A41 Rat Defense: 1...d6 | d4 d6
        A41 Wade Defense | d4 d6 Nf3 Bg4
        A41 Old Indian Defense: Anglo-Rat Line | d4 d6 c4 e5
        A41 Robatsch Defense | d4 d6 c4 g6
        A42 Modern Defense: Averbakh System | d4 d6 c4 g6 Nc3 Bg7 e4
        A42 Modern Defense: Averbakh System, Kotov Variation | A42 Nc6
        A42 Modern Defense: Averbakh System, Randspringer Variation | A42 f5
        A43 Benoni Defense: Old Benoni, 3.d5 | d4 Nf6 Nf3 c5 d5
        A43 Benoni Defense: Hawk Variation | A43 c4
        A43 Benoni Defense: Old Benoni | d4 c5
        A43 Benoni Defense: Woozle Variation | d4 c5 d5 Nf6 Nc3 Qa5
        A43 Benoni Defense: Schmid Benoni | d4 c5 d5 d6 Nc3 g6
        A43 Benoni Defense: Franco-Sicilian Benoni | d4 c5 d5 e6
        A44 Benoni Defense: Old Benoni, Czech Line | d4 c5 d5 e5
        A44 Benoni Defense: Semi-Benoni | A44 e4 d6
        A45 Indian Defense | d4 Nf6
        A45 Accelerated London System: Indian Variation | d4 Nf6 Bf4
        A45 Accelerated London System: Benoni Variation | d4 Nf6 Bf4 c5
        A45 Trompowsky Attack | d4 Nf6 Bg5
        A45 Trompowsky Attack: Edge Variation | d4 Nf6 Bg5 Ne4 Bh4
        A45 Trompowsky Attack: Raptor Variation | d4 Nf6 Bg5 Ne4 h4
        A45 Trompowsky Attack: Poisoned Pawn Variation | d4 Nf6 Bg5 c5 d5 Qb6 Nc3
        A45 Trompowsky Attack: 2...d5 | d4 Nf6 Bg5 d5
        A45 Trompowsky Attack: Classical Defense | d4 Nf6 Bg5 e6
        A45 Indian Defense: Two Knights | d4 Nf6 Nc3
        A45 Omega Gambit | d4 Nf6 e4
        A45 Indian Defense: Gibbins-Weidenhagen Gambit | d4 Nf6 g4
        A46 Indian Defense: Knights Variation | d4 Nf6 Nf3
        A46 Indian Defense: Döry Defense | A46 Ne4
        A46 Indian Defense: Polish Variation | A46 b5
        A46 Indian Defense: Spielmann Variation | A46 c5
        A46 London System: Indian Variation | A46 e6 Bf4
        A46 London System: Indian Variation, 4.e3 | A46 e6 Bf4 c5 e3
        A46 Torre Attack | A46 e6 Bg5
        A46 Torre Attack: Classical Defense | A46 e6 Bg5 c5
        A46 Torre Attack: Wagner Gambit | A46 e6 Bg5 c5 e4
        A46 Indian Defense: Colle System | A46 e6 e3
        A47 Queen's Indian Defense: Without c4 | A46 b6
        A47 Queen's Indian Defense: Marienbad System | A47 g3 Bb7 Bg2 c5
        A48 East Indian Defense | A46 g6
        A48 London System: King's Indian Variation | A48 Bf4
        A48 London System: King's Indian Variation, 4.e3 | A48 Bf4 Bg7 e3
        A48 Torre Attack: Fianchetto Defense | A48 Bg5
        A48 Barry Attack | A48 Nc3 d5 Bf4
        A49 East Indian Defense: Przepiórka Variation | A48 g3
        A49 East Indian Defense: Double Fianchetto | A49 Bg7 Bg2 O-O b3
        A50 Indian Defense: Normal Variation | d4 Nf6 c4
        A50 Mexican Defense | A50 Nc6
        A50 Queen's Indian Accelerated | A50 b6
        A50 Slav-Indian Defense | A50 c6
        A51 Budapest Defense | A50 e5
        A51 Budapest Defense: Fajarowicz Variation | A51 dxe5 Ne4
        A51 Budapest Defense: Fajarowicz-Steiner Variation | A51 dxe5 Ne4 Qc2
        A52 Budapest Defense: Main Line | A51 dxe5 Ng4
        A52 Budapest Defense: Rubinstein Variation | A52 Bf4
        A52 Budapest Defense: Adler Variation | A52 Nf3
        A52 Budapest Defense: Alekhine Variation | A52 e4
        A52 Budapest Defense: Alekhine Variation, Abonyi Line | A52 e4 Nxe5 f4 Nec6
        A53 Old Indian Defense | A50 d6
        A53 Old Indian Defense: Janowski Variation | A53 Nc3 Bf5
        A54 Old Indian Defense: Ukrainian Variation | A53 Nc3 e5 Nf3
        A54 Old Indian Defense: Dus-Khotimirsky Variation | A54 Nbd7 Bg5
        A55 Old Indian Defense: Main Line | A54 Nbd7 e4
        A56 Benoni Defense | A50 c5
        A56 Benoni Defense: Vulture Defense | A56 d5 Ne4
        A56 Benoni Defense: Hromadka System | A56 d5 d6
        A56 Benoni Defense: Czech Benoni | A56 d5 e5
        A56 Benoni Defense: Czech Benoni, King's Indian System | A56 d5 e5 Nc3 d6 e4 g6
        A57 Benko Gambit | A56 d5 b5
        A57 Benko Gambit: Declined, 4.Nf3 | A57 Nf3
        A57 Benko Gambit: Declined, Sosonko Variation | A57 a4
        A57 Benko Gambit: Half-Accepted | A57 cxb5 a6
        A57 Benko Gambit: Zaitsev System | A57 cxb5 a6 Nc3
        A57 Benko Gambit: Bishop Attack | A57 cxb5 a6 b6
        A57 Benko Gambit: Modern Variation | A57 cxb5 a6 e3
        A57 Benko Gambit: Mutkin Countergambit | A57 cxb5 a6 f3
        A58 Benko Gambit: Fully Accepted | A57 cxb5 a6 bxa6
        A58 Benko Gambit: Nd2 Variation | A58 Bxa6 Nc3 d6 Nf3 g6 Nd2
        A58 Benko Gambit: Fianchetto Variation | A58 Bxa6 Nc3 d6 Nf3 g6 g3
        A59 Benko Gambit: King Walk Variation | A58 Bxa6 Nc3 d6 e4
        A59 Benko Gambit: King Walk Variation, Main Line | A59 Bxf1 Kxf1 g6 g3
        A60 Benoni Defense: Modern Variation | A56 d5 e6
        A60 Benoni Defense: Snake Variation | A60 Nc3 exd5 cxd5 Bd6
        A61 Benoni Defense: Modern, Knight System | A60 Nc3 exd5 cxd5 d6 Nf3 g6
        A61 Benoni Defense: Modern, London System | A61 Bf4
        A61 Benoni Defense: Uhlmann Variation | A61 Bg5
        A61 Benoni Defense: Nimzowitsch Variation | A61 Nd2
        A61 Benoni Defense: Fianchetto Variation, 7.g3 | A61 g3
        A62 Benoni Defense: Fianchetto Variation | A61 g3 Bg7 Bg2 O-O O-O
        A63 Benoni Defense: Fianchetto Variation, Hastings Defense | A62 Nbd7
        A64 Benoni Defense: Fianchetto Variation, Hastings Main Line | A63 Nd2 a6 a4 Re8
        A65 Benoni Defense: 6.e4 | A60 Nc3 exd5 cxd5 d6 e4
        A65 Benoni Defense: Knaak Variation | A65 g6 Nge2
        A65 Benoni Defense: Sämisch System | A65 g6 f3
        A66 Benoni Defense: Pawn Storm Variation | A65 g6 f4
        A66 Benoni Defense: Mikenas Variation | A66 Bg7 e5
        A67 Benoni Defense: Taimanov Variation | A66 Bg7 Bb5+
        A68 Benoni Defense: Four Pawns Attack | A66 Bg7 Nf3 O-O
        A69 Benoni Defense: Four Pawns Attack, Main Line | A68 Be2 Re8
        A70 Benoni Defense: Classical Variation | A65 g6 Nf3
        A70 Benoni Defense: Modern Main Line | A70 Bg7 h3 O-O Bd3
        A71 Benoni Defense: Classical Variation, Averbakh-Grivas Attack | A70 Bg7 Bg5
        A72 Benoni Defense: Classical Variation, 8.Be2 | A70 Bg7 Be2 O-O
        A73 Benoni Defense: Classical Variation, 9.O-O | A72 O-O
        A74 Benoni Defense: Classical Variation, 9...a6 | A73 a6
        A75 Benoni Defense: Classical Variation, Argentine Counterattack | A74 a4 Bg4
        A76 Benoni Defense: Classical Variation, Czerniak Defense | A73 Re8
        A77 Benoni Defense: Classical Variation, Czerniak Attack | A76 Nd2
        A78 Benoni Defense: Classical Variation, Czerniak Attack, 10...Na6 | A77 Na6
        A79 Benoni Defense: Classical Variation, Czerniak Attack Main Line | A78 f3
        A80 Dutch Defense | d4 f5
        A80 Dutch Defense: London System | d4 f5 Bf4
        A80 Dutch Defense: Hopton Attack | d4 f5 Bg5
        A80 Dutch Defense: Raphael Variation | d4 f5 Nc3
        A80 Dutch Defense: Knight Variation | d4 f5 Nf3
        A80 Dutch Defense: Krejcik Gambit | d4 f5 g4
        A80 Dutch Defense: Korchnoi Attack | d4 f5 h3
        A81 Dutch Defense: Fianchetto Attack | d4 f5 g3
        A81 Dutch Defense: Semi-Leningrad Variation | A81 Nf6 Bg2 g6
        A81 Dutch Defense: Leningrad, Basman System | A81 g6 Bg2 Bg7 Nf3 c6 O-O Nh6
        A82 Dutch Defense: Staunton Gambit | d4 f5 e4
        A82 Dutch Defense: Balogh Defense | A82 d6
        A82 Dutch Defense: Staunton Gambit Accepted | A82 fxe4
        A82 Dutch Defense: Staunton Gambit, Tartakower Variation | A82 fxe4 Nc3 Nf6 g4
        A83 Dutch Defense: Staunton Gambit, Staunton Line | A82 fxe4 Nc3 Nf6 Bg5
        A83 Dutch Defense: Staunton Gambit, Nimzowitsch Variation | A83 b6
        A83 Dutch Defense: Staunton Gambit, Chigorin Variation | A83 c6
        A83 Dutch Defense: Staunton Gambit, Lasker Variation | A83 g6 h4
        A84 Dutch Defense: Queen's Gambit Line | d4 f5 c4
        A84 Dutch Defense: Rubinstein Variation | A84 e6 Nc3
        A84 Dutch Defense: Bellon Gambit | A84 e6 e4
        A84 Dutch Defense: Bladel Variation | A84 g6 Nc3 Nh6
        A85 Dutch Defense: Queen's Knight Variation | A84 Nf6 Nc3
        A85 Dutch Defense: Queen's Knight Variation, Leningrad Line | A85 g6
        A86 Dutch Defense: Fianchetto Variation | A84 Nf6 g3
        A86 Dutch Defense: Hort-Antoshin System | A86 d6 Bg2 c6 Nc3 Qc7
        A86 Dutch Defense: Leningrad Variation | A86 g6
        A87 Dutch Defense: Leningrad, Main Variation | A86 g6 Bg2 Bg7 Nf3
        A87 Dutch Defense: Leningrad, Matulović Variation | A87 O-O O-O d6 Nc3 Qe8
        A88 Dutch Defense: Leningrad, Warsaw Variation | A87 O-O O-O d6 Nc3 c6
        A89 Dutch Defense: Leningrad, 7...Nc6 | A87 O-O O-O d6 Nc3 Nc6
        A90 Dutch Defense: Classical Variation | A86 e6 Bg2
        A90 Dutch Defense: Dutch-Indian Variation | A90 Bb4+
        A90 Dutch Defense: Nimzo-Dutch, Alekhine Variation | A90 Bb4+ Bd2 Be7
        A90 Dutch Defense: Stonewall, Modern Variation | A90 d5 Nf3 c6
        A91 Dutch Defense: Classical, 4...Be7 | A90 Be7
        A92 Dutch Defense: Classical, 5...O-O | A91 Nf3 O-O
        A92 Dutch Defense: Alekhine Variation | A92 O-O Ne4
        A92 Dutch Defense: Stonewall Variation | A92 O-O d5
        A92 Dutch Defense: Stonewall Variation, 7.Nc3 | A92 O-O d5 Nc3
        A93 Dutch Defense: Stonewall, Botvinnik Variation | A92 O-O d5 b3
        A94 Dutch Defense: Stonewall, Bishop Exchange | A93 c6 Ba3
        A95 Dutch Defense: Stonewall, Main Line | A92 O-O d5 Nc3 c6
        A96 Dutch Defense: Classical, Main Line | A92 O-O d6
        A97 Dutch Defense: Ilyin-Zhenevsky Variation | A96 Nc3 Qe8
        A97 Dutch Defense: Ilyin-Zhenevsky, Winter Variation | A97 Re1
        A98 Dutch Defense: Ilyin-Zhenevsky, 8.Qc2 | A97 Qc2
        A99 Dutch Defense: Ilyin-Zhenevsky, 8.b3 | A97 b3
        """
}
