import Chess

/// Computes quickly whether a game from the initial position may have reached a position: it moves men on a board of 64 bytes
/// and compares only where they stand.
///
/// A game that reached the position is always found; castling rights, en passant and the side to move are left to
/// `Replay`.
struct PlacementReplay {
    private let board: [UInt8]
    private let hash: UInt64
    private let target: UInt64
    private let count: Int
    /// The squares on which men of the position stand that have never moved: pawns on their first squares, and kings and
    /// rooks that may castle. No move before the position leads from or to one of them.
    private let unmoved: UInt64
    /// By man and square: 64 numbers for each man, those of an empty square are 0.
    private let numbers: [UInt64]

    private static let pawns: (white: UInt8, black: UInt8) = (1, 7)
    private static let kings: (white: UInt8, black: UInt8) = (6, 12)
    /// The men that the promotion codes of a stored move stand for: none, queen, bishop, rook, knight.
    private static let promoted: [UInt8] = [0, 5, 3, 4, 2]
    private static let kinds: [PieceKind] = [.pawn, .knight, .bishop, .rook, .queen, .king]

    init(_ target: Position) {
        var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
        numbers = (0..<13 * 64).map { index in
            guard index >= 64 else { return 0 }
            // SplitMix64.
            seed &+= 0x9E37_79B9_7F4A_7C15
            var number = (seed ^ seed >> 30) &* 0xBF58_476D_1CE4_E5B9
            number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
            return number ^ number >> 31
        }
        board = Self.board(of: .initial)
        hash = Self.hash(board, numbers)
        let wanted = Self.board(of: target)
        self.target = Self.hash(wanted, numbers)
        count = wanted.count { $0 != 0 }
        unmoved = Side.allCases.reduce(target.castlingRooks.rawValue) { squares, side in
            let home = Position.initial.pieces(side)
            let pawns = target.pieces(side, .pawn) & home
            let king = target.castlingRooks.isDisjoint(with: home) ? [] : target.pieces(side, .king)
            return squares | pawns.rawValue | king.rawValue
        }
    }

    private static func board(of position: Position) -> [UInt8] {
        var board = [UInt8](repeating: 0, count: 64)
        for side in Side.allCases {
            for (index, kind) in kinds.enumerated() {
                var squares = position.pieces(side, kind).rawValue
                while squares != 0 {
                    board[squares.trailingZeroBitCount] = UInt8(index + (side == .white ? 1 : 7))
                    squares &= squares - 1
                }
            }
        }
        return board
    }

    private static func hash(_ board: [UInt8], _ numbers: [UInt64]) -> UInt64 {
        board.indices.reduce(0) { $0 ^ numbers[Int(board[$1]) << 6 | $1] }
    }

    /// Whether the men may have stood as in the position, from the start to the end of the moves (two bytes each).
    func mayReach(_ moves: UnsafeBufferPointer<UInt8>) -> Bool {
        var men = board
        return men.withUnsafeMutableBufferPointer { men in
            numbers.withUnsafeBufferPointer { numbers in search(moves, men, numbers) }
        }
    }

    private func search(
        _ moves: UnsafeBufferPointer<UInt8>, _ board: UnsafeMutableBufferPointer<UInt8>,
        _ numbers: UnsafeBufferPointer<UInt64>
    ) -> Bool {
        var hash = hash
        var left = 32
        if hash == target { return true }
        func set(_ square: Int, _ man: UInt8) {
            hash ^= numbers[Int(board[square]) << 6 | square] ^ numbers[Int(man) << 6 | square]
            board[square] = man
        }
        var index = 0
        while index + 1 < moves.count {
            let move = Int(moves[index]) | Int(moves[index + 1]) << 8
            index += 2
            let (from, to, code) = (move & 63, move >> 6 & 63, move >> 12)
            guard (1 << UInt64(from) | 1 << UInt64(to)) & unmoved == 0 else { return false }
            let man = board[from]
            if board[to] != 0 {
                left -= 1
            } else if man == Self.pawns.white || man == Self.pawns.black, (from ^ to) & 7 != 0 {
                set(from & 56 | to & 7, 0)
                left -= 1
            } else if man == Self.kings.white || man == Self.kings.black, abs(from - to) == 2 {
                let (corner, passed) = to > from ? (from | 7, from + 1) : (from & 56, from - 1)
                set(passed, board[corner])
                set(corner, 0)
            }
            set(from, 0)
            let isPromotion = (1..<Self.promoted.count).contains(code)
            set(to, isPromotion ? Self.promoted[code] + (man >= Self.pawns.black ? 6 : 0) : man)
            guard left >= count else { return false }
            if hash == target { return true }
        }
        return false
    }
}
