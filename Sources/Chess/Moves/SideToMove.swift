/// The side to move as a type, so that the compiler generates separate branch-free code for each side.
protocol SideToMove {
    associatedtype Opponent: SideToMove where Opponent.Opponent == Self
    static var side: Side { get }
    /// Indices into `Position.sides`.
    static var us: Int { get }
    static var them: Int { get }
    /// The difference between a square's number and that of the square in front of it.
    static var forward: Int { get }
    /// The number of the first square on the home rank.
    static var home: Int { get }
    static var homeRank: UInt64 { get }
    /// The rank a pawn reaches with its first single step, and the rank it promotes from.
    static var thirdRank: UInt64 { get }
    static var seventhRank: UInt64 { get }
    /// Shifts all pawns one square forward, or one forward towards the a-file (`left`) or the h-file (`right`).
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
