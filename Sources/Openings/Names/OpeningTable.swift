import Chess
import PGN

/// A table of openings from a file: its names, and its lines that could not be read.
///
/// Two formats are detected by how they begin: Lichess's tab-separated lines (`eco`, `name`, `pgn`), and a PGN file
/// with one game for each name (tags `ECO`, `Opening`, `Variation`, `SubVariation`), as Debian's pgn-extract installs
/// one. A wrong line or game is a fault, and the rest is read. Where a position is named twice, the first name is used.
public struct OpeningTable: Sendable {
    /// The names, by position.
    private(set) var openings: [PositionIdentity: Opening] = [:]
    /// The number of lines or games that could be read, including those that name a position again.
    public private(set) var lines = 0
    /// In the order of the file.
    public private(set) var faults: [OpeningFault] = []

    /// Reads the bytes of a file; linear in them.
    public init(_ bytes: [UInt8]) {
        if Self.isTabSeparated(bytes) {
            readTabSeparated(bytes)
        } else {
            readGames(bytes)
        }
        if lines == 0, faults.isEmpty {
            faults.append(OpeningFault(.start, "the file names no opening; give a table of eco, name, pgn or a PGN"))
        }
    }

    mutating func add(_ opening: Opening, at position: Position) {
        lines += 1
        let identity = position.identity
        if openings[identity] == nil { openings[identity] = opening }
    }

    mutating func add(_ fault: OpeningFault) { faults.append(fault) }
}
