/// Explains why a move cannot be played. Runs only after reading has failed, so speed does not matter.
extension SAN {
    func failure(in position: Position, _ tables: AttackTables) -> SANError {
        let fits = candidates(in: position)
        if fits.count > 1 {
            let names = fits.map { position.bareSAN($0) }
            if Set(fits.map { [$0.fromIndex, $0.toIndex] }).count == 1 {
                return SANError(
                    .promotionMissing, "\(written) does not say what the pawn becomes; write \(Self.list(names))",
                    candidates: fits)
            }
            return SANError(
                .ambiguous, "\(written) could be \(Self.list(names)); write which", candidates: fits)
        }
        return SANError(.illegal, "\(written) is not possible: \(reason(in: position, tables))")
    }

    /// Returns the legal moves that match the text, in the order of their UCI notation.
    private func candidates(in position: Position) -> [Move] {
        position.legalMoves().filter { move in
            guard !move.isCastling, let piece = position[move.from] else { return false }
            return (kind == nil || piece.kind == kind) && move.to.file == toFile
                && (toRank == nil || move.to.rank == toRank) && (fromFile == nil || move.from.file == fromFile)
                && (fromRank == nil || move.from.rank == fromRank)
                && (promotion == nil || move.promotion == promotion)
                && (kind != .pawn || fromFile != nil || move.from.file == toFile)
        }
        .map { (position.uci($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func reason(in position: Position, _ tables: AttackTables) -> String {
        let side = position.sideToMove
        guard let toRank, let target = Square(file: toFile, rank: toRank) else {
            return "no \(side.name) pawn can capture that way"
        }
        if let occupant = position[target], occupant.side == side {
            return "your own \(occupant.kind.name) is on \(target)"
        }
        var named = position.pieces(side).filter { square in
            (kind == nil || position[square]?.kind == kind) && (fromFile == nil || square.file == fromFile)
                && (fromRank == nil || square.rank == fromRank)
        }
        if kind == .pawn, fromFile == nil { named = named.filter { $0.file == target.file } }
        guard !named.isEmpty else { return missingPiece(side) }
        let reaching = named.filter { position.reaches(from: $0, to: target, tables) }
        if let piece = reaching.first {
            return position.whyUnsafe(from: piece, to: target, tables)
        }
        let king = position.king(of: side)
        let mayCastle = position.castlingRooks.contains { $0.rank == king.rank }
        if kind == .king, mayCastle, target.rank == king.rank, abs(toFile - king.file) == 2 {
            return "castling is written O-O or O-O-O"
        }
        if named.count == 1, let from = named.first { return position.whyOutOfReach(from: from, to: target, tables) }
        return "no \(side.name) \(kind?.name ?? "piece") can reach \(target)"
    }

    private func missingPiece(_ side: Side) -> String {
        var place = ""
        if let fromFile, let fromRank, let square = Square(file: fromFile, rank: fromRank) {
            place = " on \(square)"
        } else if let fromFile {
            place = " on the \(Self.fileLetter(fromFile))-file"
        } else if let fromRank {
            place = " on rank \(fromRank + 1)"
        } else if kind == .pawn {
            place = " on the \(Self.fileLetter(toFile))-file"
        }
        return "there is no \(side.name) \(kind?.name ?? "piece")\(place)"
    }

    /// Joins names: `a`, `a or b`, `a, b or c`.
    static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension Position {
    /// Returns whether a piece could go there, ignoring checks and pins.
    fileprivate func reaches(from: Square, to: Square, _ tables: AttackTables) -> Bool {
        guard let piece = self[from] else { return false }
        if piece.kind != .pawn { return attacks(from: from).contains(to) }
        if from.file != to.file {
            let isTarget = self[to] != nil || Int(enPassant) == to.index
            return attacks(from: from).contains(to) && isTarget
        }
        let forward = piece.side == .white ? 1 : -1
        let steps = (to.rank - from.rank) * forward
        guard self[to] == nil, steps == 1 || (steps == 2 && from.rank == (piece.side == .white ? 1 : 6)) else {
            return false
        }
        return tables.between[from.index * 64 + to.index] & occupancy == 0
    }

    /// Explains why a move exposes its king.
    fileprivate func whyUnsafe(from: Square, to: Square, _ tables: AttackTables) -> String {
        guard let piece = self[from] else { return "it exposes the king" }
        let king = king(of: sideToMove)
        if from == king { return "\(to) is attacked" }
        if isCheck {
            let checker = checkers.first
            let by = checker.flatMap { self[$0] }.map { " by the \($0.kind.name)" } ?? ""
            let on = checker.map { " on \($0)" } ?? ""
            return "the king is in check\(by)\(on), and this move leaves it in check"
        }
        if piece.kind == .pawn, to.index == Int(enPassant) {
            return "taking en passant would open a line to the king"
        }
        return "the \(piece.kind.name) on \(from) is pinned to the king"
    }

    fileprivate func whyOutOfReach(from: Square, to: Square, _ tables: AttackTables) -> String {
        guard let piece = self[from] else { return "there is no piece on \(from)" }
        let empty = tables.attacks(piece.kind, piece.side, from.index, 0)
        let isSlide = [.bishop, .rook, .queen].contains(piece.kind) && Bitboard(rawValue: empty).contains(to)
        let isPush = piece.kind == .pawn && from.file == to.file
        if isSlide || isPush {
            let path = tables.between[from.index * 64 + to.index] | (isPush ? to.bit : 0)
            if let blocker = Bitboard(rawValue: path & occupancy).first, let kind = self[blocker]?.kind {
                return "the \(piece.kind.name) on \(from) is blocked by the \(kind.name) on \(blocker)"
            }
        }
        if piece.kind == .pawn, from.file != to.file, attacks(from: from).contains(to) {
            return "there is nothing to capture on \(to)"
        }
        return "the \(piece.kind.name) on \(from) cannot reach \(to)"
    }

    func whyNotCastling(kingSide: Bool) -> String {
        let name = kingSide ? "O-O" : "O-O-O"
        let king = king(of: sideToMove)
        let home = castling & UInt64.rank(sideToMove == .white ? 0 : 7)
        let rook = Bitboard(rawValue: home).first { ($0 > king) == kingSide }
        guard let rook else {
            return "\(name) is not possible: the king or that rook has moved, or the rook is gone"
        }
        if isCheck { return "\(name) is not possible: the king is in check" }
        let arrival = CastlingSquares(king: king.index, rook: rook.index)
        let tables = AttackTables.shared
        let paths =
            tables.between[king.index * 64 + arrival.king] | tables.between[rook.index * 64 + arrival.rook]
            | 1 << UInt64(arrival.king) | 1 << UInt64(arrival.rook)
        if let blocker = Bitboard(rawValue: paths & occupancy & ~(king.bit | rook.bit)).first,
            let kind = self[blocker]?.kind
        {
            return "\(name) is not possible: the \(kind.name) on \(blocker) is in the way"
        }
        let path = tables.between[king.index * 64 + arrival.king] | 1 << UInt64(arrival.king)
        if let attacked = Bitboard(rawValue: path).first(where: {
            !attackers(of: $0, by: sideToMove.opponent).isEmpty
        }) {
            return "\(name) is not possible: \(attacked) is attacked"
        }
        return "\(name) is not possible: the king would be in check"
    }
}
