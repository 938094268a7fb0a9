/// Prep's own table of openings, a line each: code, name, moves.
///
///     B90 Sicilian Defense: Najdorf Variation | B54 Nf6 Nc3 a6
///
/// A code in place of the first moves means the moves of the first line with that code, which comes earlier. So no line
/// is long, and no moves are repeated. Lines are in the order of their codes, and under a code in that of their moves.
///
/// Names are American English: opening, colon, variations from the wider to the narrower. An unnamed variation is named
/// after its last move in the usual order of moves (`Closed, 9.h3`).
enum OpeningLines {
    /// All volumes, in the order in which they must be read.
    static let volumes = [volumeA, volumeB, volumeC00, volumeC50, volumeD, volumeE]

    /// The opening of the position with this key (`Position.key`); nil when no line leads there. O(log lines): the keys are
    /// compared, and only the line found is read.
    ///
    /// A position without a name has the key of one with a name with a probability of 1 in 10^16.
    static func opening(_ key: UInt64) -> Opening? {
        var range = keys.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if keys[middle] < key { range = middle + 1..<range.upperBound } else { range = range.lowerBound..<middle }
        }
        guard range.lowerBound < keys.count, keys[range.lowerBound] == key else { return nil }
        let place = Int(places[range.lowerBound])
        let line = volumes[place >> 16].utf8.dropFirst(place & 0xFFFF)
        guard let code = ECOCode(Substring(line.prefix(3))),
            let name = String(line.dropFirst(4).prefix(while: { $0 != UInt8(ascii: "|") }).dropLast())
        else { return nil }
        return Opening(code: code, name: name)
    }
}
