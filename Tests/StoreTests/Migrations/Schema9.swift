/// The ninth schema.
enum Schema9 {
    /// SQL that turns a file of the newest schema into one of the eighth.
    static let undo = """
        \(Schema10.undo) DROP TABLE repertoire_day_sum; DROP TABLE hour_sum;
        DROP TABLE card_count; DROP INDEX card_leech_idx;
        DROP INDEX event_review_idx; DROP INDEX event_target_idx;
        CREATE INDEX event_target_idx ON event (target) WHERE target IS NOT NULL;
        ALTER TABLE day_sum DROP COLUMN new_timed; ALTER TABLE day_sum DROP COLUMN new_milliseconds;
        ALTER TABLE day_sum DROP COLUMN young_timed; ALTER TABLE day_sum DROP COLUMN young_milliseconds;
        ALTER TABLE day_sum DROP COLUMN mature_timed; ALTER TABLE day_sum DROP COLUMN mature_milliseconds;
        """
}
