import Chess

extension FuzzDriver {
    /// Reads positions.
    public static let fen = FuzzDriver(
        "fen", "FEN read, written in both castling styles and read again; every legal move converted both ways",
        samples: fenSamples, words: fenWords, make: { generator in Array(RandomGames.position(&generator).fen.utf8) }
    ) { bytes, faults in
        do throws(FENError) {
            let (position, ignored) = try Position.reading(fen: String(decoding: bytes, as: UTF8.self))
            faults.expect(
                ignored.allSatisfy { !$0.isNewline },
                "the ignored letters contain a line end: \(ignored.debugDescription)")
            checkWriting(position, &faults)
            checkMoves(of: position, &faults)
        } catch {
            faults.expect(isPrintableLine(error.description), "not printable: \(error.description.debugDescription)")
        }
    }

    /// Reads lines of EPD test suites.
    public static let epd = FuzzDriver(
        "epd", "EPD lines read, written and read again",
        samples: [
            "6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id \"back rank\";",
            "4k3/8/8/8/8/8/8/4K3 b - - hmvc 3; fmvn 40; c0 \"\";",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400",
            "4k3/8/8/8/8/8/8/4K3 w - - am Ke2 Kd2",
        ], words: fenWords + [";", "\"", "bm", "id ", "hmvc", "fmvn", "D1", "Ra8", " ", "acd 12;", "65536", "\u{7}"]
    ) { bytes, faults in
        do throws(FENError) {
            let line = try EPD(String(decoding: bytes, as: UTF8.self))
            let written = line.description
            let again = try EPD(written)
            faults.expect(again.position.identity == line.position.identity, "another position in \(written)")
            faults.expect(again.description == written, "\(written) is written again as \(again)")
            faults.expect(again.operations.map(\.code) == line.operations.map(\.code), "other operations in \(written)")
            for operation in line.operations {
                let moves = (try? line.moves(operation.code)) ?? []
                faults.expect(moves.allSatisfy(line.position.isLegal), "\(operation.code) has illegal moves")
            }
        } catch {
            faults.expect(isPrintableLine(error.description), "not printable: \(error.description.debugDescription)")
        }
    }

    /// Checks that all castling styles are read as the same position and written identically again.
    static func checkWriting(_ position: Position, _ faults: inout Faults) {
        for fen in [position.fen, position.fen(castling: .sides), position.fen(castling: .files)] {
            guard let read = try? Position(fen: fen) else {
                faults.add("written but not read again: \(fen)")
                continue
            }
            // `==` would also compare an en-passant square without a legal capture.
            faults.expect(read.identity == position.identity, "\(fen) is read as another position, \(read.fen)")
            faults.expect(read.key == position.key, "\(fen) has another key")
            faults.expect(read.fen == position.fen, "\(fen) is written again as \(read.fen)")
            faults.expect((try? Position(fen: read.fen)) == read, "\(fen) changes when read twice")
        }
    }

    /// Checks that the moves are legal and counted correctly, that each has a unique notation that is read back, and
    /// that each leads to a position that can be written and read.
    private static func checkMoves(of position: Position, _ faults: inout Faults) {
        let moves = position.legalMoves()
        faults.expect(
            moves.count == position.legalMoveCount, "\(moves.count) moves, counted \(position.legalMoveCount)")
        faults.expect(
            (position.isCheckmate || position.isStalemate) == moves.isEmpty,
            "finished although there are moves, or vice versa")
        faults.expect(Set(moves.map { position.san($0) }).count == moves.count, "two moves have the same notation")
        for move in moves {
            let (san, uci) = (position.san(move), position.uci(move))
            faults.expect(position.isLegal(move), "\(uci) is in the list and not legal")
            faults.expect((try? position.move(san: san)) == move, "\(san) is not read back")
            faults.expect(position.move(uci: uci) == move, "\(uci) is not read back")
            faults.expect(position.move(stored: position.storedMove(move)) == move, "\(uci) is stored as another")
            let after = position.playing(move)
            guard let read = try? Position(fen: after.fen) else {
                faults.add("\(san) leads to what cannot be read: \(after.fen)")
                continue
            }
            faults.expect(read.identity == after.identity && read.key == after.key, "\(san) leads to another position")
            faults.expect(read.fen == after.fen, "\(san) leads to \(after.fen), read again as \(read.fen)")
        }
        if let after = position.playingNull() { checkWriting(after, &faults) }
    }

    private static let fenSamples = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "8/8/8/8/1k1Pp2B/8/8/3K4 b - d3 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", "4k3/8/8/8/8/8/8/RR2K1RR w GBKQ - 99 200",
        "1r2kr2/8/8/8/8/8/8/1R1K1R2 w FBfb - 0 1", "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R_w_hf_-_0_9",
        "8/5k2/8/2Pp4/2B5/1K6/8/8 w - d6 0 1", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
        "6Bn/B2Pk3/8/p1r3NK/3p4/b6P/3p2n1/2R5 w - - 65535 65535", "k5b1/3P4/8/4pP2/8/8/7K/b2R4 w - e6 0 1",
    ]
    private static let fenWords = [
        "/", "8", "1", "k", "K", "r", "R", "P", "p", "q", "Q", "b", "N", " ", "_", " w ", " b ", "KQkq", "HAha", "-",
        "e3", "d6", "0", "65535", "99999999999999999999", "-1", "\t", "\n", "é", "\u{0}", "\u{202E}",
    ]
}
