/// What each piece attacks from each square, built once in about a millisecond, at the first use.
///
/// All tables lie in one block of words behind one pointer, so that a generator needs one register for all of them.
/// The block is filled once and never written again; every index is inside its table by construction: squares are
/// 0…63, and a magic product shifted by `64 - n` is below 2ⁿ.
struct AttackTables {
    private let words: UnsafePointer<UInt64>

    nonisolated(unsafe) static let shared = AttackTables()

    private init() { words = AttackTableFilling.filled() }

    /// Where each table begins in the block.
    enum Start {
        static let knight = 0
        static let king = knight + 64
        static let pawn = king + 64
        static let diagonals = pawn + 128
        static let straights = diagonals + 64
        static let between = straights + 64
        static let line = between + 4096
        static let polyglot = line + 4096
        /// Four words a square, rooks first: mask, multiplier, shift, first word of the square's slice.
        static let magics = polyglot + 784
        static let sliders = magics + 2 * 64 * 4
        static let end = sliders + 102_400 + 5_248
    }

    @inline(__always) var knight: UnsafePointer<UInt64> { words + Start.knight }
    @inline(__always) var king: UnsafePointer<UInt64> { words + Start.king }
    /// The bishop's squares on an empty board, and the rook's.
    @inline(__always) var diagonals: UnsafePointer<UInt64> { words + Start.diagonals }
    @inline(__always) var straights: UnsafePointer<UInt64> { words + Start.straights }
    /// The squares strictly between two on one line, `from * 64 + to`; 0 for squares on no common line.
    @inline(__always) var between: UnsafePointer<UInt64> { words + Start.between }
    /// The whole line through two squares, edge to edge, ends included; 0 for squares on no common line.
    @inline(__always) var line: UnsafePointer<UInt64> { words + Start.line }
    /// Polyglot's numbers.
    @inline(__always) var polyglot: UnsafePointer<UInt64> { words + Start.polyglot }

    @inline(__always) func rook(_ square: Int, _ occupied: UInt64) -> UInt64 {
        slide(Start.magics &+ 4 &* square, occupied)
    }

    @inline(__always) func bishop(_ square: Int, _ occupied: UInt64) -> UInt64 {
        slide(Start.magics &+ 4 &* (64 &+ square), occupied)
    }

    /// The attacks under these blockers: the blockers that matter, gathered in the top bits of a product, are an
    /// index into the square's slice.
    @inline(__always) private func slide(_ magic: Int, _ occupied: UInt64) -> UInt64 {
        let product = (occupied & words[magic]) &* words[magic &+ 1]
        return words[Int(truncatingIfNeeded: product &>> words[magic &+ 2] &+ words[magic &+ 3])]
    }

    @inline(__always) func pawn(_ square: Int, of side: Side) -> UInt64 {
        words[Start.pawn &+ Int(side.rawValue) &* 64 &+ square]
    }

    /// The squares a piece of that kind attacks; a pawn's direction is its side's.
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
