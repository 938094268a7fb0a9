import PGN

/// Properties of any text that is read as PGN.
enum PGNReading {
    /// Checks that text in pieces of any size is received like the whole, and that skip policies do not change the
    /// games.
    static func check(_ bytes: [UInt8], _ faults: inout Faults) {
        var recorder = RecordingVisitor()
        var games = PGNReader(bytes).makeIterator()
        while games.visitGame(&recorder) {}
        for fault in recorder.faults { faults.add(fault) }
        let whole = recorder.lines
        faults.expect(pieces(bytes, .max) == whole, "a stream is received differently")
        // The padding fills the sample a stream examines first, so that the whole text is read in pieces.
        let text = padded(bytes)
        let padded = received(text)
        let sizes = bytes.count < 1_000 ? [1, 7, 1 + bytes.count / 3] : [61 + bytes.count % 7, 1 + bytes.count / 3]
        // The padding itself is read in pieces of one byte by the tests of streams.
        for size in sizes {
            faults.expect(pieces(text, size, start: 64) == padded, "pieces of \(size) bytes are received differently")
        }

        checkSkipPolicies(bytes, whole, &faults)
    }

    /// Checks that up to the first faulty game all skip policies report the same games and the same main lines.
    private static func checkSkipPolicies(_ bytes: [UInt8], _ whole: [String], _ faults: inout Faults) {
        let faulty = PGNCounts(reading: bytes).errors.first?.game ?? .max
        func begun(_ events: [String]) -> [String] {
            let end = events.firstIndex { $0.hasPrefix("game \(faulty) ") }
            return Array(end.map { events[...$0] } ?? events[...])
        }
        func frames(_ events: [String]) -> [String] {
            begun(events).filter { $0.hasPrefix("game ") || $0.hasPrefix("from ") }
        }
        faults.expect(frames(received(bytes, .moves)) == frames(whole), "other games when moves are skipped")
        var depth = 0
        let line = begun(whole).filter { event in
            if event == "(" { depth += 1 }
            defer { if event == ")" { depth -= 1 } }
            return depth == 0
        }
        faults.expect(begun(received(bytes, .variations)) == line, "another main line when variations are skipped")
    }

    private static func pieces(_ bytes: [UInt8], _ size: Int, start: Int = 1) -> [String] {
        (try? received(bytes, pieces: size, start: start)) ?? []
    }

    /// Checks that games are numbered consecutively, and that locations are in the text in ascending order.
    static func checkPlaces(of games: [ReadGame], in bytes: [UInt8], _ faults: inout Faults) {
        let isRefused = games.first?.number == 0
        faults.expect(
            isRefused ? games.count == 1 : games.map(\.number) == Array(1..<(games.count + 1)), "wrong numbers")
        let lengths = lineLengths(of: bytes)
        func isInText(_ place: PGN.SourceLocation) -> Bool {
            lengths.indices.contains(place.line - 1) && (1...lengths[place.line - 1] + 1).contains(place.column)
        }
        for (game, next) in zip(games, games.dropFirst()) {
            faults.expect(game.location < next.location, "game \(next.number) begins before game \(game.number)")
        }
        for game in games {
            faults.expect(isInText(game.location), "game \(game.number) begins outside of the text, \(game.location)")
            switch game.tree {
            case .success(let tree):
                for node in tree.nodes where !isInText(node.location) {
                    faults.add("a move of game \(game.number) is outside of the text, \(node.location)")
                }
            case .failure(let error):
                faults.expect(isInText(error.location), "an error outside of the text: \(error.location)")
                faults.expect(error.game == game.number, "an error of game \(game.number) names game \(error.game)")
                faults.expect(error.location >= game.location, "an error before its game")
                faults.expect(!error.message.isEmpty && !error.message.contains("\n"), "not one line: \(error.message)")
                faults.expect((error.token?.utf8.count ?? 0) <= 32 * 3, "a long token: \(error.token ?? "")")
            }
        }
    }

    /// Returns the length in bytes of each line without its line end.
    private static func lineLengths(of bytes: [UInt8]) -> [Int] {
        var lengths = [0]
        var last: UInt8 = 0
        for byte in bytes {
            if byte == 0x0A, last == 0x0D {
            } else if byte == 0x0A || byte == 0x0D {
                lengths.append(0)
            } else {
                lengths[lengths.count - 1] += 1
            }
            last = byte
        }
        return lengths
    }

    /// Checks that the counts match the trees.
    static func checkCounts(of games: [ReadGame], in bytes: [UInt8], _ faults: inout Faults) {
        let counts = PGNCounts(reading: bytes)
        let trees = games.compactMap { try? $0.tree.get() }
        let nodes = trees.flatMap { $0.nodes }
        faults.expect(counts.games == games.count { $0.number > 0 }, "\(counts.games) games, read \(games.count)")
        faults.expect(counts.errors == games.flatMap(\.errors), "\(counts.errors.count) errors, read other")
        let plies = nodes.count - trees.count
        faults.expect(counts.plies == plies, "\(counts.plies) plies, \(plies) in trees")
        let variations = nodes.count { !$0.isFirstChild }
        faults.expect(counts.variations == variations, "\(counts.variations) variations, \(variations) in trees")
        let comments = nodes.reduce(0) { $0 + $1.comments.count + $1.commentsBefore.count }
        faults.expect(counts.comments == comments, "\(counts.comments) comments, \(comments) in trees")
        let nags = nodes.reduce(0) { $0 + $1.nags.count }
        faults.expect(counts.nags == nags, "\(counts.nags) glyphs, \(nags) in trees")
    }
}
