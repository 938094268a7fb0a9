/// The twelfth released schema: signatures of games, by which few games need to be replayed for a late position.
enum Schema12Signatures {
    /// Released: never edit it; add a migration. `Migration.fillSignatures` computes them.
    ///
    /// `position_signatures` replaces `position_outlines` in the position index (`SegmentSignatures`); the ID of a row is its
    /// segment · 2^32 + its block of games · 2^8 + the number of its bit.
    static let sql = """
        DROP TABLE position_outlines;
        CREATE TABLE position_signatures (id INTEGER PRIMARY KEY, bits BLOB NOT NULL);
        """
}
