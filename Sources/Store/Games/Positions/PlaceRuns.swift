import GameDatabases
import Openings

/// The games that reached a position and the moves played there, in the bytes of a bucket: runs of neighbouring places
/// whose games played the same move.
///
/// A run is a number: the distance of its first place from the end of the run before, plus 1, then a bit that is set when it
/// has more than one place, and a bit that is set when its move differs from the move before. The move follows in two bytes
/// if it differs, and the number of places less 2 if there are more than one. A game with two moves here, because it
/// repeated the position, is in two runs.
struct PlaceRuns {
    private let bytes: [UInt8]
    private let part: Range<Int>

    /// - Parameter part: the runs within the bytes.
    init(_ bytes: [UInt8], _ part: Range<Int>) {
        self.bytes = bytes
        self.part = part
    }

    /// Calls `body` with the places and the stored move of each run, 0 for games that ended there. Damaged bytes end before
    /// the damage.
    func forEach(_ body: (Range<Int>, UInt16) throws -> Void) rethrows {
        var reader = VarintReader(bytes, part)
        var end = 0
        var move: UInt16 = 0
        while let head = reader.number(), head >> 2 <= Self.greatestPlace {
            let start = end + Int(head >> 2) - 1
            if head & 1 != 0 {
                guard let code = reader.number(bytes: 2) else { return }
                move = UInt16(truncatingIfNeeded: code).byteSwapped
            }
            var count = 1
            if head & 2 != 0 {
                guard let more = reader.number(), more <= Self.greatestPlace else { return }
                count = Int(more) + 2
            }
            guard start >= 0, start <= Int(Self.greatestPlace) else { return }
            end = start + count
            try body(start..<end, move)
        }
    }

    private static let greatestPlace = UInt64(UInt32.max)

    /// Appends runs.
    ///
    /// - Parameter occurrences: the places · 2^16 + the moves, ascending, each once.
    static func append(_ occurrences: [UInt64], to bytes: inout [UInt8]) {
        var end = 0
        var last: UInt16 = 0
        var index = 0
        while index < occurrences.count {
            let start = Int(occurrences[index] >> 16)
            let move = UInt16(truncatingIfNeeded: occurrences[index])
            var count = 1
            while index + count < occurrences.count,
                occurrences[index + count] == occurrences[index] + UInt64(count) << 16
            {
                count += 1
            }
            bytes.append(varint: UInt64(start - end + 1) << 2 | (count > 1 ? 2 : 0) | (move != last ? 1 : 0))
            if move != last { bytes.append(stored: move) }
            if count > 1 { bytes.append(varint: UInt64(count - 2)) }
            end = start + count
            last = move
            index += count
        }
    }
}
