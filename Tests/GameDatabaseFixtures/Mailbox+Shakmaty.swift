/// The legal moves in shakmaty's order, generated as in its description: one kind of move after the other, square by
/// square; at the end the moves that leave the king attacked are removed.
extension Mailbox {
    func shakmatyMoves() -> [String] {
        var list: [String] = []
        if let to = enPassant {
            for from in 0..<64 where isOwn(from) && squares[from].lowercased() == "p" {
                for file in [-1, 1] where Mailbox.step(from, file, isWhite ? 1 : -1) == to {
                    list.append(Mailbox.name(from) + Mailbox.name(to))
                }
            }
        }
        if isAttacked(king, ofWhite: isWhite) {
            // Moves that do not end the check are removed below.
            list += kingSteps()
            list += pawnMoves() + pieceMoves()
        } else {
            list += pawnMoves() + pieceMoves() + kingSteps() + castling()
        }
        return list.filter(isSafe)
    }

    private func isSafe(_ move: String) -> Bool {
        var after = self
        after.play(move)
        return !after.isAttacked(after.squares.firstIndex(of: isWhite ? "K" : "k") ?? 0, ofWhite: isWhite)
    }

    private func kingSteps() -> [String] {
        (0..<64).filter { to in
            abs(to % 8 - king % 8) <= 1 && abs(to / 8 - king / 8) <= 1 && to != king && !isOwn(to)
        }.map { Mailbox.name(king) + Mailbox.name($0) }
    }

    /// Captures towards the a-file, then towards the h-file, single pushes, double pushes; each by target, with promotions
    /// last.
    private func pawnMoves() -> [String] {
        let forward = isWhite ? 1 : -1
        func isPawn(_ square: Int?) -> Bool { square.map { squares[$0] == (isWhite ? "P" : "p") } ?? false }
        var list: [String] = []
        for file in [-1, 1, 0] {
            let targets = (0..<64).filter { to in
                isPawn(Mailbox.step(to, -file, -forward)) && (file == 0 ? squares[to] == "." : isEnemy(to))
            }
            for isLast in [false, true] {
                for to in targets where (to / 8 == 0 || to / 8 == 7) == isLast {
                    guard let from = Mailbox.step(to, -file, -forward) else { continue }
                    let move = Mailbox.name(from) + Mailbox.name(to)
                    list += isLast ? ["q", "r", "b", "n"].map { move + $0 } : [move]
                }
            }
        }
        for to in 0..<64 where to / 8 == (isWhite ? 3 : 4) && squares[to] == "." {
            guard squares[to - 8 * forward] == ".", isPawn(to - 16 * forward) else { continue }
            list.append(Mailbox.name(to - 16 * forward) + Mailbox.name(to))
        }
        return list
    }

    private func pieceMoves() -> [String] {
        var list: [String] = []
        for letter in ["n", "b", "r", "q"] {
            for from in 0..<64 where isOwn(from) && squares[from].lowercased() == letter {
                var reach: [Int] = []
                if letter == "n" {
                    reach = Mailbox.jumps.compactMap { Mailbox.step(from, $0.0, $0.1) }
                } else {
                    var directions = letter == "r" ? [] : Mailbox.diagonal
                    directions += letter == "b" ? [] : Mailbox.straight
                    for (file, rank) in directions {
                        var at = Mailbox.step(from, file, rank)
                        while let here = at {
                            reach.append(here)
                            at = squares[here] == "." ? Mailbox.step(here, file, rank) : nil
                        }
                    }
                }
                list += reach.filter { !isOwn($0) }.sorted().map { Mailbox.name(from) + Mailbox.name($0) }
            }
        }
        return list
    }

    /// Castling, king side first: the squares between are empty, and no square of the king's path is attacked.
    private func castling() -> [String] {
        let home = isWhite ? 0 : 56
        let king = self.king
        return rooks.filter { $0 / 8 == home / 8 }.sorted(by: >).compactMap { rook in
            let (kingTo, rookTo) = (home + (rook > king ? 6 : 2), home + (rook > king ? 5 : 3))
            let way = Set(Array(min(king, kingTo)...max(king, kingTo)) + Array(min(rook, rookTo)...max(rook, rookTo)))
            guard way.allSatisfy({ $0 == king || $0 == rook || squares[$0] == "." }) else { return nil }
            var without = self
            without.squares[king] = "."
            for square in min(king, kingTo)...max(king, kingTo) {
                if without.isAttacked(square, ofWhite: isWhite) && square != kingTo { return nil }
            }
            return Mailbox.name(king) + Mailbox.name(isChess960 ? rook : kingTo)
        }
    }
}
