/// The side to move as a type, so that the compiler makes each side's generator its own straight code.
protocol SideToMove {
    associatedtype Opponent: SideToMove where Opponent.Opponent == Self
    static var side: Side { get }
    /// Indices into `Position.sides`.
    static var us: Int { get }
    static var them: Int { get }
    /// What a pawn's step adds to a square's number.
    static var forward: Int { get }
    /// The first square of the home rank.
    static var home: Int { get }
    static var homeRank: UInt64 { get }
    /// The rank a pawn reaches by its first single step, and the last but one.
    static var thirdRank: UInt64 { get }
    static var seventhRank: UInt64 { get }
    /// All pawns' squares one step on, to the a-file side, to the h-file side.
    static func step(_ pawns: UInt64) -> UInt64
    static func left(_ pawns: UInt64) -> UInt64
    static func right(_ pawns: UInt64) -> UInt64
}

enum WhiteToMove: SideToMove {
    typealias Opponent = BlackToMove
    @inline(__always) static var side: Side { .white }
    @inline(__always) static var us: Int { 0 }
    @inline(__always) static var them: Int { 1 }
    @inline(__always) static var forward: Int { 8 }
    @inline(__always) static var home: Int { 0 }
    @inline(__always) static var homeRank: UInt64 { 0xFF }
    @inline(__always) static var thirdRank: UInt64 { 0xFF_0000 }
    @inline(__always) static var seventhRank: UInt64 { 0x00FF_0000_0000_0000 }
    @inline(__always) static func step(_ pawns: UInt64) -> UInt64 { pawns &<< 8 }
    @inline(__always) static func left(_ pawns: UInt64) -> UInt64 { (pawns & ~UInt64.fileA) &<< 7 }
    @inline(__always) static func right(_ pawns: UInt64) -> UInt64 { (pawns & ~UInt64.fileH) &<< 9 }
}

enum BlackToMove: SideToMove {
    typealias Opponent = WhiteToMove
    @inline(__always) static var side: Side { .black }
    @inline(__always) static var us: Int { 1 }
    @inline(__always) static var them: Int { 0 }
    @inline(__always) static var forward: Int { -8 }
    @inline(__always) static var home: Int { 56 }
    @inline(__always) static var homeRank: UInt64 { 0xFF00_0000_0000_0000 }
    @inline(__always) static var thirdRank: UInt64 { 0x0000_FF00_0000_0000 }
    @inline(__always) static var seventhRank: UInt64 { 0xFF00 }
    @inline(__always) static func step(_ pawns: UInt64) -> UInt64 { pawns &>> 8 }
    @inline(__always) static func left(_ pawns: UInt64) -> UInt64 { (pawns & ~UInt64.fileA) &>> 9 }
    @inline(__always) static func right(_ pawns: UInt64) -> UInt64 { (pawns & ~UInt64.fileH) &>> 7 }
}
