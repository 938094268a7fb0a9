import Chess
import TestSupport
import Testing

@testable import UCI

/// What must hold of any bytes an engine, or a program that drives one, may send.
enum ProtocolFuzz {
    /// Both languages read any line; what a line was read as is written, and read back equal.
    static func check(_ bytes: [UInt8]) {
        let line = String(decoding: bytes, as: UTF8.self)
        check(Reply(line), from: bytes)
        if let command = Command(line) { check(command, from: bytes) }
    }

    static func check(_ reply: Reply, from bytes: [UInt8] = []) {
        let again = Reply(reply.description)
        #expect(again == reply, "\(shown(bytes)): written \(reply.description)")
        if case .info(let info) = reply { check(info, from: bytes) }
    }

    static func check(_ command: Command, from bytes: [UInt8] = []) {
        let written = command.description
        #expect(written.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "\(shown(bytes)): more than one line")
        let again = Command(written)
        switch command {
        case .setOption, .register:
            // A control character in a text is written as a blank; all else reads back equal.
            guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return }
            #expect(again == command, "\(shown(bytes)): written \(written)")
        case .position(let start, let moves):
            // FEN does not tell an en-passant square on which no capture is legal.
            #expect(again?.description == written, "\(shown(bytes)): written \(written)")
            guard case .position(let startAgain, let movesAgain)? = again else { return }
            #expect(startAgain.identity == start.identity && movesAgain == moves, "\(shown(bytes)): \(written)")
        default:
            #expect(again == command, "\(shown(bytes)): written \(written)")
        }
    }

    /// A line in a search gives legal moves, and a score that turns round and back.
    private static func check(_ info: SearchInfo, from bytes: [UInt8]) {
        var log = SearchLog()
        log.add(info)
        for line in log.lines(in: .initial) {
            var position = Position.initial
            for move in line.moves {
                #expect(position.isLegal(move), "\(shown(bytes)): \(position.uci(move))")
                position = position.playing(move)
            }
            let there = line.score.seen(by: .black)
            #expect(there == line.score || there.value != line.score.value || there.value == .centipawns(0))
            if line.score.value != .mate(0) { #expect(there.seen(by: line.score.pointOfView) == line.score) }
        }
    }

    /// However the bytes are cut into chunks, the lines are those of the whole, each within the limit.
    static func checkLines(_ bytes: [UInt8], limit: Int, _ dice: inout Dice) {
        let expected = bytes.split(separator: 0x0A).compactMap { line -> String? in
            var kept = line.prefix(limit)
            if kept.last == 0x0D { kept.removeLast() }
            return kept.isEmpty ? nil : String(decoding: kept, as: UTF8.self)
        }
        var buffer = LineBuffer(limit: limit)
        var lines: [String] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let chunk = rest.prefix(dice.below(12))
            rest = rest.dropFirst(chunk.count)
            lines += Array(chunk).withUnsafeBytes { buffer.lines(adding: $0) }
        }
        if let last = buffer.takeLine() { lines.append(last) }
        #expect(lines.map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(shown(bytes))")
    }
}
