import Chess
import TestSupport
import Testing

/// What must hold of any bytes that are read as FEN, as EPD, or as a UCI move.
enum FENFuzz {
    /// Read, written and read again it is the same position, in all letters; an error is a line that can be shown.
    static func check(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        do throws(FENError) {
            let position = try Position(fen: text)
            for fen in [position.fen, position.fen(castling: .sides), position.fen(castling: .files)] {
                let read = try Position(fen: fen)
                // `==` would also compare an en-passant square behind which no capture is legal.
                #expect(read.identity == position.identity && read.fen == position.fen, "\(shown(bytes))")
                #expect(try Position(fen: read.fen) == read, "\(shown(bytes))")
            }
            #expect(position.legalMoves().allSatisfy(position.isLegal), "\(shown(bytes))")
        } catch {
            #expect(isPrintableLine(error.description), "\(shown(bytes))")
        }
    }

    static let samples = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "8/8/8/8/1k1Pp2B/8/8/3K4 b - d3 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", "4k3/8/8/8/8/8/8/RR2K1RR w GBKQ - 99 200",
        "1r2kr2/8/8/8/8/8/8/1R1K1R2 w FBfb - 0 1", "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R_w_hf_-_0_9",
        "8/5k2/8/2Pp4/2B5/1K6/8/8 w - d6 0 1", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1",
    ]
    static let words = [
        "/", "8", "1", "k", "K", "r", "R", "P", "p", "q", " ", "_", " w ", " b ", "KQkq", "HAha", "-", "e3", "d6", "0",
        "99999999999999999999", "-1", "\t", "\n", "é", "\u{0}", "\u{202E}",
    ]
}

enum EPDFuzz {
    /// Written and read again an EPD line is the same; an error is a line that can be shown.
    static func check(_ bytes: [UInt8]) {
        do throws(FENError) {
            let line = try EPD(String(decoding: bytes, as: UTF8.self))
            let again = try EPD(line.description)
            #expect(again.position == line.position, "\(shown(bytes))")
            #expect(again.description == line.description, "\(shown(bytes))")
            for operation in line.operations { _ = try? line.moves(operation.code) }
        } catch {
            #expect(isPrintableLine(error.description), "\(shown(bytes))")
        }
    }

    static let samples = [
        "6k1/5ppp/8/8/8/8/8/R5K1 w - - bm Ra8#; id \"back rank\";",
        "4k3/8/8/8/8/8/8/4K3 b - - hmvc 3; fmvn 40; c0 \"\";",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400",
        "4k3/8/8/8/8/8/8/4K3 w - - am Ke2 Kd2",
    ]
    static let words = FENFuzz.words + [";", "\"", "bm", "id ", "hmvc", "D1", "Ra8", " ", "acd 12;", "\u{7}"]
}

enum UCIMoveFuzz {
    /// What is read as a move is legal and is read again from what is written for it.
    static func check(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        for position in SANFuzz.positions {
            guard let move = position.move(uci: text) else { continue }
            #expect(position.isLegal(move), "\(shown(bytes)) in \(position.fen)")
            #expect(position.move(uci: position.uci(move)) == move, "\(shown(bytes)) in \(position.fen)")
        }
    }

    static let samples = ["e2e4", "e7e8q", "e1g1", "e1h1", "g1f3", "b5c6", "0000", "a2a1n"]
    static let words = ["e2", "e4", "e7", "e8", "q", "N", "k", "p", "a1", "h1", "z9", " ", "-", "é"]
}
