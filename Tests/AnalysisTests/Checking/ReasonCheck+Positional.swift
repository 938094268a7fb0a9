import Analysis
import Chess

extension ReasonCheck {
    private func rights(_ grid: Grid) -> String {
        grid.castling.filter { $0 != "-" && $0.isUppercase == (learner == .white) }
    }

    func holds(_ lost: CastlingLost) -> String? {
        switch lost.cause {
        case .byTheMove:
            return all(
                (!rights(grids[0]).isEmpty && rights(grids[1]).isEmpty, "the right is not lost"),
                (!moves[0].isCastling, "it castles"))
        case .atPly(let ply):
            return all(
                (!rights(grids[ply]).isEmpty && rights(grids[ply + 1]).isEmpty, "the right is not lost then"),
                (!moves[ply].isCastling && ply % 2 == 0, "it castles"))
        case .byMove(let ply, let wing):
            let left = rights(grids[ply + 1])
            let lost = rights(grids[ply]).filter { !left.contains($0) }.lowercased()
            return all(
                (!lost.isEmpty && !moves[ply].isCastling && ply % 2 == 0, "the right is not lost then"),
                (wing == nil ? left.isEmpty : lost == (wing == .kingside ? "k" : "q"), "of another wing"))
        }
    }

    func holds(_ lost: TempoLost) -> String? {
        let home: [Character: [String]] = [
            "N": ["b1", "g1"], "B": ["c1", "f1"], "Q": ["d1"], "n": ["b8", "g8"], "b": ["c8", "f8"], "q": ["d8"],
        ]
        let played = moves[0]
        let letter = grids[0][played.from]
        if case .chased(let from, let ply) = lost.cause {
            return all(
                (moves.dropFirst(ply + 1).prefix(5).contains { $0.from == from }, "it does not move again"),
                (grids[ply + 1].owner(of: from) == learner, "not the learner's"),
                (grids[ply + 1].attacks(moves[ply].to, from), "it is not attacked"),
                ((positions[ply + 1].passed?.bestCapture(on: from) ?? 0) > 0, "it need not move"),
                (positions[ply + 1][from]?.kind == lost.piece, "another piece"))
        }
        if case .returns(let ply) = lost.cause {
            return all(
                (moves[ply].from == played.to && moves[ply].to == played.from, "it does not go back"),
                (grids[0][played.to] == "." && grids[ply][played.from] == ".", "it takes something"),
                (positions[0][played.from]?.kind == lost.piece, "another piece"))
        }
        if case .goesOn(let square, let ply) = lost.cause {
            return all(
                (moves[ply].from == played.to && moves[ply].to == square, "it does not go on"),
                (comparison.expected.move.from == played.from, "the expected move moves another piece"),
                (comparison.expected.move.to == square, "the expected move goes elsewhere"),
                (positions[0][played.from]?.kind == lost.piece, "another piece"))
        }
        if case .queenChased(let from, let ply) = lost.cause {
            return all(
                ("Qq".contains(grids[ply + 1][from]) && grids[ply + 1].owner(of: from) == learner, "no queen"),
                (grids[ply + 1].attacks(moves[ply].to, from), "it is not attacked"),
                (moves[ply + 1].from == from && grids[ply + 1][moves[ply + 1].to] == ".", "it does not go away"))
        }
        if case .movesOn(let ply) = lost.cause {
            return all(
                (moves[ply].from == played.to, "another piece moves"),
                (grids[0][played.to] == "." && grids[ply][moves[ply].to] == ".", "it takes something"),
                (positions[ply].passed?.bestCapture(on: played.to) == 0, "it had to move"),
                (positions[0][played.from]?.kind == lost.piece, "another piece"))
        }
        let common = all(
            (played.to == lost.square && letter.lowercased() == lost.piece.letter.lowercased(), "another piece"))
        switch lost.cause {
        case .chased, .returns, .goesOn, .movesOn, .queenChased: return common
        case .waiting:
            return common ?? all(("PpKk".contains(letter) && grids[0][played.to] == ".", "it does something"))
        case .movedTwice:
            let best = comparison.expected.move
            let couldTake = best.from == played.from && grids[0][best.to] != "."
            return common
                ?? all(
                    (home[letter]?.contains(played.from.description) == false, "it is its first move"),
                    (grids[0][played.to] == ".", "it takes"),
                    (positions[0].passed?.bestCapture(on: played.from) == 0 || couldTake, "it had to move"))
        case .movedBack:
            return common ?? all((home[letter]?.contains(played.to.description) == true, "that is not its square"))
        case .earlyQueen(let undeveloped), .rookPawn(let undeveloped):
            let minors = home.filter { Grid.isWhite($0.key) == (learner == .white) && $0.key.lowercased() != "q" }
            let both = Set(minors.flatMap(\.value))
            let count = both.count { name in
                Square(name).map { square in
                    minors.contains { $0.key == grids[0][square] && $0.value.contains(name) }
                } ?? false
            }
            return common
                ?? all(
                    (count == undeveloped, "\(count) are undeveloped"),
                    ([0, 7].contains(played.to.file) || lost.piece == .queen, "not a rook's pawn"))
        }
    }

    func holds(_ damage: PawnDamage) -> String? {
        let file = damage.pawns[0].file
        // A weakness need not last if nothing else is found.
        let ends = [8, 4].map { grids[min($0, moves.count)] }
        let end = ends.first { $0.pawns(of: learner)[file].sorted() == damage.pawns.sorted() } ?? ends[0]
        let pawns = end.pawns(of: learner)
        let neighbours = [file - 1, file + 1].filter { pawns.indices.contains($0) }.flatMap { pawns[$0] }
        let earlier = grids[0].pawns(of: learner)
        let old = [file - 1, file + 1].filter { earlier.indices.contains($0) }.flatMap { earlier[$0] }
        let basics = all((pawns[file].sorted() == damage.pawns.sorted(), "the pawns are elsewhere"))
        switch damage.weakness {
        case .doubledAndIsolated:
            return basics
                ?? all((pawns[file].count > 1, "not doubled"), (neighbours.isEmpty, "not isolated"))
        case .isolated: return basics ?? all((neighbours.isEmpty, "not isolated"), (!old.isEmpty, "it was isolated"))
        case .doubled: return basics ?? all((pawns[file].count > 1, "not doubled"), (earlier[file].count < 2, "old"))
        }
    }
}
