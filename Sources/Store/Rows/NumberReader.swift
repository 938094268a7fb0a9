import GameDatabases
import Scheduling

/// Reads the numbers of a row by their place, where thousands of rows are read. Throws for a value that Prep never writes,
/// as `RowReader` does.
struct NumberReader {
    let row: PreparedStatement
    let table: String

    /// - Parameter column: the name, for the error.
    func integer(_ index: Int, _ column: String, in range: ClosedRange<Int64> = ColumnLimits.count) throws(ColumnFault)
        -> Int
    {
        let number = row.integer(at: index)
        guard row.isInteger(at: index), range.contains(number) else {
            throw ColumnFault(table: table, column: column, row: nil)
        }
        return Int(number)
    }

    func day(_ index: Int, _ column: String) throws(ColumnFault) -> StudyDay {
        StudyDay(number: try integer(index, column, in: ColumnLimits.day))
    }

    /// Nil for NULL.
    func optionalDay(_ index: Int, _ column: String) throws(ColumnFault) -> StudyDay? {
        row.isNull(at: index) ? nil : try day(index, column)
    }
}
