import Chess
import FuzzDrivers
import Testing

/// Sets of squares, positions from pieces, mirrors, and Chess960 start positions.
struct BoardTests {
    @Test func `sets are combined and compared`() throws {
        let (a1, b2, h8) = (try #require(Square("a1")), try #require(Square("b2")), try #require(Square("h8")))
        var set: Bitboard = [a1, b2]
        #expect(
            set - [b2] == [a1] && set | [h8] == [a1, b2, h8] && set & [b2, h8] == [b2] && set ^ [b2, h8] == [a1, h8])
        #expect(set.isSubset(of: [a1, b2, h8]) && !set.isSubset(of: [a1]) && set.isDisjoint(with: [h8]))
        set.insert(h8)
        set.remove(a1)
        #expect(set == [b2, h8] && set.first == b2 && set.last == h8 && Bitboard.empty.last == nil)
        set |= [a1]
        set -= [b2]
        set ^= [h8]
        #expect(set == [a1] && set.mirrored.description == "a8" && a1.mirrored.description == "a8")
        set &= .empty
        #expect(set.isEmpty && Bitboard.all.count == 64)
        #expect(
            Bitboard(Square.all.filter(\.isLight)) == .light && Bitboard(Square.all.filter { !$0.isLight }) == .dark)
        for number in -1...8 {
            #expect(Bitboard.file(number) == Bitboard(Square.all.filter { $0.file == number }))
            #expect(Bitboard.rank(number) == Bitboard(Square.all.filter { $0.rank == number }))
        }
    }

    @Test func `squares between two squares, and their line`() throws {
        for one in Square.all {
            for other in Square.all {
                let (file, rank) = (other.file - one.file, other.rank - one.rank)
                let isLine = one != other && (file == 0 || rank == 0 || abs(file) == abs(rank))
                let between = Bitboard.between(one, other)
                #expect(between.count == (isLine ? max(abs(file), abs(rank)) - 1 : 0))
                #expect(Bitboard.line(one, other).isEmpty == !isLine)
                if isLine { #expect((between | [one, other]).isSubset(of: .line(one, other))) }
            }
        }
    }

    @Test func `a position is built from its own parts`() throws {
        for position in try RandomGames.positions(seed: 960, games: 40, isChess960: true) {
            let built = try Position(
                board: position.board, sideToMove: position.sideToMove, castlingRooks: position.castlingRooks,
                enPassant: position.legalEnPassant, halfmoveClock: position.halfmoveClock,
                fullmoveNumber: position.fullmoveNumber)
            #expect(built.fen == position.fen)
            #expect(position.mirrored.mirrored == position)
            #expect(position.mirrored.legalMoveCount == position.legalMoveCount)
            #expect(try Position(fen: position.mirrored.fen).fen == position.mirrored.fen)
        }
    }

    @Test func `a position that cannot be is refused with its field`() throws {
        var board = Position.initial.board
        let rooks = Position.initial.castlingRooks
        func field(_ body: () throws(FENError) -> Position) -> FENError.Field? {
            do throws(FENError) {
                _ = try body()
                return nil
            } catch {
                return error.field
            }
        }
        #expect(field { () throws(FENError) in try Position(board: board, castlingRooks: .rank(3)) } == .castling)
        #expect(field { () throws(FENError) in try Position(board: board, halfmoveClock: -1) } == .halfmoveClock)
        #expect(field { () throws(FENError) in try Position(board: board, fullmoveNumber: 0) } == .fullmoveNumber)
        #expect(field { () throws(FENError) in try Position(board: board, castlingRooks: rooks) } == nil)
        board[try #require(Square("e1"))] = nil
        #expect(field { () throws(FENError) in try Position(board: board) } == .placement)
    }

    @Test func `every Chess960 start position has its number`() throws {
        var seen: Set<PositionIdentity> = []
        for number in 0..<960 {
            let position = try #require(Position(chess960: number))
            #expect(position == (try RandomGames.chess960Start(number)))
            #expect(position.chess960Number == number)
            #expect(try Position(fen: position.fen) == position)
            seen.insert(position.identity)
        }
        #expect(seen.count == 960)
        #expect(Position(chess960: 518) == .initial && Position(chess960: 960) == nil && Position(chess960: -1) == nil)
        #expect(Position(chess960: 0)?.epd.hasPrefix("bbqnnrkr/") == true)
        #expect(Position(chess960: 959)?.epd.hasPrefix("rkrnnqbb/") == true)
        let moved = try Position.initial.playing(Position.initial.move(san: "e4"))
        #expect(moved.chess960Number == nil)
        #expect(try Position(fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1").chess960Number == nil)
    }
}
