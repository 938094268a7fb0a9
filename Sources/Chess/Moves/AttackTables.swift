/// The squares each piece attacks from each square, computed at the first use in about a millisecond.
///
/// All tables share one block of words behind one pointer, so a generator needs a single register for them. The block
/// is written once. Every index is in range by construction: squares are 0…63, and a magic product shifted right by `64
/// - n` is less than 2ⁿ.
struct AttackTables {
    private let words: UnsafePointer<UInt64>

    nonisolated(unsafe) static let shared = AttackTables()

    private init() { words = AttackTableBuilder.build() }

    /// The offset of each table in the block, in words. It begins with the squares that the pieces attack on an empty
    /// board, in the order of `PieceKind`.
    enum Offset {
        static let knight = 0
        static let diagonals = knight + 64
        static let orthogonals = diagonals + 64
        static let queen = orthogonals + 64
        static let king = queen + 64
        static let pawn = king + 64
        static let nearKing = pawn + 128
        static let starts = nearKing + 3 * 64
        static let between = starts + 128
        static let line = between + 4096
        /// Zeros: the numbers of no piece.
        static let noPiece = line + 4096
        static let polyglot = noPiece + 64
        /// A `Magic` of four words for each square, rooks first.
        static let magics = polyglot + 784
        static let sliders = magics + 2 * 64 * 4
        static let end = sliders + 102_400 + 5_248
    }

    @inline(__always) var knight: UnsafePointer<UInt64> { words + Offset.knight }
    @inline(__always) var king: UnsafePointer<UInt64> { words + Offset.king }
    /// The squares a bishop attacks on an empty board (`orthogonals`: a rook).
    @inline(__always) var diagonals: UnsafePointer<UInt64> { words + Offset.diagonals }
    @inline(__always) var orthogonals: UnsafePointer<UInt64> { words + Offset.orthogonals }
    /// The squares from which a knight on an empty board attacks a square near a king (`diagonalsNearKing`: a bishop,
    /// `orthogonalsNearKing`: a rook). Near are the squares of the king's steps, and of castling from the usual square.
    @inline(__always) var knightsNearKing: UnsafePointer<UInt64> { words + Offset.nearKing }
    @inline(__always) var diagonalsNearKing: UnsafePointer<UInt64> { words + Offset.nearKing + 64 }
    @inline(__always) var orthogonalsNearKing: UnsafePointer<UInt64> { words + Offset.nearKing + 128 }
    /// The squares that SAN text between the letter of a piece and its target square allows as start squares, by ASCII
    /// byte: a file, a rank, or for `x` all; 0 for every other byte.
    @inline(__always) var starts: UnsafePointer<UInt64> { words + Offset.starts }
    /// The squares strictly between two squares on a common line, at index `from * 64 + to`; 0 without a common line.
    @inline(__always) var between: UnsafePointer<UInt64> { words + Offset.between }
    /// The whole line through two squares from edge to edge, both included; 0 without a common line.
    @inline(__always) var line: UnsafePointer<UInt64> { words + Offset.line }
    /// The random numbers of the Polyglot format.
    @inline(__always) var polyglot: UnsafePointer<UInt64> { words + Offset.polyglot }

    /// Returns the Polyglot number of a piece on a square.
    ///
    /// - Parameter piece: its number as in `ReplayedMen`; 0 for no piece, whose number is 0.
    @inline(__always) func number(_ piece: Int, _ square: Int) -> UInt64 {
        words[Offset.noPiece &+ piece &* 64 &+ square]
    }

    /// Returns the squares that a piece attacks on an empty board.
    ///
    /// - Parameter kind: the raw value of a `PieceKind` other than a pawn: 1…5.
    @inline(__always) func reach(_ kind: Int, _ square: Int) -> UInt64 { words[(kind &- 1) &* 64 &+ square] }

    @inline(__always) func rook(_ square: Int, _ occupied: UInt64) -> UInt64 {
        magics[square].attacks(occupied)
    }

    @inline(__always) func bishop(_ square: Int, _ occupied: UInt64) -> UInt64 {
        magics[64 &+ square].attacks(occupied)
    }

    @inline(__always) private var magics: UnsafePointer<Magic> {
        UnsafeRawPointer(words + Offset.magics).assumingMemoryBound(to: Magic.self)
    }

    /// How the attacks of a rook or bishop on one square are found.
    struct Magic {
        /// The squares whose occupation affects the attacks.
        let mask: UInt64
        /// Gathers the relevant blockers in the top bits of the product, which are the index of the attack set.
        let multiplier: UInt64
        let shift: UInt64
        let attackSets: UnsafePointer<UInt64>

        /// Returns the attacks with these blockers.
        @inline(__always) func attacks(_ occupied: UInt64) -> UInt64 {
            attackSets[Int(truncatingIfNeeded: ((occupied & mask) &* multiplier) &>> shift)]
        }
    }

    @inline(__always) func pawn(_ square: Int, of side: Side) -> UInt64 {
        words[Offset.pawn &+ Int(side.rawValue) &* 64 &+ square]
    }

    /// Returns the squares a piece of that kind attacks. The side matters for pawns only.
    @inline(__always) func attacks(_ kind: PieceKind, _ side: Side, _ square: Int, _ occupied: UInt64) -> UInt64 {
        switch kind {
        case .pawn: pawn(square, of: side)
        case .knight: knight[square]
        case .bishop: bishop(square, occupied)
        case .rook: rook(square, occupied)
        case .queen: bishop(square, occupied) | rook(square, occupied)
        case .king: king[square]
        }
    }
}
