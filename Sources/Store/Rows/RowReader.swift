import Chess
import GRDB
import GameDatabases
import Openings
import Scheduling

/// The values of a row by the names of its columns.
protocol NamedValues {
    /// Nil when the row has no such column.
    func value(of column: String) -> SQLiteValue?
}

/// Reads the columns of one row. Throws for a value that Prep never writes.
///
/// GRDB's subscripts trap on NULL and on text, and numbers that are too large trap later, in arithmetic. All columns of
/// the data file are therefore read through this type.
struct RowReader {
    let table: String
    private let values: any NamedValues

    init(_ values: any NamedValues, of table: String) {
        self.values = values
        self.table = table
    }

    init(_ row: Row, of table: String) { self.init(RowValues(row), of: table) }

    func integer(_ column: String, in range: ClosedRange<Int64> = ColumnLimits.count) throws(ColumnFault) -> Int {
        guard let number = try optionalInteger(column, in: range) else { throw fault(column) }
        return number
    }

    func optionalInteger(
        _ column: String, in range: ClosedRange<Int64> = ColumnLimits.count
    ) throws(ColumnFault) -> Int? {
        switch try value(column) {
        case .null: return nil
        case .integer(let number) where range.contains(number): return Int(number)
        default: throw fault(column)
        }
    }

    func optionalReal(_ column: String) throws(ColumnFault) -> Double? {
        switch try value(column) {
        case .null: return nil
        case .real(let number): return number
        default: throw fault(column)
        }
    }

    /// The number of a row.
    func id(_ column: String = "id") throws(ColumnFault) -> Int64 {
        Int64(try integer(column, in: ColumnLimits.id))
    }

    /// Reads any 64-bit number: a digest or a checksum.
    func bits(_ column: String) throws(ColumnFault) -> Int64 {
        guard case .integer(let number) = try value(column) else { throw fault(column) }
        return number
    }

    func day(_ column: String) throws(ColumnFault) -> StudyDay {
        StudyDay(number: try integer(column, in: ColumnLimits.day))
    }

    func optionalDay(_ column: String) throws(ColumnFault) -> StudyDay? {
        try optionalInteger(column, in: ColumnLimits.day).map(StudyDay.init(number:))
    }

    func flag(_ column: String) throws(ColumnFault) -> Bool { try integer(column, in: 0...1) == 1 }

    func side(_ column: String = "side") throws(ColumnFault) -> Side {
        guard let side = Side(rawValue: UInt8(try integer(column, in: 0...1))) else { throw fault(column) }
        return side
    }

    func text(_ column: String) throws(ColumnFault) -> String {
        guard let text = try optionalText(column) else { throw fault(column) }
        return text
    }

    func optionalText(_ column: String) throws(ColumnFault) -> String? {
        switch try value(column) {
        case .null: return nil
        case .text(let text): return text
        default: throw fault(column)
        }
    }

    /// Reads one of the words of an enum.
    func word<Word: RawRepresentable<String>>(_ column: String) throws(ColumnFault) -> Word {
        guard let word = Word(rawValue: try text(column)) else { throw fault(column) }
        return word
    }

    /// Reads moves in UCI, separated by spaces.
    func moves(_ column: String) throws(ColumnFault) -> [String] {
        try text(column).split(separator: " ").map(String.init)
    }

    func bytes(_ column: String) throws(ColumnFault) -> [UInt8] {
        guard case .blob(let bytes) = try value(column) else { throw fault(column) }
        return bytes
    }

    /// The side and the position.
    var key: CardKey {
        get throws(ColumnFault) { CardKey(side: try side(), epd: try text("epd")) }
    }

    private func value(_ column: String) throws(ColumnFault) -> SQLiteValue {
        guard let value = values.value(of: column) else { throw fault(column) }
        return value
    }

    private func fault(_ column: String) -> ColumnFault {
        var number: Int64?
        for name in ["id", "card", "day"] where number == nil {
            if case .integer(let id) = values.value(of: name) { number = id }
        }
        return ColumnFault(table: table, column: column, row: number)
    }
}

/// The values of a row of GRDB, which compares the names of columns in lower case; that is slow.
private struct RowValues: NamedValues {
    private let row: Row
    private let columns: [String]

    init(_ row: Row) {
        self.row = row
        columns = Array(row.columnNames)
    }

    func value(of column: String) -> SQLiteValue? {
        columns.firstIndex(of: column).map { SQLiteValue(row[$0] as DatabaseValue) }
    }
}

extension CardKey {
    /// The columns `side` and `epd` of a card's row.
    init(_ row: Row) throws(ColumnFault) {
        self = try RowReader(row, of: "card").key
    }
}
