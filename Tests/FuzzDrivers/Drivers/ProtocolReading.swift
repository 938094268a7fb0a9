import Chess
import SeededRandom
import UCI

/// Properties of any line and any bytes of a conversation with an engine.
enum ProtocolReading {
    /// Checks that a reply is written on one line, unless it is unknown, and read back equal.
    static func check(_ reply: Reply, _ faults: inout Faults) {
        let written = reply.description
        faults.expect(Reply(written) == reply, "written \(written.debugDescription), read as another reply")
        if case .info(let info) = reply { check(info, &faults) }
    }

    /// Checks that a command is written on one line and read back equal.
    static func check(_ command: Command, from bytes: [UInt8], _ faults: inout Faults) {
        let written = command.description
        faults.expect(written.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "more than one line: \(written)")
        let again = Command(written)
        switch command {
        case .setOption, .register:
            // Control characters in text are written as blanks; everything else is read back equal.
            guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return }
            faults.expect(again == command, "written \(written), read as another command")
        case .position(let start, let moves):
            // FEN does not contain an en-passant square without a legal capture.
            faults.expect(again?.description == written, "\(written) is written differently the second time")
            guard case .position(let startAgain, let movesAgain)? = again else { return }
            faults.expect(startAgain.identity == start.identity && movesAgain == moves, "\(written) is read as another")
        default:
            faults.expect(again == command, "written \(written), read as another command")
        }
    }

    /// Checks that a line of a search has legal moves and a score that can be converted to the other side and back.
    private static func check(_ info: SearchInfo, _ faults: inout Faults) {
        var log = SearchLog()
        log.add(info)
        for line in log.lines(in: .initial) {
            var position = Position.initial
            for move in line.moves {
                faults.expect(position.isLegal(move), "the illegal \(position.uci(move)) in a line")
                position = position.playing(move)
            }
            let there = line.score.seen(by: .black)
            faults.expect(
                there == line.score || there.value != line.score.value || there.value == .centipawns(0),
                "the score \(line.score) is the same from the other side")
            guard line.score.value != .mate(0), line.score.value != .centipawns(.min), line.score.value != .mate(.min)
            else { continue }
            faults.expect(
                there.seen(by: line.score.pointOfView) == line.score, "the score \(line.score) is not converted back")
        }
    }

    /// Checks that the lines do not depend on the chunks and are within the limit.
    static func checkLines(_ bytes: [UInt8], limit: Int, _ generator: inout SeededGenerator, _ faults: inout Faults) {
        let expected = bytes.split(separator: 0x0A).compactMap { line -> String? in
            var kept = line.prefix(limit)
            if kept.last == 0x0D { kept.removeLast() }
            return kept.isEmpty ? nil : String(decoding: kept, as: UTF8.self)
        }
        var buffer = LineBuffer(limit: limit)
        var lines: [String] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let chunk = rest.prefix(generator.below(12))
            rest = rest.dropFirst(chunk.count)
            lines += Array(chunk).withUnsafeBytes { buffer.lines(adding: $0) }
        }
        if let last = buffer.takeLine() { lines.append(last) }
        faults.expect(lines.map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "other lines of \(limit) bytes")
    }
}
