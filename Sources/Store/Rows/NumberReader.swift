import GameDatabases
import Scheduling

/// Reads the values of a row by their place, where thousands of rows are read. Throws for a value that Prep never writes,
/// as `RowReader` does.
struct NumberReader {
    let row: PreparedStatement
    let table: String

    /// - Parameter column: the name, for the error.
    func integer(_ index: Int, _ column: String, in range: ClosedRange<Int64> = ColumnLimits.count) throws(ColumnFault)
        -> Int
    {
        let number = row.integer(at: index)
        guard row.isInteger(at: index), range.contains(number) else { throw fault(column) }
        return Int(number)
    }

    /// Nil for NULL.
    func optionalInteger(_ index: Int, _ column: String, in range: ClosedRange<Int64> = ColumnLimits.count)
        throws(ColumnFault) -> Int?
    {
        row.isNull(at: index) ? nil : try integer(index, column, in: range)
    }

    func day(_ index: Int, _ column: String) throws(ColumnFault) -> StudyDay {
        StudyDay(number: try integer(index, column, in: ColumnLimits.day))
    }

    /// Nil for NULL.
    func optionalDay(_ index: Int, _ column: String) throws(ColumnFault) -> StudyDay? {
        row.isNull(at: index) ? nil : try day(index, column)
    }

    /// Nil for NULL.
    func optionalText(_ index: Int, _ column: String) throws(ColumnFault) -> String? {
        guard !row.isNull(at: index) else { return nil }
        guard case .text(let text) = row.value(at: index) else { throw fault(column) }
        return text
    }

    func fault(_ column: String) -> ColumnFault { ColumnFault(table: table, column: column, row: nil) }
}
