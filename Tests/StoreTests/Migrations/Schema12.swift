/// The twelfth schema.
enum Schema12 {
    /// SQL that turns a file of the newest schema into one of the eleventh.
    static let undo = """
        DROP TABLE position_signatures;
        CREATE TABLE position_outlines (id INTEGER PRIMARY KEY, outlines BLOB NOT NULL);
        """
}
