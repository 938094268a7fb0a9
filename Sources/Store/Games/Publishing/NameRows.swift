import Foundation
import GRDB
import GameDatabases

/// The rows of the names of an import in Events, Sites or Players, looked up or inserted when a game first needs them.
///
/// Names are in the table, not in memory: here each takes some eleven bytes, with which its row is found, and the table
/// is asked whether it has this name. Of names that were used of late the bytes are here, too, which answers nearly always.
struct NameRows {
    /// The rows of all names of the import by the hashes of the names.
    private var rows = DigestTable()
    /// The names that were used of late.
    private var recent = NamePool()
    /// By the number in `recent`.
    private var recentRows = [unknownName]
    /// Looks a name up.
    private let search: PreparedStatement
    /// Whether the table may have names that are not in `rows`.
    private var hasOthers: Bool
    private let insertion: PreparedStatement
    private let name: PreparedStatement

    /// Instead of the row of a name that the table does not have.
    private static let noRow = Int64.min
    /// The row of the unknown name, which is empty.
    private static let unknownName: Int64 = 1
    /// What `recent` may hold: some six megabytes.
    private static let maxRecent = (names: 1 << 17, bytes: 1 << 21)

    /// - Parameter isAlone: whether no other program can add names before the last row is written.
    init(_ table: NameTable, _ db: Database, isAlone: Bool) throws {
        hasOthers =
            try !isAlone
            || Int.fetchOne(db, sql: "SELECT 1 FROM \(table.rawValue) WHERE Name <> '' LIMIT 1") != nil
        search = try PreparedStatement(db, sql: "SELECT ID FROM \(table.rawValue) WHERE Name = ?")
        insertion = try PreparedStatement(db, sql: "INSERT INTO \(table.rawValue) (Name) VALUES (?)")
        name = try PreparedStatement(db, sql: "SELECT Name FROM \(table.rawValue) WHERE ID = ?")
    }

    /// The bytes in which rows are found.
    var size: Int { rows.size }

    /// Returns the row of a name, inserting it if it is new.
    ///
    /// - Parameter part: the name in `bytes`, in UTF-8.
    mutating func row(of part: Range<Int>, in bytes: [UInt8]) throws -> Int64 {
        if let row = try knownRow(of: part, in: bytes) { return row }
        let row = try insertion.insert(partsOf: bytes) { $0.bind(text: part) }
        rows.insert(Self.hash(part, bytes), row)
        // `rows` does not find it again.
        if row > UInt32.max { hasOthers = true }
        // `knownRow` has just used it.
        recentRows[recent.last] = row
        return row
    }

    /// Returns the row of a name that the table already has; nil for a new name.
    mutating func knownRow(of part: Range<Int>, in bytes: [UInt8]) throws -> Int64? {
        if recent.count > Self.maxRecent.names || recent.byteCount > Self.maxRecent.bytes {
            recent.removeAll()
            recentRows.removeLast(recentRows.count - 1)
        }
        let number = bytes.withUnsafeBytes { recent.number(of: UnsafeRawBufferPointer(rebasing: $0[part])) }
        if number == recentRows.count { recentRows.append(try existing(part, bytes) ?? Self.noRow) }
        let row = recentRows[number]
        return row != Self.noRow ? row : nil
    }

    /// Frees the memory. No further name may be asked for.
    mutating func removeAll() {
        rows = DigestTable()
        recent = NamePool()
        recentRows = []
    }

    // MARK: - The table

    private mutating func existing(_ part: Range<Int>, _ bytes: [UInt8]) throws -> Int64? {
        let hash = Self.hash(part, bytes)
        if let row = try rows.first(hash, where: { try isName(of: $0, part, bytes) }) { return row }
        guard hasOthers else { return nil }
        search.bind(String(decoding: bytes[part], as: UTF8.self))
        defer { search.reset() }
        guard try search.step() else { return nil }
        let row = search.integer(at: 0)
        rows.insert(hash, row)
        return row
    }

    private func isName(of row: Int64, _ part: Range<Int>, _ bytes: [UInt8]) throws -> Bool {
        name.bind(row)
        defer { name.reset() }
        guard try name.step() else { return false }
        return name.withBlob(at: 0) { $0.elementsEqual(bytes[part]) }
    }

    private static func hash(_ part: Range<Int>, _ bytes: [UInt8]) -> UInt64 {
        var hash = ByteHash()
        bytes.withUnsafeBytes { hash.add(UnsafeRawBufferPointer(rebasing: $0[part])) }
        return hash.value
    }
}
