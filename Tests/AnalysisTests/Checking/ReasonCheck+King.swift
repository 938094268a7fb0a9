import Analysis
import Chess

/// A weakened king.
extension ReasonCheck {
    func holds(_ king: KingWeakened) -> String? {
        let letter: Character = learner == .white ? "K" : "k"
        func place(_ grid: Grid) -> Square? { Grid.squares.first { grid[$0] == letter } }
        switch king.cause {
        case .diagonal(let from, let ply):
            return all(
                (positions[ply + 1].isCheck && moves[ply].to == from, "no check"),
                (
                    place(grids[ply + 1]).map { abs($0.file - from.file) == abs($0.rank - from.rank) } == true,
                    "no diagonal"
                ))
        case .castledFront(let ply):
            return all(
                ("Pp".contains(grids[0][moves[0].from]), "no pawn move"),
                (place(grids[0]).map { abs($0.file - moves[0].from.file) <= 1 } == true, "not in front of the king"),
                (ply % 2 == 1, "not the opponent's move"))
        case .greekGift(let ply):
            return all(
                ("Bb".contains(grids[ply][moves[ply].from]) && positions[ply + 1].isCheck, "no sacrifice"),
                ("Nn".contains(grids[ply + 2][moves[ply + 2].from]), "no knight follows"))
        case .opened:
            let home = learner == .white ? 0 : 7
            let king = place(grids[1])
            let far = Square(file: 7, rank: abs(home - 3))
            let between = far.flatMap { far in king.flatMap { Grid.squaresBetween(far, $0) } }
            let isOpen = ((between ?? []) + [far].compactMap { $0 }).allSatisfy { grids[1][$0] == "." }
            return all(
                (king?.file == 4 && king?.rank == home, "the king is not at home"),
                (moves[0].from.file == 5 && "Pp".contains(grids[0][moves[0].from]), "no f-pawn moves"),
                (between != nil && isOpen, "the diagonal is not open"))
        case .loosened:
            let king = place(grids[0])
            return all(
                (king?.file != 4 && king?.file != 3, "the king has not castled"),
                (king.map { abs($0.file - moves[0].from.file) <= 1 } == true, "the pawn is not in front of it"),
                ("Pp".contains(grids[0][moves[0].from]) && grids[0][moves[0].to] == ".", "no pawn advances"))
        case .exposed:
            let (king, home) = (place(grids[0]), learner == .white ? 0 : 7)
            return all(
                (king?.rank == home && (king?.file ?? 0) >= 4, "the king is not on that wing"),
                ("Pp".contains(grids[0][moves[0].from]) && grids[0][moves[0].to] == ".", "no pawn advances"),
                ([5, 6].contains(moves[0].from.file), "no pawn of the f- or g-file"))
        case .castledIntoAttack(let ply): return all((moves[0].isCastling && ply % 2 == 1, "no castling"))
        }
    }
}
