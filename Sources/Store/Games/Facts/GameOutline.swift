import Chess

/// Which positions a game can have reached, in fourteen bytes: when the pawns left their first squares, and how many men
/// were left at some plies. Both only ever decrease, so that most games need no replay in the search for a position.
struct GameOutline: Equatable {
    /// Four bits for each of the sixteen first squares of pawns (`homePawns`): the interval in which it was left, 15 when
    /// it never was.
    private(set) var pawns: UInt64
    /// Sixteen bits for each of `countedPlies` and for the end: `menCount`.
    private(set) var men: UInt64

    /// The last ply of each interval but the last, which lasts until the end.
    static let intervalEnds = [6, 10, 14, 18, 22, 27, 33, 40, 48, 57, 68, 80, 94, 110]
    /// The plies at which the men are counted. In a shorter game its last position counts.
    static let countedPlies = [36, 70]
    private static let never: UInt64 = 15

    init(pawns: UInt64, men: UInt64) {
        self.pawns = pawns
        self.men = men
    }

    /// The pawns on their first squares: White's in the lower eight bits, Black's in the upper, from the a-file.
    static func homePawns(_ position: borrowing Position) -> UInt16 {
        UInt16(truncatingIfNeeded: position.pieces(.white, .pawn).rawValue >> 8 & 0xFF)
            | UInt16(truncatingIfNeeded: position.pieces(.black, .pawn).rawValue >> 40 & 0xFF00)
    }

    /// Four bits each: White's men without the king, Black's, White's pawns, Black's.
    private static func menCount(_ position: borrowing Position) -> UInt64 {
        func count(_ men: Bitboard, _ king: Int) -> UInt64 { UInt64(max(0, min(men.count - king, 15))) }
        return count(position.pieces(.white), 1) | count(position.pieces(.black), 1) << 4
            | count(position.pieces(.white, .pawn), 0) << 8 | count(position.pieces(.black, .pawn), 0) << 12
    }

    // MARK: - Recording

    /// Records a game position by position.
    struct Recorder {
        private var pawns: UInt64 = 0
        private var men: UInt64 = 0
        private var ply = 0
        private var interval = 0
        private var counted = 0
        private var home: UInt16 = 0
        private var last: UInt64 = 0

        /// Adds the next position, beginning with the first one.
        mutating func add(_ position: borrowing Position) {
            let now = GameOutline.homePawns(position)
            if ply == 0 {
                home = .max
            } else if interval < GameOutline.intervalEnds.count, ply > GameOutline.intervalEnds[interval] {
                interval += 1
            }
            var left = home & ~now
            while left != 0 {
                pawns |= UInt64(interval) << UInt64(4 * left.trailingZeroBitCount)
                left &= left - 1
            }
            home = now
            if counted < GameOutline.countedPlies.count, ply == GameOutline.countedPlies[counted] {
                men |= GameOutline.menCount(position) << UInt64(16 * counted)
                counted += 1
            }
            ply += 1
        }

        /// Returns the outline of the game that ends with the position added last.
        mutating func finish(_ position: borrowing Position) -> GameOutline {
            let count = GameOutline.menCount(position)
            for part in counted...GameOutline.countedPlies.count { men |= count << UInt64(16 * part) }
            while home != 0 {
                pawns |= GameOutline.never << UInt64(4 * home.trailingZeroBitCount)
                home &= home - 1
            }
            return GameOutline(pawns: pawns, men: men)
        }
    }

    // MARK: - Searching

    /// A position that is searched for.
    struct Target {
        private let home: UInt16
        /// The men counts, once for each count of an outline.
        private let men: UInt64
        /// Four set bits for each first square that its pawn has left.
        private let left: UInt64

        init(_ position: Position) {
            home = GameOutline.homePawns(position)
            men = GameOutline.menCount(position) &* 0x0001_0001_0001
            var left: UInt64 = 0
            for square in 0..<16 where home >> UInt16(square) & 1 == 0 { left |= 0xF << UInt64(4 * square) }
            self.left = left
        }

        /// Whether a game can have reached the position. False is certain.
        @inline(__always)
        func mayBeReached(by game: GameOutline) -> Bool {
            // A pawn that never left its square, but has left it in the position.
            let never = game.pawns & game.pawns >> 1 & game.pawns >> 2 & game.pawns >> 3 & Self.lowest
            guard never & left == 0 else { return false }
            // In each count the game has more men of some kind before the position, fewer after it.
            let more = Self.greater(game.men, men)
            let fewer = Self.greater(men, game.men)
            guard more >> UInt64(16 * GameOutline.countedPlies.count) == 0 else { return false }
            var (first, last) = (0, Int.max)
            for part in 0..<GameOutline.countedPlies.count {
                let shift = UInt64(16 * part)
                if more >> shift & 0xFFFF != 0 { first = GameOutline.countedPlies[part] + 1 }
                if fewer >> shift & 0xFFFF != 0 { last = min(last, GameOutline.countedPlies[part] - 1) }
            }
            guard first <= last else { return false }
            var (from, to) = (0, GameOutline.intervalEnds.count)
            for square in 0..<16 {
                let interval = Int(game.pawns >> UInt64(4 * square) & 0xF)
                if home >> UInt16(square) & 1 == 0 { from = max(from, interval) } else { to = min(to, interval) }
            }
            guard from <= to else { return false }
            if from > 0 { first = max(first, GameOutline.intervalEnds[from - 1] + 1) }
            if to < GameOutline.intervalEnds.count { last = min(last, GameOutline.intervalEnds[to]) }
            return first <= last
        }

        private static let lowest: UInt64 = 0x1111_1111_1111_1111
        private static let highest: UInt64 = 0x8888_8888_8888_8888

        /// The highest bit of each four bits of `a` that are a greater number than those of `b`.
        @inline(__always)
        private static func greater(_ a: UInt64, _ b: UInt64) -> UInt64 {
            let difference = ((b | highest) &- (a & ~highest)) ^ ((b ^ ~a) & highest)
            return (~b & a | ~(b ^ a) & difference) & highest
        }
    }
}
