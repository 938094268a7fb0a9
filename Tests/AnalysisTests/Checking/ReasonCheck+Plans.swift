import Analysis
import Chess

extension ReasonCheck {
    func holds(_ lost: BishopPairLost) -> String? {
        let (own, theirs): (Character, Character) = learner == .white ? ("B", "b") : ("b", "B")
        let end = grids[lost.ply + (grids[lost.ply][moves[lost.ply].to] == "." ? 3 : 2)]
        return all(
            (grids[0].count(own) == 2 && end.count(own) == 1, "no bishop is given"),
            (end.count(theirs) == 2 || grids[0].count(theirs) < 2, "the opponent lost a bishop"),
            (
                // An offered bishop is taken by the reply.
                (lost.ply...lost.ply + 1).contains { "NnBb".contains(grids[$0][moves[$0].to]) },
                "no minor piece is taken"
            ))
    }

    func holds(_ pinned: PinnedPiece) -> String? {
        func isPinned(_ grid: Grid) -> Bool {
            grid.owner(of: pinned.pinner) == opponent && grid.owner(of: pinned.pinned) == learner
                && grid.attacks(pinned.pinner, pinned.pinned) && !grid.attacks(pinned.pinner, pinned.behind)
                && grid.attacks(pinned.pinner, pinned.behind, ignoring: pinned.pinned)
        }
        return all(
            (grids[(pinned.ply + 1)...(pinned.ply + 2)].allSatisfy(isPinned), "it is not pinned, or not for long"),
            (!isPinned(grids[0]), "it was pinned before"),
            ("NnBb".contains(grids[pinned.ply + 1][pinned.pinned]), "no knight or bishop is pinned"),
            ("KkQq".contains(grids[pinned.ply + 1][pinned.behind]), "neither king nor queen is behind it"))
    }

    private func freeSquares(_ square: Square, _ grid: Grid) -> Int {
        Grid.squares.count { grid.attacks(square, $0) && grid.owner(of: $0) != learner }
    }

    func holds(_ shutIn: ShutInBishop) -> String? {
        all(
            ("Bb".contains(grids[0][shutIn.bishop]) && "Bb".contains(grids[1][shutIn.bishop]), "no bishop"),
            (freeSquares(shutIn.bishop, grids[1]) <= 1, "it has squares"),
            (freeSquares(shutIn.bishop, grids[0]) > freeSquares(shutIn.bishop, grids[1]), "it had none before"))
    }

    func holds(_ blocked: BlockedPawn) -> String? {
        let forward = learner == .white ? 1 : -1
        return all(
            ("Pp".contains(grids[1][blocked.pawn]), "no pawn"),
            (moves[0].to == Square(file: blocked.pawn.file, rank: blocked.pawn.rank + forward), "not in front of it"))
    }

    func holds(_ released: TensionReleased) -> String? {
        let (pawn, rival): (Character, Character) = learner == .white ? ("P", "p") : ("p", "P")
        let pairs = Grid.squares.filter { grids[0][$0] == rival && grids[0].attacks(moves[0].from, $0) }
        let basics = all(
            (grids[0][moves[0].from] == pawn, "no pawn move"), (!pairs.isEmpty, "there was no tension"),
            (!pairs.contains { grids[1][$0] == rival && grids[1].attacks(moves[0].to, $0) }, "it remains"))
        switch released.gain {
        case .developingRecapture:
            return basics
                ?? all((moves[1].to == moves[0].to && "NnBb".contains(grids[1][moves[1].from]), "no recapture"))
        case .freesBishop(let bishop): return basics ?? all(("Bb".contains(grids[2][bishop]), "no bishop"))
        case .pawnBreak(let ply):
            let strikes = Grid.squares.contains {
                grids[ply + 1][$0] == pawn && grids[ply + 1].attacks(moves[ply].to, $0)
            }
            return basics ?? all((grids[ply][moves[ply].from] == rival && strikes, "no pawn attacks"))
        case .centralPiece(let square):
            return basics
                ?? all(
                    (moves[1].to == square && moves[0].to == square, "no recapture there"),
                    (grids[2].owner(of: square) == opponent && grids[2][square] != rival, "no piece there"),
                    ([3, 4].contains(square.file) && (2...5).contains(square.rank), "not in the middle"))
        case .unchallenged(let square):
            return basics
                ?? all(
                    (pairs.contains(square) && grids[2][square] == rival, "no pawn there"),
                    (!grids[2].attackers(of: square, by: learner).contains { grids[2][$0] == pawn }, "it is attacked"))
        case .centrePawn(let square): return basics ?? all((grids[2][square] == rival, "no pawn there"))
        }
    }

    func holds(_ given: CentreGiven) -> String? {
        let rival: Character = learner == .white ? "p" : "P"
        switch given.cause {
        case .pawnPair(let pawns, let ply):
            return all(
                (Set(pawns.map(\.file)) == [3, 4] && Set(pawns.map(\.rank)).count == 1, "not side by side"),
                (pawns.allSatisfy { grids[ply + 1][$0] == rival }, "no pawns there"),
                (!pawns.allSatisfy { grids[0][$0] == rival }, "they were there before"))
        case .strengthened(let square):
            return all(
                (moves[0].to == square && moves[1].to == square && grids[2][square] == rival, "no pawn takes back"),
                (abs(2 * square.file - 7) < abs(2 * moves[1].from.file - 7), "not towards the centre"))
        }
    }

    func holds(_ recapture: WrongRecapture) -> String? {
        all(
            (comparison.expected.move.to == recapture.square, "the expected move does not take there"),
            (grids[0].owner(of: recapture.square) == opponent, "nothing to take"),
            ((moves[0].to == recapture.square) == recapture.takesBack, "the played move differs"),
            (isSeen(recapture.fault, on: recapture.square), "the fault is not seen"))
    }

    private func isSeen(_ fault: WrongRecapture.Fault?, on square: Square) -> Bool {
        let mine = { (letter: Character) -> Character in
            learner == .white ? Character(letter.uppercased()) : Character(letter.lowercased())
        }
        return switch fault {
        case nil: true
        case .doublesPawns:
            Grid.squares.count { $0.file == square.file && grids[1][$0] == mine("p") } > 1
        case .queenAttacked: grids[2][square] == mine("q") && grids[2].attacks(moves[1].to, square)
        case .losesCastling: grids[1][square] == mine("k")
        }
    }

    func holds(_ neglected: DevelopmentNeglected) -> String? {
        let grid = grids[neglected.ply + 1]
        func out(_ side: Side) -> Int {
            let (rank, letters) = side == .white ? (0, "NB") : (7, "nb")
            return Grid.squares.count { letters.contains(grid[$0]) && $0.rank != rank }
        }
        return all(
            (out(learner) == neglected.own, "\(out(learner)) own pieces are out"),
            (out(opponent) == neglected.theirs, "\(out(opponent)) of theirs are out"))
    }

    func holds(_ weak: WeakSquare) -> String? {
        let forward = learner == .white ? 1 : -1
        let canGuard: (Grid) -> Bool = { grid in
            Grid.squares.contains { pawn in
                grid[pawn] == (learner == .white ? "P" : "p") && abs(pawn.file - weak.square.file) == 1
                    && (weak.square.rank - pawn.rank) * forward > 0
            }
        }
        let stands = "the pawn guarded it and still does"
        let isLeft = grids[0].attacks(moves[0].from, weak.square) && !grids[1].attacks(moves[0].to, weak.square)
        return all(
            (canGuard(grids[0]), "no pawn guarded it before"),
            (weak.isForNow ? isLeft : !canGuard(grids[1]), weak.isForNow ? stands : "a pawn can guard it"),
            (weak.ply == 0 || moves[weak.ply].to == weak.square, "no piece goes there"),
            (weak.ply == 0 || "NBnb".contains(grids[weak.ply + 1][weak.square]), "no knight or bishop"),
            (weak.ply > 0 || weak.square.rank == moves[0].to.rank, "not beside the pawn"),
            (positions[weak.ply + 1].bestCapture(on: weak.square) == 0, "it can be taken"))
    }

    func holds(_ threat: ReplyThreat) -> String? {
        guard let passed = positions[2].passed, let first = threat.moves.first else { return "in check" }
        return all(
            (passed.legalMoves().contains(first), "the threat is not legal"),
            (
                threat.targets.allSatisfy { Grid(passed.playing(first)).attacks(first.to, $0) },
                "a target is not attacked"
            ))
    }

    func holds(_ attack: ReplyAttack) -> String? {
        let squares = [attack.square, attack.other].compactMap { $0 }
        return all(
            (squares.allSatisfy { grids[2].owner(of: $0) == learner }, "not the learner's"),
            (squares.allSatisfy { grids[2].attacks(moves[1].to, $0) }, "it is not attacked"),
            (grids[1][moves[1].to] == ".", "the reply takes something"),
            (squares.allSatisfy { (positions[2].passed?.bestCapture(on: $0) ?? 0) > 1 }, "it need not move"),
            (squares.allSatisfy { positions[1].bestCapture(on: $0) == 0 }, "it could be won before the reply"))
    }

    func holds(_ given: GuardGivenUp) -> String? {
        let square = given.square
        let wasSafe = positions[0].isCheck || (positions[0].passed?.bestCapture(on: square) ?? 0) == 0
        return all(
            (grids[0].owner(of: square) == learner && moves[1].to == square, "the reply does not take it"),
            (wasSafe, "it could be won before"),
            (
                given.isOpenedLine || grids[0].attacks(given.cutOff ?? moves[0].from, square), "it was not guarded"
            ),
            (
                given.isOpenedLine || !grids[1].attacks(given.cutOff ?? moves[0].to, square), "it is still guarded"
            ),
            (
                !given.isOpenedLine
                    || Grid.squaresBetween(moves[1].from, square)?.contains(moves[0].from) == true,
                "the piece was not between them"
            ),
            (positions[1].bestCapture(on: square) > 0, "taking it wins nothing"),
            (others[1].bestCapture(on: square) == 0, "the expected move leaves it too"))
    }

    func holds(_ trade: UnequalTrade) -> String? {
        let isRook = trade.kind == .twoPiecesForRook
        let balance = ["NB": isRook ? -2 : -1, "R": isRook ? 1 : 0, "Q": 0, "P": trade.pawns]
        let isReached = grids.dropFirst().contains { board in balance.allSatisfy { change($0, board) == $1 } }
        return all(
            (isReached, "no such trade"), ((isRook ? 0...1 : 2...3).contains(trade.pawns), "\(trade.pawns) pawns"))
    }

    /// Returns how many more pieces with these letters the learner has, compared with the start, than the opponent.
    private func change(_ letters: String, _ board: Grid) -> Int {
        let lead = { (grid: Grid) in
            letters.reduce(0) {
                let (white, black) = (grid.count($1), grid.count(Character($1.lowercased())))
                return $0 + (learner == .white ? white - black : black - white)
            }
        }
        return lead(board) - lead(grids[0])
    }
}
