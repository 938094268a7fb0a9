import Analysis
import Chess

extension ReasonCheck {
    func holds(_ fork: Fork) -> String? {
        let after = grids[fork.ply + 1]
        let isCaptured = fork.targets.contains { square in
            moves.indices.contains { $0 > fork.ply && $0 <= fork.ply + 4 && $0 % 2 == 1 && moves[$0].to == square }
        }
        // The line may go on with something else: then each answer to the fork leaves a target that can be won.
        let isWon = positions[fork.ply + 1].legalMoves().allSatisfy { answer in
            let next = positions[fork.ply + 1].playing(answer)
            return Grid.squares.contains { Grid(next).owner(of: $0) == learner && next.bestCapture(on: $0) > 0 }
        }
        if let mate = fork.mate, let fault = isMate(mate, in: positions[fork.ply + 1].passed) { return fault }
        return all(
            (fork.ply % 2 == 1 && moves[fork.ply].to == fork.attacker, "another move forks"),
            (after.owner(of: fork.attacker) == opponent, "no attacker"),
            (Set(fork.targets).count > (fork.mate == nil ? 1 : 0), "one target"),
            (fork.targets.allSatisfy { after.owner(of: $0) == learner }, "a target is not the learner's"),
            (fork.targets.allSatisfy { after.attacks(fork.attacker, $0) }, "a target is not attacked"),
            (isCaptured || isWon, "no target is captured or could be"),
            (
                fork.targets.allSatisfy { target in
                    after[target].lowercased() == "k"
                        || Grid.value(after[target]) > Grid.value(after[fork.attacker])
                        || after.attackers(of: target, by: learner).isEmpty
                }, "a target is defended well enough"
            ))
    }

    func holds(_ attack: DiscoveredAttack) -> String? {
        let (before, after) = (grids[attack.ply], grids[attack.ply + 1])
        let prize = attack.moverTarget ?? attack.target
        let isCaptured =
            prize == attack.mover || takenPly(prize, afterPly: attack.ply).map { $0 <= attack.ply + 4 } == true
        return all(
            (moves[attack.ply].from == attack.origin && moves[attack.ply].to == attack.mover, "another move"),
            (!before.attacks(attack.attacker, attack.target), "it was attacked before"),
            (after.attacks(attack.attacker, attack.target), "it is not attacked"),
            (
                Grid.squaresBetween(attack.attacker, attack.target)?.contains(attack.origin) == true,
                "nothing was uncovered"
            ),
            (after.owner(of: attack.attacker) == opponent && after.owner(of: attack.target) == learner, "wrong sides"),
            (isCaptured, "nothing is captured"),
            (
                attack.moverTarget.map { $0 == attack.mover ? before[$0] != "." : after.attacks(attack.mover, $0) }
                    ?? true,
                "the piece is not attacked"
            ))
    }

    func holds(_ skewer: Skewer) -> String? {
        let after = grids[skewer.ply + 1]
        return all(
            (moves[skewer.ply].to == skewer.attacker, "another move"),
            (after.attacks(skewer.attacker, skewer.front), "the front is not attacked"),
            (!after.attacks(skewer.attacker, skewer.behind), "the one behind is attacked already"),
            (after.attacks(skewer.attacker, skewer.behind, ignoring: skewer.front), "they are not in line"),
            (after.owner(of: skewer.front) == learner && after.owner(of: skewer.behind) == learner, "wrong sides"),
            (moves[skewer.ply + 1].from == skewer.front, "the front stays"),
            (moves[skewer.ply + 2] == Move(from: skewer.attacker, to: skewer.behind), "the one behind is not taken"))
    }

    func holds(_ pin: Pin) -> String? {
        if pin.effect == .leftTheLine { return holdsNoLonger(pin) }
        let (before, after) = (grids[pin.ply], grids[pin.ply + 1])
        let position = positions[pin.ply + 1]
        let isAbsolute = after[pin.behind].lowercased() == "k"
        let isUnguarded = after.attackers(of: pin.behind, by: learner).isEmpty
        // For an absolute pin every legal move of the piece stays on the line. Otherwise the more valuable piece behind
        // is attacked without it.
        let staysOnLine = position.legalMoves().filter { $0.from == pin.pinned }.allSatisfy { move in
            move.to == pin.pinner || Grid.squaresBetween(pin.pinner, pin.behind)?.contains(move.to) == true
        }
        let basics = all(
            (after.owner(of: pin.pinner) == opponent && after.owner(of: pin.pinned) == learner, "wrong sides"),
            (after.owner(of: pin.behind) == learner, "nothing behind"),
            (after.attacks(pin.pinner, pin.pinned), "the pinned piece is not attacked"),
            (!after.attacks(pin.pinner, pin.behind), "nothing is between"),
            (after.attacks(pin.pinner, pin.behind, ignoring: pin.pinned), "they are not in line"),
            (!isAbsolute || staysOnLine, "the pinned piece may move"),
            (
                isAbsolute
                    || (isUnguarded || Grid.value(after[pin.behind]) > Grid.value(after[pin.pinner]))
                        && Grid.value(after[pin.behind]) > Grid.value(after[pin.pinned]),
                "the piece behind is not more valuable"
            ))
        let isTaken = takenPly(pin.pinned, afterPly: pin.ply) != nil
        switch pin.effect {
        case .leftTheLine: return "that is another pin"
        case .pinnedAndTaken: return basics ?? all((isTaken, "it is not taken"))
        case .attackedAndTaken:
            return basics
                ?? all(
                    (isTaken, "it is not taken"), (after.attacks(moves[pin.ply].to, pin.pinned), "it is not attacked"))
        case .cannotTakeBack(let square):
            return basics
                ?? all(
                    (moves[pin.ply].to == square && before.owner(of: square) == learner, "nothing is taken"),
                    (after.attackers(of: square, by: learner) == [pin.pinned], "others guard it"),
                    (
                        position.legalMoves().filter { $0.to == square && !$0.isCastling }.allSatisfy {
                            !isAbsolute && position.playing($0).bestCapture(on: pin.behind) > Grid.value(after[square])
                        }, "it can take back"
                    ))
        }
    }

    /// Checks that the pin existed before the played move, which moved the pinned piece off the line.
    private func holdsNoLonger(_ pin: Pin) -> String? {
        let start = grids[0]
        return all(
            (moves[0].from == pin.pinned && moves[1] == Move(from: pin.pinner, to: pin.behind), "other moves"),
            (start.attacks(pin.pinner, pin.pinned), "it was not attacked"),
            (!start.attacks(pin.pinner, pin.behind), "it was not between"),
            (start.attacks(pin.pinner, pin.behind, ignoring: pin.pinned), "they were not in line"),
            (start.owner(of: pin.behind) == learner && start.owner(of: pin.pinner) == opponent, "wrong sides"),
            (Grid.value(start[pin.behind]) > Grid.value(start[pin.pinned]), "the piece behind was not more valuable"))
    }

    func holds(_ piece: TrappedPiece) -> String? {
        let position = positions[piece.ply + 1]
        return all(
            (grids[piece.ply + 1].owner(of: piece.square) == learner, "not the learner's"),
            (grids[piece.ply + 1].attacks(moves[piece.ply].to, piece.square), "it is not attacked"),
            ((position.passed?.bestCapture(on: piece.square) ?? 0) > 1, "it is not in danger"),
            (!hasWayOut(piece.square, in: position, chases: piece.chases), "it has a way out"),
            (takenPly(piece.square, afterPly: piece.ply) != nil, "it is not taken"))
    }

    func holds(_ trap: ReplyTrap) -> String? {
        let (attacker, position) = (moves[1].to, positions[2])
        let isHeld =
            trap.isPinned
            ? grids[2].attacks(attacker, position.king(of: learner), ignoring: trap.square)
            : !hasWayOut(trap.square, in: position, chases: 0)
        return all(
            (grids[2].owner(of: trap.square) == learner, "not the learner's"),
            (grids[1][attacker] == "." && grids[2].attacks(attacker, trap.square), "it is not attacked"),
            ((position.passed?.bestCapture(on: trap.square) ?? 0) > 1, "it is not in danger"),
            (positions[1].bestCapture(on: trap.square) == 0, "it could be won before the reply"),
            (isHeld, "it has a way out"))
    }

    /// Returns whether a piece can go to a square where it is safe and cannot be chased by pawns.
    private func hasWayOut(_ square: Square, in position: Position, chases: Int) -> Bool {
        position.legalMoves().filter { $0.from == square && !$0.isCastling }.contains { escape in
            let won = Grid.value(Grid(position)[escape.to])
            let reached = position.playing(escape)
            if reached.bestCapture(on: escape.to) > won { return false }
            let grid = Grid(reached)
            let isCaught =
                chases > 0
                && reached.legalMoves().contains { chase in
                    guard grid[chase.from].lowercased() == "p" else { return false }
                    let next = reached.playing(chase)
                    return (next.passed?.bestCapture(on: escape.to) ?? 0) > 1
                        && !hasWayOut(escape.to, in: next, chases: chases - 1)
                }
            return !isCaught
        }
    }

    func holds(_ piece: HangingPiece) -> String? {
        let canTakeBack = positions[2].legalMoves().contains { $0.to == piece.square && !$0.isCastling }
        let (victim, taker) = (grids[1][piece.square], grids[1][moves[1].from])
        return all(
            (moves[1].to == piece.square && grids[1].owner(of: piece.square) == learner, "nothing is taken there"),
            (canTakeBack == piece.isDefended, "the defence is wrong"),
            (
                !reason.text.contains("mere") || Grid.value(taker) < Grid.value(victim),
                "the capturing piece is not less valuable"
            ),
            (positions[1].bestCapture(on: piece.square) > 0, "the capture does not pay"))
    }

    func holds(_ removed: RemovedDefender) -> String? {
        let ply = removed.ply
        if case .guardingMate(let mate) = removed.method { return holds(removed, guardingMate: mate) }
        let (before, after) = (grids[ply], grids[ply + 2])
        let isRemoved =
            switch removed.method {
            case .guardingMate: false
            case .taken: moves[ply].to == removed.defender && before.owner(of: removed.defender) == learner
            case .deflected:
                moves[ply + 1].from == removed.defender && moves[ply + 1].to == moves[ply].to
                    && before[moves[ply].to] == "."
            case .overloaded:
                moves[ply + 1].from == removed.defender && moves[ply + 1].to == moves[ply].to
                    && before.attackers(of: moves[ply].to, by: learner).contains(removed.defender)
            case .drivenAway:
                moves[ply + 1].from == removed.defender
                    && grids[ply + 1].attacks(moves[ply].to, removed.defender)
            }
        return all(
            (before.attackers(of: removed.target, by: learner) == [removed.defender], "it is not the only defender"),
            (after.attackers(of: removed.target, by: learner).isEmpty, "it is still defended"),
            (before[removed.target] == after[removed.target], "the target has changed"),
            (moves[ply + 2].to == removed.target && after.owner(of: removed.target) == learner, "it is not captured"),
            (isRemoved, "the defender was not removed this way"))
    }

    /// Checks that the only piece that could capture the attacker allows mate if it does.
    private func holds(_ removed: RemovedDefender, guardingMate mate: Move) -> String? {
        let position = positions[removed.ply + 1]
        let takes = position.legalMoves().filter { $0.to == moves[removed.ply].to && !$0.isCastling }
        let fault = takes.first.flatMap { isMate(mate, in: position.playing($0)) }
        return all(
            (takes.map(\.from) == [removed.defender], "others may take"), (fault == nil, fault ?? ""),
            (grids[removed.ply + 1].attacks(moves[removed.ply].to, removed.target), "it is not attacked"),
            (takenPly(removed.target, afterPly: removed.ply) != nil, "it is not captured"))
    }
}
