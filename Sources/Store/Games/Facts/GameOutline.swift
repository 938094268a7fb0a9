import Chess

/// Which positions a game can have reached, in fourteen bytes: when the pawns left their first squares, and which men were
/// left in the middle of the game and at its end. Both only ever decrease, so that most games need no replay in the
/// search for a position.
struct GameOutline: Equatable {
    /// Three bits for each of the sixteen first squares of pawns (`homePawns`): the interval in which it was left, 7 when it
    /// never was.
    private(set) var pawns: UInt64
    /// `MenSet` at the end, at `countedPly`, and a bit that is set when men of a kind became more.
    private(set) var men: UInt64

    /// The last ply of each interval but the last, which lasts until the end.
    static let intervalEnds = [8, 12, 16, 21, 28, 40]
    /// The ply at which the men are counted. In a shorter game its last position counts.
    static let countedPly = 56
    private static let never: UInt64 = 7
    private static let hasPromotion: UInt64 = 1 << 60

    init(pawns: UInt64, men: UInt64) {
        self.pawns = pawns
        self.men = men
    }

    /// The pawns on their first squares: White's in the lower eight bits, Black's in the upper, from the a-file.
    static func homePawns(_ position: borrowing Position) -> UInt16 {
        homePawns(
            position.pieces(.white, .pawn).rawValue & 0xFF00 | position.pieces(.black, .pawn).rawValue & 0xFF << 48)
    }

    /// - Parameter squares: the squares of the pawns on their first squares.
    private static func homePawns(_ squares: UInt64) -> UInt16 {
        UInt16(truncatingIfNeeded: squares >> 8 & 0xFF | squares >> 40 & 0xFF00)
    }

    /// The men of a position as a set: for each side a bit for the first knight, the second one, the bishop of dark squares
    /// and so on, fifteen in all. Further men of a kind are left out.
    private enum MenSet {
        static let bits: UInt64 = 30
        static let all: UInt64 = 1 << bits - 1
        /// The pawns of both sides.
        static let pawns: UInt64 = 0xFF << 7 | 0xFF << 22

        static func of(_ position: borrowing Position) -> UInt64 {
            of(.white, position) | of(.black, position) << 15
        }

        private static func of(_ side: Side, _ position: borrowing Position) -> UInt64 {
            func first(_ count: Int, _ kind: PieceKind) -> UInt64 {
                1 << UInt64(min(position.pieces(side, kind).count, count)) - 1
            }
            let bishops = position.pieces(side, .bishop)
            return first(2, .knight) | first(2, .rook) << 2 | (bishops.isDisjoint(with: .dark) ? 0 : 1 << 4)
                | (bishops.isDisjoint(with: .light) ? 0 : 1 << 5) | first(1, .queen) << 6 | first(8, .pawn) << 7
        }
    }

    // MARK: - Recording

    /// Records a game from what `StoredReplay` reports of it, watching `countedPly`.
    struct Recorder {
        private var pawns: UInt64 = 0
        private var counted: UInt64?
        /// The men before a promotion that was just played.
        private var beforePromotion: UInt64?
        private var hasPromotion = false
        private var interval = 0
        private var home: UInt16 = .max

        /// Adds the next position, beginning with the first one.
        ///
        /// - Parameter move: the stored move played there; 0 at the end of the game.
        mutating func add(_ position: borrowing Position, ply: Int, move: UInt16) {
            if ply == GameOutline.countedPly { counted = MenSet.of(position) }
            if beforePromotion != nil || move >> 12 != 0 { addPromotion(position, isNext: move >> 12 != 0) }
        }

        /// Adds the pawns that are on their first squares from a ply on.
        mutating func add(homePawns squares: Bitboard, ply: Int) {
            let now = GameOutline.homePawns(squares.rawValue)
            while interval < GameOutline.intervalEnds.count, ply > GameOutline.intervalEnds[interval] { interval += 1 }
            var left = home & ~now
            while left != 0 {
                pawns |= UInt64(interval) << UInt64(3 * left.trailingZeroBitCount)
                left &= left - 1
            }
            home = now
        }

        private mutating func addPromotion(_ position: borrowing Position, isNext: Bool) {
            let men = MenSet.of(position)
            if let beforePromotion, men & ~beforePromotion != 0 { hasPromotion = true }
            beforePromotion = isNext ? men : nil
        }

        /// Returns the outline of the game.
        ///
        /// - Parameter last: the position added last.
        mutating func finish(_ last: borrowing Position) -> GameOutline {
            while home != 0 {
                pawns |= GameOutline.never << UInt64(3 * home.trailingZeroBitCount)
                home &= home - 1
            }
            let men = MenSet.of(last)
            let both = men | (counted ?? men) << MenSet.bits
            return GameOutline(pawns: pawns, men: both | (hasPromotion ? GameOutline.hasPromotion : 0))
        }
    }

    // MARK: - Searching

    /// A position that is searched for.
    struct Target {
        private let men: UInt64
        /// Three set bits for each first square that its pawn has left.
        private let left: UInt64
        /// Three set bits for each first square that still has its pawn.
        private let home: UInt64

        init(_ position: Position) {
            let home = GameOutline.homePawns(position)
            men = MenSet.of(position)
            var left: UInt64 = 0
            for square in 0..<16 where home >> UInt16(square) & 1 == 0 { left |= 7 << UInt64(3 * square) }
            self.left = left
            self.home = left ^ (1 << 48 - 1)
        }

        /// Whether a game can have reached the position. False is certain. Some nanoseconds: it is asked for each game of a
        /// database, and most fail the first two tests.
        @inline(__always)
        func mayBeReached(by game: GameOutline) -> Bool {
            let compared = game.men & GameOutline.hasPromotion == 0 ? MenSet.all : MenSet.pawns
            // A pawn that never left its square, but has left it in the position.
            let never = game.pawns & game.pawns >> 1 & game.pawns >> 2 & Self.lowest
            return game.men & ~men & compared | never & left == 0 && agreesInTime(with: game, compared)
        }

        /// Whether there is a ply at which the game may have had the pawns and men of the position.
        private func agreesInTime(with game: GameOutline, _ compared: UInt64) -> Bool {
            let counted = game.men >> MenSet.bits & MenSet.all
            var first = counted & ~men & compared == 0 ? 0 : GameOutline.countedPly + 1
            var last = men & ~counted & compared == 0 ? Int.max : GameOutline.countedPly - 1
            guard first <= last else { return false }
            // The position is not before the interval in which the last of its pawns left, nor after the one in which the
            // first pawn left that is still at home.
            let from = Self.highest(game.pawns & left)
            let to = min(7 - Self.highest(~game.pawns & home), GameOutline.intervalEnds.count)
            guard from <= to else { return false }
            if from > 0 { first = max(first, GameOutline.intervalEnds[from - 1] + 1) }
            if to < GameOutline.intervalEnds.count { last = min(last, GameOutline.intervalEnds[to]) }
            return first <= last
        }

        /// The highest of sixteen numbers of three bits, found bit by bit for all of them at once.
        private static func highest(_ numbers: UInt64) -> Int {
            var candidates = lowest
            var highest = 0
            for bit in stride(from: 2, through: 0, by: -1) {
                let having = numbers >> UInt64(bit) & candidates
                guard having != 0 else { continue }
                candidates = having
                highest |= 1 << bit
            }
            return highest
        }

        private static let lowest: UInt64 = 0o1_111_111_111_111_111
    }
}
