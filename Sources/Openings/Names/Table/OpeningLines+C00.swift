extension OpeningLines {
    /// C00 to C49: French, King's Gambit and the smaller open games.
    static let volumeC00 = """
        C00 French Defense | e4 e6
        C00 French Defense: Queen's Knight Variation | e4 e6 Nc3
        C00 French Defense: Knight Variation | e4 e6 Nf3
        C00 French Defense: Two Knights Variation | e4 e6 Nf3 d5 Nc3
        C00 French Defense: Wing Gambit | e4 e6 Nf3 d5 e5 c5 b4
        C00 French Defense: Chigorin Variation | e4 e6 Qe2
        C00 French Defense: Réti-Spielmann Attack | e4 e6 b3
        C00 French Defense: King's Indian Attack | e4 e6 d3
        C00 French Defense: King's Indian Attack, Main Line | e4 e6 d3 d5 Nd2 Nf6 Ngf3
        C00 French Defense: Franco-Sicilian Defense | e4 e6 d4 c5
        C00 French Defense: Normal Variation | e4 e6 d4 d5
        C00 French Defense: Schlechter Variation | e4 e6 d4 d5 Bd3
        C00 French Defense: Alapin Gambit | e4 e6 d4 d5 Be3
        C00 French Defense: Diemer-Duhm Gambit | e4 e6 d4 d5 c4
        C00 French Defense: Steinitz Attack | e4 e6 e5
        C00 French Defense: La Bourdonnais Variation | e4 e6 f4
        C01 French Defense: Exchange Variation | e4 e6 d4 d5 exd5
        C01 French Defense: Exchange Variation, Main Line | C01 exd5
        C01 French Defense: Exchange Variation, Winawer Line | C01 exd5 Nc3 Bb4
        C01 French Defense: Exchange Variation, Svenonius Variation | C01 exd5 Nc3 Nf6 Bg5
        C01 French Defense: Exchange Variation, Symmetrical Line | C01 exd5 Nf3 Nf6
        C01 French Defense: Exchange Variation, Monte Carlo Variation | C01 exd5 c4
        C02 French Defense: Advance Variation | e4 e6 d4 d5 e5
        C02 French Defense: Advance Variation, Nimzowitsch System | C02 c5 Nf3
        C02 French Defense: Advance Variation, Nimzowitsch Attack | C02 c5 Qg4
        C02 French Defense: Advance Variation, Paulsen Attack | C02 c5 c3 Nc6 Nf3
        C02 French Defense: Advance Variation, Euwe Variation | C02 c5 c3 Nc6 Nf3 Bd7
        C02 French Defense: Advance Variation, Main Line | C02 c5 c3 Nc6 Nf3 Qb6
        C02 French Defense: Advance Variation, Milner-Barry Gambit | C02 c5 c3 Nc6 Nf3 Qb6 Bd3 cxd4 cxd4 Bd7
        C02 French Defense: Advance Variation, Lputian Variation | C02 c5 c3 Nc6 Nf3 Qb6 a3 Nh6
        C02 French Defense: Advance Variation, Wade Variation | C02 c5 c3 Qb6 Nf3 Bd7
        C02 French Defense: Advance Variation, Steinitz Variation | C02 c5 dxc5
        C03 French Defense: Tarrasch Variation | e4 e6 d4 d5 Nd2
        C03 French Defense: Tarrasch Variation, Morozevich Variation | C03 Be7
        C03 French Defense: Tarrasch Variation, Guimard Defense | C03 Nc6
        C03 French Defense: Tarrasch Variation, Modern System | C03 a6
        C03 French Defense: Tarrasch Variation, Haberditz Variation | C03 f5
        C04 French Defense: Tarrasch Variation, Guimard Defense, Main Line | C03 Nc6 Ngf3 Nf6
        C05 French Defense: Tarrasch Variation, Closed Variation | C03 Nf6
        C05 French Defense: Tarrasch Variation, Closed Variation, 4...Nfd7 | C05 e5 Nfd7
        C05 French Defense: Tarrasch Variation, Botvinnik Variation | C05 e5 Nfd7 Bd3 c5 c3 b6
        C05 French Defense: Tarrasch Variation, Pawn Center Variation | C05 e5 Nfd7 f4
        C06 French Defense: Tarrasch Variation, Closed Variation, Main Line | C05 e5 Nfd7 Bd3 c5 c3 Nc6 Ne2 cxd4 cxd4
        C06 French Defense: Tarrasch Variation, Leningrad Variation | C06 Nb6
        C06 French Defense: Tarrasch Variation, Closed Variation, 8...f6 | C06 f6
        C07 French Defense: Tarrasch Variation, Open System | C03 c5
        C07 French Defense: Tarrasch Variation, Chistyakov Defense | C07 exd5 Qxd5
        C07 French Defense: Tarrasch Variation, Chistyakov Defense, Modern Line | C07 exd5 Qxd5 Ngf3 cxd4 Bc4 Qd6
        C07 French Defense: Tarrasch Variation, Eliskases Variation | C07 exd5 Qxd5 Ngf3 cxd4 Bc4 Qd8
        C08 French Defense: Tarrasch Variation, Open System, Isolated Pawn | C07 exd5 exd5
        C09 French Defense: Tarrasch Variation, Open System, Main Line | C08 Ngf3 Nc6
        C10 French Defense: Paulsen Variation | e4 e6 d4 d5 Nc3
        C10 French Defense: Hecht-Reefschläger Variation | C10 Nc6
        C10 French Defense: Marshall Variation | C10 c5
        C10 French Defense: Rubinstein Variation | C10 dxe4
        C10 French Defense: Rubinstein Variation, 4.Nxe4 | C10 dxe4 Nxe4
        C10 French Defense: Fort Knox Variation | C10 dxe4 Nxe4 Bd7 Nf3 Bc6
        C10 French Defense: Rubinstein Variation, Blackburne Defense | C10 dxe4 Nxe4 Nd7
        C10 French Defense: Rubinstein Variation, Capablanca Line | C10 dxe4 Nxe4 Nd7 Nf3 Ngf6 Nxf6+ Nxf6 Ne5
        C10 French Defense: Rubinstein Variation, Ellis Gambit | C10 dxe4 Nxe4 e5
        C11 French Defense: Classical Variation | C10 Nf6
        C11 French Defense: Classical Variation, Swiss Variation | C11 Bd3
        C11 French Defense: Classical Variation, 4.Bg5 | C11 Bg5
        C11 French Defense: Classical Variation, Burn Variation | C11 Bg5 dxe4
        C11 French Defense: Classical Variation, Burn Variation, Morozevich Line | C11 Bg5 dxe4 Nxe4 Be7 Bxf6 gxf6
        C11 French Defense: Steinitz Variation | C11 e5
        C11 French Defense: Steinitz Variation, Gledhill Attack | C11 e5 Nfd7 Qg4
        C11 French Defense: Steinitz Variation, Boleslavsky Variation | C11 e5 Nfd7 f4 c5 Nf3 Nc6 Be3
        C11 French Defense: Steinitz Variation, Boleslavsky, 7...Qb6 | C11 e5 Nfd7 f4 c5 Nf3 Nc6 Be3 Qb6
        C11 French Defense: Classical Variation, Delayed Exchange | C11 exd5
        C12 French Defense: McCutcheon Variation | C11 Bg5 Bb4
        C12 French Defense: McCutcheon Variation, 5.e5 | C12 e5
        C12 French Defense: McCutcheon Variation, Lasker Variation | C12 e5 h6 Bd2 Bxc3
        C12 French Defense: McCutcheon Variation, Tartakower Variation | C12 e5 h6 Bd2 Nfd7
        C12 French Defense: McCutcheon Variation, Janowski Variation | C12 e5 h6 Be3
        C12 French Defense: McCutcheon Variation, Chigorin Variation | C12 e5 h6 exf6
        C13 French Defense: Classical Variation, 4...Be7 | C11 Bg5 Be7
        C13 French Defense: Classical Variation, Richter Attack | C13 Bxf6
        C13 French Defense: Classical Variation, Tartakower Variation | C13 e5 Ne4
        C13 French Defense: Classical Variation, Vistanekis Variation | C13 e5 Nfd7
        C13 French Defense: Alekhine-Chatard Attack | C13 e5 Nfd7 h4
        C13 French Defense: Alekhine-Chatard Attack, Spielmann Variation | C13 e5 Nfd7 h4 O-O
        C13 French Defense: Alekhine-Chatard Attack, Maróczy Variation | C13 e5 Nfd7 h4 a6
        C14 French Defense: Classical Variation, Exchange of Bishops | C13 e5 Nfd7 Bxe7 Qxe7
        C14 French Defense: Classical Variation, Alapin Variation | C14 Nb5
        C14 French Defense: Classical Variation, Rubinstein Variation | C14 Qd2
        C14 French Defense: Classical Variation, Pollock Variation | C14 Qg4
        C14 French Defense: Classical Variation, Steinitz Variation | C14 f4
        C15 French Defense: Winawer Variation | C10 Bb4
        C15 French Defense: Winawer Variation, Fingerslip Variation | C15 Bd2
        C15 French Defense: Winawer Variation, Alekhine-Maróczy Gambit | C15 Ne2
        C15 French Defense: Winawer Variation, Winckelmann-Reimer Gambit | C15 a3 Bxc3+ bxc3 dxe4 f3
        C15 French Defense: Winawer Variation, Delayed Exchange Variation | C15 exd5
        C16 French Defense: Winawer Variation, Advance Variation | C15 e5
        C16 French Defense: Winawer Variation, Petrosian Variation | C16 Qd7
        C16 French Defense: Winawer Variation, Fianchetto Defense | C16 b6
        C17 French Defense: Winawer Variation, Advance Main Line | C16 c5
        C17 French Defense: Winawer Variation, Bogoljubov Variation | C17 Bd2
        C17 French Defense: Winawer Variation, Russian Variation | C17 Qg4
        C17 French Defense: Winawer Variation, Retreat Variation | C17 a3 Ba5
        C17 French Defense: Winawer Variation, 5.dxc5 | C17 dxc5
        C18 French Defense: Winawer Variation, Exchange on c3 | C17 a3 Bxc3+ bxc3
        C18 French Defense: Winawer Variation, 7...O-O | C18 Ne7 Qg4 O-O
        C18 French Defense: Winawer Variation, Poisoned Pawn Variation | C18 Ne7 Qg4 Qc7
        C18 French Defense: Winawer Variation, Poisoned Pawn, Main Line | C18 Ne7 Qg4 Qc7 Qxg7 Rg8 Qxh7 cxd4
        C18 French Defense: Winawer Variation, Portisch-Hook Variation | C18 Qa5
        C18 French Defense: Winawer Variation, Classical Variation | C18 Qc7
        C19 French Defense: Winawer Variation, Main Line | C18 Ne7
        C19 French Defense: Winawer Variation, Positional Variation | C19 Nf3
        C19 French Defense: Winawer Variation, Smyslov Variation | C19 a4
        C20 King's Pawn Game: Open Game | e4 e5
        C20 Portuguese Opening | e4 e5 Bb5
        C20 Bongcloud Attack | e4 e5 Ke2
        C20 Alapin's Opening | e4 e5 Ne2
        C20 King's Pawn Game: Napoleon Attack | e4 e5 Qf3
        C20 King's Pawn Game: Wayward Queen Attack | e4 e5 Qh5
        C20 Lopez Opening | e4 e5 c3
        C20 English Opening: 2.c4 | e4 e5 c4
        C20 King's Pawn Game: Leonardis Variation | e4 e5 d3
        C20 King's Pawn Game: King's Head Opening | e4 e5 f3
        C21 Center Game | e4 e5 d4 exd4
        C21 Danish Gambit | C21 c3
        C21 Danish Gambit Declined: Sörensen Defense | C21 c3 d5
        C21 Danish Gambit Accepted | C21 c3 dxc3 Bc4 cxb2 Bxb2
        C21 Danish Gambit: Schlechter Defense | C21 c3 dxc3 Bc4 cxb2 Bxb2 d5
        C21 Halasz Gambit | C21 f4
        C22 Center Game: Normal Variation | C21 Qxd4 Nc6
        C22 Center Game: Hall Variation | C22 Qc4
        C22 Center Game: Paulsen Attack | C22 Qe3
        C22 Center Game: Berger Variation | C22 Qe3 Nf6 Nc3 Bb4 Bd2 O-O O-O-O Re8
        C23 Bishop's Opening | e4 e5 Bc4
        C23 Bishop's Opening: Boi Variation | C23 Bc5
        C23 Bishop's Opening: Wing Gambit | C23 Bc5 b4
        C23 Bishop's Opening: Philidor Variation | C23 Bc5 c3
        C23 Bishop's Opening: Philidor Counterattack | C23 c6
        C23 Bishop's Opening: Calabrese Countergambit | C23 f5
        C24 Bishop's Opening: Berlin Defense | C23 Nf6
        C24 Bishop's Opening: Vienna Hybrid | C24 d3
        C24 Bishop's Opening: Paulsen Defense | C24 d3 c6
        C24 Bishop's Opening: Ponziani Gambit | C24 d4
        C24 Bishop's Opening: Urusov Gambit | C24 d4 exd4 Nf3
        C25 Vienna Game | e4 e5 Nc3
        C25 Vienna Game: Zhuravlev Countergambit | C25 Bb4
        C25 Vienna Game: Anderssen Defense | C25 Bc5
        C25 Vienna Game: Max Lange Defense | C25 Nc6
        C25 Vienna Game: Vienna Gambit | C25 Nc6 f4
        C25 Vienna Game: Hamppe-Muzio Gambit | C25 Nc6 f4 exf4 Nf3 g5 Bc4 g4 O-O
        C25 Vienna Game: Hamppe-Allgaier Gambit | C25 Nc6 f4 exf4 Nf3 g5 h4 g4 Ng5
        C25 Vienna Game: Steinitz Gambit | C25 Nc6 f4 exf4 d4
        C25 Vienna Game: Paulsen Variation | C25 Nc6 g3
        C26 Vienna Game: Falkbeer Variation | C25 Nf6
        C26 Vienna Game: Bishop's Variation | C26 Bc4
        C26 Vienna Game: Mengarini Variation | C26 a3
        C26 Vienna Game: Mieses Variation | C26 g3
        C27 Vienna Game: Frankenstein-Dracula Variation | C26 Bc4 Nxe4
        C27 Vienna Game: Alekhine Variation | C27 Nf3
        C27 Vienna Game: Adams Gambit | C27 Qh5 Nd6 Bb3 Nc6 d4
        C28 Vienna Game: 3...Nc6 | C26 Bc4 Nc6
        C28 Vienna Game: Stanley Variation, Main Line | C28 d3
        C28 Vienna Game: Bronstein Gambit | C28 d3 Bb4 Ne2 d5
        C29 Vienna Game: Vienna Gambit, Knight Defense | C26 f4
        C29 Vienna Game: Vienna Gambit, Main Line | C29 d5
        C29 Vienna Game: Vienna Gambit, Breyer Variation | C29 d5 fxe5 Nxe4 Nf3 Be7
        C29 Vienna Game: Vienna Gambit, Paulsen Attack | C29 d5 fxe5 Nxe4 Qf3
        C29 Vienna Game: Vienna Gambit, Würzburger Trap | C29 d5 fxe5 Nxe4 d3 Qh4+
        C29 Vienna Game: Vienna Gambit, Accepted | C29 exf4
        C30 King's Gambit | e4 e5 f4
        C30 King's Gambit Declined: Classical Variation | C30 Bc5
        C30 King's Gambit Declined: Queen's Knight Defense | C30 Nc6
        C30 King's Gambit Declined: Petrov's Defense | C30 Nf6
        C30 King's Gambit Declined: Norwalde Variation | C30 Qf6
        C30 King's Gambit Declined: Keene Defense | C30 Qh4+
        C30 King's Gambit Declined: Mafia Defense | C30 c5
        C30 King's Gambit Declined: Panteldakis Countergambit | C30 f5
        C31 King's Gambit Declined: Falkbeer Countergambit | C30 d5
        C31 King's Gambit Declined: Falkbeer Countergambit, Blackburne Attack | C31 Nf3
        C31 King's Gambit Declined: Falkbeer Countergambit, Marshall Variation | C31 exd5 c6
        C31 King's Gambit Declined: Falkbeer Countergambit, Staunton Line | C31 exd5 e4
        C32 King's Gambit Declined: Falkbeer Countergambit, Modern Line | C31 exd5 e4 d3 Nf6
        C32 King's Gambit Declined: Falkbeer Countergambit, Keres Variation | C32 Nd2
        C32 King's Gambit Declined: Falkbeer Countergambit, Main Line | C32 dxe4
        C32 King's Gambit Declined: Falkbeer Countergambit, Alapin Variation | C32 dxe4 Nxe4 Nf3 Bc5 Qe2 Bf2+ Kd1 Qxd5+ Nfd2
        C33 King's Gambit Accepted | C30 exf4
        C33 King's Gambit Accepted: Bishop's Gambit | C33 Bc4
        C33 King's Gambit Accepted: Bishop's Gambit, Cozio Defense | C33 Bc4 Nf6
        C33 King's Gambit Accepted: Bishop's Gambit, Greco Variation | C33 Bc4 Qh4+ Kf1 Bc5
        C33 King's Gambit Accepted: Bishop's Gambit, Bryan Countergambit | C33 Bc4 Qh4+ Kf1 b5
        C33 King's Gambit Accepted: Bishop's Gambit, Classical Defense | C33 Bc4 Qh4+ Kf1 g5
        C33 King's Gambit Accepted: Bishop's Gambit, Lopez Defense | C33 Bc4 c6
        C33 King's Gambit Accepted: Bishop's Gambit, Bledow Variation | C33 Bc4 d5
        C33 King's Gambit Accepted: Lesser Bishop's Gambit | C33 Be2
        C33 King's Gambit Accepted: Mason-Keres Gambit | C33 Nc3
        C33 King's Gambit Accepted: Breyer Gambit | C33 Qf3
        C33 King's Gambit Accepted: Villemson Gambit | C33 d4
        C34 King's Gambit Accepted: King's Knight's Gambit | C33 Nf3
        C34 King's Gambit Accepted: Bonsch-Osmolovsky Variation | C34 Ne7
        C34 King's Gambit Accepted: Schallopp Defense | C34 Nf6
        C34 King's Gambit Accepted: Fischer Defense | C34 d6
        C34 King's Gambit Accepted: Gianutio Countergambit | C34 f5
        C34 King's Gambit Accepted: Becker Defense | C34 h6
        C35 King's Gambit Accepted: Cunningham Defense | C34 Be7
        C35 King's Gambit Accepted: Cunningham Defense, Bertin Gambit | C35 Bc4 Bh4+ g3
        C35 King's Gambit Accepted: Cunningham Defense, McCormick Defense | C35 Bc4 Nf6
        C36 King's Gambit Accepted: Abbazia Defense | C34 d5
        C36 King's Gambit Accepted: Modern Defense | C36 exd5 Nf6
        C36 King's Gambit Accepted: Abbazia Defense, Botvinnik Variation | C36 exd5 Nf6 Bb5+ c6 dxc6 bxc6
        C37 King's Gambit Accepted: Classical Variation | C34 g5
        C37 King's Gambit Accepted: King's Knight's Gambit, 4.Bc4 | C37 Bc4
        C37 King's Gambit Accepted: Lolli Gambit | C37 Bc4 g4 Bxf7+
        C37 King's Gambit Accepted: McDonnell Gambit | C37 Bc4 g4 Nc3
        C37 King's Gambit Accepted: Salvio Gambit | C37 Bc4 g4 Ne5
        C37 King's Gambit Accepted: Muzio Gambit | C37 Bc4 g4 O-O
        C37 King's Gambit Accepted: Double Muzio Gambit | C37 Bc4 g4 O-O gxf3 Qxf3 Qf6 e5 Qxe5 Bxf7+
        C37 King's Gambit Accepted: Ghulam-Kassim Gambit | C37 Bc4 g4 d4
        C37 King's Gambit Accepted: Quaade Gambit | C37 Nc3
        C37 King's Gambit Accepted: Rosentreter Gambit | C37 d4
        C38 King's Gambit Accepted: Traditional Variation | C37 Bc4 Bg7
        C38 King's Gambit Accepted: Hanstein Gambit | C38 O-O
        C38 King's Gambit Accepted: Philidor Gambit | C38 h4
        C38 King's Gambit Accepted: Greco Gambit | C38 h4 h6 d4 d6 c3
        C39 King's Gambit Accepted: King's Rook Gambit | C37 h4
        C39 King's Gambit Accepted: Kieseritzky Gambit | C39 g4 Ne5
        C39 King's Gambit Accepted: Kieseritzky Gambit, Paulsen Defense | C39 g4 Ne5 Bg7
        C39 King's Gambit Accepted: Kieseritzky Gambit, Berlin Defense | C39 g4 Ne5 Nf6
        C39 King's Gambit Accepted: Kieseritzky Gambit, Kolisch Defense | C39 g4 Ne5 d6
        C39 King's Gambit Accepted: Kieseritzky Gambit, Long Whip Variation | C39 g4 Ne5 h5
        C39 King's Gambit Accepted: Allgaier Gambit | C39 g4 Ng5
        C39 King's Gambit Accepted: Allgaier Gambit, Thorold Variation | C39 g4 Ng5 h6 Nxf7 Kxf7 d4
        C40 King's Knight Opening | e4 e5 Nf3
        C40 Gunderam Defense | C40 Qe7
        C40 Greco Defense | C40 Qf6
        C40 Elephant Gambit | C40 d5
        C40 Latvian Gambit | C40 f5
        C40 Latvian Gambit: Mayet Attack | C40 f5 Bc4
        C40 Latvian Gambit Accepted | C40 f5 Nxe5 Qf6
        C40 Damiano Defense | C40 f6
        C41 Philidor Defense | C40 d6
        C41 Philidor Defense: Steinitz Variation | C41 Bc4 Be7 c3
        C41 Philidor Defense: Lopez Countergambit | C41 Bc4 f5
        C41 Philidor Defense: Hanham Variation | C41 d4 Nd7
        C41 Philidor Defense: Nimzowitsch Variation | C41 d4 Nf6
        C41 Philidor Defense: Improved Hanham Variation | C41 d4 Nf6 Nc3 Nbd7
        C41 Philidor Defense: Lion Variation, Shirov Gambit | C41 d4 Nf6 Nc3 Nbd7 g4
        C41 Philidor Defense: Exchange Variation | C41 d4 exd4 Nxd4
        C41 Philidor Defense: Antoshin Variation | C41 d4 exd4 Nxd4 Nf6 Nc3 Be7
        C41 Philidor Defense: Larsen Variation | C41 d4 exd4 Nxd4 g6
        C41 Philidor Defense: Morphy Variation | C41 d4 exd4 Qxd4
        C41 Philidor Defense: Philidor Countergambit | C41 d4 f5
        C42 Petrov's Defense | C40 Nf6
        C42 Petrov's Defense: Italian Variation | C42 Bc4
        C42 Petrov's Defense: Three Knights Game | C42 Nc3
        C42 Petrov's Defense: Stafford Gambit | C42 Nxe5 Nc6
        C42 Petrov's Defense: Damiano Variation | C42 Nxe5 Nxe4
        C42 Petrov's Defense: Paulsen Attack | C42 Nxe5 d6 Nc4
        C42 Petrov's Defense: Nimzowitsch Attack | C42 Nxe5 d6 Nf3 Nxe4 Nc3
        C42 Petrov's Defense: Lasker Attack | C42 Nxe5 d6 Nf3 Nxe4 Qe2
        C42 Petrov's Defense: Kaufmann Attack | C42 Nxe5 d6 Nf3 Nxe4 c4
        C42 Petrov's Defense: French Attack | C42 Nxe5 d6 Nf3 Nxe4 d3
        C42 Petrov's Defense: Classical Attack | C42 Nxe5 d6 Nf3 Nxe4 d4
        C42 Petrov's Defense: Classical Attack, Marshall Variation | C42 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Bd6
        C42 Petrov's Defense: Classical Attack, Mason Variation | C42 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Be7 O-O O-O
        C42 Petrov's Defense: Classical Attack, Jaenisch Variation | C42 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Nc6 O-O Be7 c4
        C42 Petrov's Defense: Cochrane Gambit | C42 Nxe5 d6 Nxf7
        C42 Petrov's Defense: Quiet Variation | C42 d3
        C43 Petrov's Defense: Modern Attack | C42 d4
        C43 Petrov's Defense: Modern Attack, Symmetrical Variation | C43 Nxe4
        C43 Petrov's Defense: Modern Attack, Murrey Variation | C43 Nxe4 Bd3 Nc6
        C43 Petrov's Defense: Modern Attack, Trifunović Variation | C43 Nxe4 Bd3 d5 Nxe5 Bd6
        C43 Petrov's Defense: Modern Attack, 5...Nd7 | C43 Nxe4 Bd3 d5 Nxe5 Nd7
        C43 Petrov's Defense: Modern Attack, Steinitz Variation | C43 exd4 e5 Ne4 Qe2
        C44 King's Knight Opening: Normal Variation | C40 Nc6
        C44 Inverted Hungarian Opening | C44 Be2
        C44 Irish Gambit | C44 Nxe5
        C44 Ponziani Opening | C44 c3
        C44 Ponziani Opening: Jaenisch Counterattack | C44 c3 Nf6
        C44 Ponziani Opening: Fraser Defense | C44 c3 Nf6 d4 Nxe4
        C44 Ponziani Opening: 3...d5 | C44 c3 d5
        C44 Ponziani Opening: Caro Variation | C44 c3 d5 Qa4 Bd7
        C44 Ponziani Opening: Leonhardt Variation | C44 c3 d5 Qa4 Nf6
        C44 Ponziani Opening: Steinitz Variation | C44 c3 d5 Qa4 f6
        C44 Ponziani Opening: Countergambit | C44 c3 f5
        C44 Dresden Opening | C44 c4
        C44 Scotch Game: Offer | C44 d4
        C44 Scotch Game: Lolli Variation | C44 d4 Nxd4
        C44 Scotch Game: Open Center | C44 d4 exd4
        C44 Scotch Game: Relfsson Gambit | C44 d4 exd4 Bb5
        C44 Scotch Gambit | C44 d4 exd4 Bc4
        C44 Scotch Gambit: London Defense | C44 d4 exd4 Bc4 Bb4+
        C44 Scotch Gambit: Haxo Gambit | C44 d4 exd4 Bc4 Bc5 c3
        C44 Göring Gambit | C44 d4 exd4 c3
        C44 Göring Gambit Declined: Capablanca Variation | C44 d4 exd4 c3 d5
        C44 Göring Gambit: Double Pawn Sacrifice | C44 d4 exd4 c3 dxc3 Bc4
        C44 Konstantinopolsky Opening | C44 g3
        C45 Scotch Game | C44 d4 exd4 Nxd4
        C45 Scotch Game: Malaniuk Variation | C45 Bb4+
        C45 Scotch Game: Classical Variation | C45 Bc5
        C45 Scotch Game: Classical Variation, Blackburne Attack | C45 Bc5 Be3 Qf6 c3 Nge7 Qd2
        C45 Scotch Game: Classical Variation, Potter Variation | C45 Bc5 Nb3
        C45 Scotch Game: Classical Variation, Intermezzo Variation | C45 Bc5 Nxc6
        C45 Scotch Game: Schmidt Variation | C45 Nf6
        C45 Scotch Game: Mieses Variation | C45 Nf6 Nxc6 bxc6 e5
        C45 Scotch Game: Mieses Variation, Main Line | C45 Nf6 Nxc6 bxc6 e5 Qe7 Qe2 Nd5
        C45 Scotch Game: Ghulam-Kassim Variation | C45 Nxd4
        C45 Scotch Game: Steinitz Variation | C45 Qh4
        C46 Three Knights Opening | C44 Nc3
        C46 Three Knights Opening: Schlechter Variation | C46 Bb4
        C46 Four Knights Game | C46 Nf6
        C46 Four Knights Game: Italian Variation | C46 Nf6 Bc4
        C46 Four Knights Game: Halloween Gambit | C46 Nf6 Nxe5
        C46 Four Knights Game: Gunsberg Variation | C46 Nf6 a3
        C46 Four Knights Game: Glek System | C46 Nf6 g3
        C46 Three Knights Opening: Winawer Defense | C46 f5
        C46 Three Knights Opening: Steinitz Defense | C46 g6
        C47 Four Knights Game: Scotch Variation | C46 Nf6 d4
        C47 Four Knights Game: Scotch Variation, Krause Variation | C47 Bb4
        C47 Four Knights Game: Belgrade Gambit | C47 exd4 Nd5
        C47 Four Knights Game: Scotch Variation Accepted | C47 exd4 Nxd4
        C47 Four Knights Game: Scotch Variation, Main Line | C47 exd4 Nxd4 Bb4 Nxc6 bxc6 Bd3
        C48 Four Knights Game: Spanish Variation | C46 Nf6 Bb5
        C48 Four Knights Game: Spanish Variation, Classical Variation | C48 Bc5
        C48 Four Knights Game: Rubinstein Countergambit | C48 Nd4
        C48 Four Knights Game: Rubinstein Countergambit, Exchange Variation | C48 Nd4 Nxd4
        C48 Four Knights Game: Rubinstein Countergambit Accepted | C48 Nd4 Nxe5
        C48 Four Knights Game: Spielmann Variation | C48 Nd4 Nxe5 Qe7
        C48 Four Knights Game: Ranken Variation | C48 a6
        C48 Four Knights Game: Spanish Variation, Steinitz Line | C48 d6
        C49 Four Knights Game: Double Spanish | C48 Bb4
        C49 Four Knights Game: Nimzowitsch Variation | C49 O-O O-O Bxc6
        C49 Four Knights Game: Svenonius Variation | C49 O-O O-O d3 Bxc3 bxc3 d5
        C49 Four Knights Game: Janowski Variation | C49 O-O O-O d3 Bxc3 bxc3 d6 Re1
        C49 Four Knights Game: Symmetrical Variation | C49 O-O O-O d3 d6 Bg5
        C49 Four Knights Game: Symmetrical Variation, Metger Unpin | C49 O-O O-O d3 d6 Bg5 Bxc3 bxc3 Qe7
        """
}
