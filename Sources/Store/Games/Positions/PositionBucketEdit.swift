import GRDB

/// Changes one position of a bucket.
struct PositionBucketEdit {
    private let segment: PositionSegment
    private let db: Database

    init(_ segment: PositionSegment, _ db: Database) {
        self.segment = segment
        self.db = db
    }

    /// Replaces the tally of a position, or removes the position.
    func replace(_ key: UInt64, with tally: PositionTally?) throws {
        let bucket = segment.bucket(of: key)
        let rest = segment.rest(of: key)
        let old = try segment.bytes(ofBucket: bucket, db)
        var new: [UInt8] = []
        var reader = VarintReader(old)
        while let item = PositionSegment.Item(&reader, segment.keyBytes) {
            if item.rest != rest {
                PositionSegment.Item.append(
                    rest: item.rest, segment.keyBytes, isTally: item.isTally, old[item.content], to: &new)
            } else if let tally {
                PositionSegment.Item.append(rest: rest, segment.keyBytes, isTally: true, tally.bytes, to: &new)
            } else {
                try db.execute(
                    sql: "UPDATE position_segment SET positions = positions - 1 WHERE id = ?", arguments: [segment.id])
            }
        }
        try db.cachedStatement(sql: "UPDATE position_bucket SET positions = ? WHERE id = ?")
            .execute(arguments: [Blob.of(new), bucket])
    }
}
