import Chess
import SeededRandom

extension FuzzDriver {
    /// Reads moves in SAN. An input of two lines is a FEN and a move in that position; other inputs are read as moves
    /// in positions with all kinds of moves.
    public static let san = FuzzDriver(
        "san", "SAN read by the fast path, the full reader and the prompt; moves are read back from their SAN",
        samples: [
            "e4", "Nf3", "exd5", "Nbd2", "R1e2+", "Qa1xb2#", "O-O", "O-O-O", "e8=Q", "exd8=N+", "a1=Q", "Ng1-f3",
            "e2e4", "e1g1", "exd3 e.p.", "ed", "--", "Z0", "0000", "0-0-0!?", "bxc6", "bc4", "bd3c4", "♘f3", "O–O",
            "e8(Q)", "e8/R",
        ],
        words: [
            "N", "B", "R", "Q", "K", "P", "n", "b", "a", "c", "d", "e", "f", "g", "h", "1", "2", "3", "4", "5", "6",
            "7", "8", "9", "x", "-", ":", "=", "(", ")", "/", "+", "#", "!", "?", "O", "o", "0", "e.p.", " ", "♕", "♟",
            "–", "×", "é", "\u{0}", "\u{FE0F}", "@",
        ], make: { generator in moveInput(&generator) { $0.san($1) } }
    ) { bytes, faults in
        let (positions, text) = positionsAndMove(bytes)
        for position in positions { checkSAN(Array(text), position, &faults) }
    }

    /// Reads UCI moves and two-byte moves, with the inputs of `san`.
    public static let uciMove = FuzzDriver(
        "uci-move", "UCI moves and stored moves read: legal, and read again from what is written",
        samples: ["e2e4", "e7e8q", "e1g1", "e1h1", "g1f3", "b5c6", "0000", "a2a1n"],
        words: ["e2", "e4", "e7", "e8", "q", "N", "k", "p", "a1", "h1", "z9", " ", "-", "é"],
        make: { generator in moveInput(&generator) { $0.uci($1) } }
    ) { bytes, faults in
        let (positions, text) = positionsAndMove(bytes)
        let stored = bytes.prefix(2).reduce(0 as UInt16) { $0 << 8 | UInt16($1) }
        for position in positions {
            if let move = position.move(stored: stored) {
                faults.expect(position.isLegal(move), "stored \(stored) is an illegal move in \(position.fen)")
                faults.expect(position.move(stored: position.storedMove(move)) == move, "\(stored) in \(position.fen)")
            }
            guard let move = position.move(uci: String(decoding: text, as: UTF8.self)) else { continue }
            let written = position.uci(move)
            faults.expect(position.isLegal(move), "read as the illegal \(written) in \(position.fen)")
            faults.expect(position.move(uci: written) == move, "\(written) is not read again in \(position.fen)")
        }
    }

    /// Checks that both readers agree in move and error. A move must be legal and be read back from its SAN; an error
    /// must be a printable line with legal candidates, and nothing may have been played.
    private static func checkSAN(_ text: [UInt8], _ position: Position, _ faults: inout Faults) {
        let place = "in \(position.fen)"
        let usual = Result { () throws(SANError) in try SAN(utf8: text.span).move(in: position) }
        let fast = Result { () throws(SANError) in try position.move(san: text.span) }
        if case .success(nil) = usual, case .failure(let error) = fast {
            faults.expect(error.kind == .nullMove, "a null move is refused otherwise: \(error) \(place)")
        } else {
            faults.expect(fast.map { $0 } == usual, "\(fast) by the fast path and \(usual) by the full reader \(place)")
        }
        var after = position
        let played = Result { () throws(SANError) in try after.play(san: text.span) }
        faults.expect(played == usual, "\(usual) when read and \(played) when played \(place)")
        switch usual {
        case .success(let move?):
            let name = position.san(move)
            faults.expect(position.isLegal(move), "read as the illegal \(name) \(place)")
            faults.expect(after == position.playing(move), "\(name) is played wrongly \(place)")
            faults.expect((try? position.move(san: name)) == move, "\(name) is not read back \(place)")
        case .success(nil):
            faults.expect(after == (position.playingNull() ?? position), "the null move is played wrongly \(place)")
        case .failure(let error):
            faults.expect(after == position, "refused and played \(place)")
            faults.expect(isPrintableLine(error.description), "not printable: \(error.description.debugDescription)")
            faults.expect(error.candidates.allSatisfy(position.isLegal), "an illegal candidate: \(error) \(place)")
            let isChoice = error.kind == .ambiguous || error.kind == .promotionMissing
            faults.expect(isChoice == !error.candidates.isEmpty, "candidates without a choice: \(error) \(place)")
        }
        if let move = try? position.move(san: String(decoding: text, as: UTF8.self), .prompt) {
            faults.expect(position.isLegal(move), "the prompt plays the illegal \(position.uci(move)) \(place)")
        }
    }

    /// Returns the positions and the move of an input.
    private static func positionsAndMove(_ bytes: [UInt8]) -> ([Position], ArraySlice<UInt8>) {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
            let position = try? Position(fen: String(decoding: bytes[..<end], as: UTF8.self))
        else { return (positions, bytes[...]) }
        return ([position], bytes[(end + 1)...])
    }

    private static func moveInput(_ generator: inout SeededGenerator, write: (Position, Move) -> String) -> [UInt8] {
        let position = RandomGames.position(&generator)
        let moves = position.legalMoves()
        let text = moves.isEmpty ? "" : write(position, generator.pick(moves))
        return Array((position.fen + "\n" + text).utf8)
    }

    private static let positions = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nPP5/BB2P3/q4N2/Pp1P2PP/R2Q1RK1 b kq - 0 1",
        "6k1/8/8/8/Q7/8/8/Q1Q2K2 w - - 0 1", "8/8/8/8/1k1Pp2B/8/8/3K4 b - d3 0 1", "4k3/4r3/8/8/8/4N3/8/N3K3 w - - 0 1",
        "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", "1r2kr2/8/8/8/8/8/8/1R1K1R2 w FBfb - 0 1",
        "rnb1k3/P1P4p/8/1pP5/1B1B4/8/8/4K2R w K b6 0 1",
    ].compactMap { try? Position(fen: $0) }
}
