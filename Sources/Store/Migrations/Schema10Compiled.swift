/// The tenth released schema: compiled repertoires, so that a drill need not read every source.
enum Schema10Compiled {
    /// Released: never edit it; add a migration.
    ///
    /// `compiled_repertoire` has, for a selection of repertoires (a name, or '' for the active ones) and a side, the
    /// repertoires merged into one graph (`CompiledRepertoire`) and the cards of its positions (`CompiledSide`). A row is
    /// valid while its generation is that of `content_generation`, which every change of what it was made from increments,
    /// whatever program makes it. The rows may be deleted at any time: the next session makes them again. `card_due_idx`
    /// covers how urgent a due card is.
    static let sql =
        """
        CREATE TABLE content_generation (id INTEGER PRIMARY KEY CHECK (id = 1), number INTEGER NOT NULL);
        INSERT INTO content_generation (id, number) VALUES (1, 1);
        CREATE TABLE compiled_repertoire (side INTEGER NOT NULL, name TEXT NOT NULL, generation INTEGER NOT NULL,
          content BLOB NOT NULL, cards BLOB NOT NULL, PRIMARY KEY (side, name));

        DROP INDEX card_due_idx;
        CREATE INDEX card_due_idx ON card (is_queued, due, is_suspended, buried_until, interval);

        """ + triggers.joined()

    /// A card's state changes with every answer, and the number of a repertoire's positions with every import.
    private static let triggers =
        trigger("INSERT", tables + ["repertoire", "card"]) + trigger("DELETE", tables + ["repertoire", "card"])
        + trigger("UPDATE", tables)
        + trigger("UPDATE", of: "name, side, is_active, place", ["repertoire"])

    /// What matters in all columns.
    private static let tables = ["source", "source_content", "preference", "addition"]

    private static func trigger(_ change: String, of columns: String? = nil, _ tables: [String]) -> [String] {
        let event = change + (columns.map { " OF \($0)" } ?? "")
        return tables.map { table in
            """
            CREATE TRIGGER \(table)_\(change.lowercased())_is_new_content AFTER \(event) ON \(table)
              BEGIN UPDATE content_generation SET number = number + 1; END;

            """
        }
    }
}
