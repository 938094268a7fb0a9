/// The tenth schema.
enum Schema10 {
    /// SQL that turns a file of the newest schema into one of the ninth.
    static let undo =
        Schema11.undo + " "
        + ["repertoire", "source", "source_content", "preference", "addition", "card"].flatMap { table in
            ["insert", "update", "delete"].map { "DROP TRIGGER IF EXISTS \(table)_\($0)_is_new_content; " }
        }.joined() + """
            DROP TABLE compiled_repertoire; DROP TABLE content_generation; DROP INDEX card_due_idx;
            CREATE INDEX card_due_idx ON card (is_queued, due, is_suspended, buried_until);
            """
}
