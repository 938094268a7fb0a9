import PGN

/// What must hold of any text that is read as PGN.
enum PGNReading {
    /// Pieces of any size are heard as the whole is; and who wants less hears no other games.
    static func check(_ bytes: [UInt8], _ faults: inout Faults) {
        var hearing = Hearing()
        var games = PGNReader(bytes).makeIterator()
        while games.visitGame(&hearing) {}
        for fault in hearing.faults { faults.add(fault) }
        let whole = hearing.lines
        faults.expect(pieces(bytes, .max) == whole, "read as a stream, another thing is heard")
        // What a stream looks at first comes before the text, so that all of it is read piece by piece.
        let text = padded(bytes)
        let padded = heard(text)
        let sizes = bytes.count < 1_000 ? [1, 7, 1 + bytes.count / 3] : [61 + bytes.count % 7, 1 + bytes.count / 3]
        for size in sizes {
            faults.expect(pieces(text, size) == padded, "pieces of \(size) bytes are heard differently")
        }

        checkInterests(bytes, whole, &faults)
    }

    /// Up to the first faulty game all hear of the same games, and of the same main lines.
    private static func checkInterests(_ bytes: [UInt8], _ whole: [String], _ faults: inout Faults) {
        let faulty = PGNCounts(reading: bytes).errors.first?.game ?? .max
        func begun(_ events: [String]) -> [String] {
            let end = events.firstIndex { $0.hasPrefix("game \(faulty) ") }
            return Array(end.map { events[...$0] } ?? events[...])
        }
        func frames(_ events: [String]) -> [String] {
            begun(events).filter { $0.hasPrefix("game ") || $0.hasPrefix("from ") }
        }
        faults.expect(frames(heard(bytes, .nothing)) == frames(whole), "who wants the tags only hears other games")
        var depth = 0
        let line = begun(whole).filter { event in
            if event == "(" { depth += 1 }
            defer { if event == ")" { depth -= 1 } }
            return depth == 0
        }
        faults.expect(begun(heard(bytes, .mainLine)) == line, "who wants the main line hears another one")
    }

    private static func pieces(_ bytes: [UInt8], _ size: Int) -> [String] {
        (try? heard(bytes, pieces: size)) ?? []
    }

    /// Games are numbered one by one, and places lie in the text, each game's behind the last one's.
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
                    faults.add("a move of game \(game.number) stands outside of the text, \(node.location)")
                }
            case .failure(let error):
                faults.expect(isInText(error.location), "an error outside of the text: \(error.location)")
                faults.expect(error.game == game.number, "an error of game \(game.number) names game \(error.game)")
                faults.expect(error.location >= game.location, "an error before its game")
                faults.expect(!error.message.isEmpty && !error.message.contains("\n"), "no line: \(error.message)")
                faults.expect((error.token?.utf8.count ?? 0) <= 32 * 3, "a long token: \(error.token ?? "")")
            }
        }
    }

    /// The bytes of each line without its end.
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

    /// What is counted is what is in the trees.
    static func checkCounts(of games: [ReadGame], in bytes: [UInt8], _ faults: inout Faults) {
        let counts = PGNCounts(reading: bytes)
        let trees = games.compactMap { try? $0.tree.get() }
        let nodes = trees.flatMap { $0.nodes }
        faults.expect(counts.games == games.count { $0.number > 0 }, "\(counts.games) games, read \(games.count)")
        faults.expect(counts.errors.count == games.count - trees.count, "\(counts.errors.count) errors, read other")
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
