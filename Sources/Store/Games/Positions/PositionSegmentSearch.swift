import GRDB
import Openings

/// Looks positions up in a segment in the order of their keys, so that each bucket is read once.
struct PositionSegmentSearch {
    private let segment: PositionSegment
    private let db: Database
    private var bucket: Int64?
    private var rests: [UInt64] = []

    init(_ segment: PositionSegment, _ db: Database) {
        self.segment = segment
        self.db = db
    }

    /// Whether the segment has the position.
    mutating func contains(_ key: UInt64) throws -> Bool {
        let row = segment.bucket(of: key)
        if row != bucket {
            bucket = row
            rests.removeAll(keepingCapacity: true)
            var reader = VarintReader(try segment.bytes(ofBucket: row, db))
            while let item = PositionSegment.Item(&reader) { rests.append(item.rest) }
        }
        return rests.contains(segment.rest(of: key))
    }
}
