import GRDB
import GameDatabases

/// A move of the log as it is stored: a number of two bytes for a move in UCI, and the text itself for anything else.
///
/// The number is 4096 · promotion + 64 · destination + origin, with the squares numbered a1, b1 … h8 from 0 and the
/// promotions n, b, r, q from 1.
struct StoredMove: Equatable {
    static let numbers: ClosedRange<Int64> = 0...(4 * 4096 + 4095)

    /// The move in UCI form, or another text.
    let text: String

    init(_ text: String) { self.text = text }

    /// Nil for a number that stands for no move.
    init?(number: Int64) {
        guard Self.numbers.contains(number) else { return nil }
        func square(_ index: Int64) -> [UInt8] {
            [UInt8(index % 8) + Self.firstFile, UInt8(index / 8) + Self.firstRank]
        }
        let promotion = Int(number / 4096)
        let letter = promotion == 0 ? [] : [Self.promotions[promotion - 1]]
        text = String(decoding: square(number % 64) + square(number / 64 % 64) + letter, as: UTF8.self)
    }

    /// Reads a column `played`; nil for NULL and a damaged value.
    init?(_ row: PreparedStatement, at column: Int) {
        switch row.value(at: column) {
        case .integer(let number): self.init(number: number)
        case .text(let text): self.init(text)
        case .null, .real, .blob: return nil
        }
    }

    /// The number of the move; nil for a text that does not have the form of a move in UCI.
    var number: Int64? {
        let bytes = Array(text.utf8)
        guard bytes.count == 4 || bytes.count == 5 else { return nil }
        func square(_ index: Int) -> Int64? {
            let (file, rank) = (bytes[index], bytes[index + 1])
            guard Self.firstFile..<Self.firstFile + 8 ~= file, Self.firstRank..<Self.firstRank + 8 ~= rank else {
                return nil
            }
            return Int64(file - Self.firstFile) + 8 * Int64(rank - Self.firstRank)
        }
        guard let origin = square(0), let destination = square(2) else { return nil }
        var promotion = 0
        if bytes.count == 5 {
            guard let index = Self.promotions.firstIndex(of: bytes[4]) else { return nil }
            promotion = index + 1
        }
        return 4096 * Int64(promotion) + 64 * destination + origin
    }

    private static let firstFile = UInt8(ascii: "a")
    private static let firstRank = UInt8(ascii: "1")
    private static let promotions = Array("nbrq".utf8)
}

extension StoredMove: DatabaseValueConvertible {
    var databaseValue: DatabaseValue { number?.databaseValue ?? text.databaseValue }

    static func fromDatabaseValue(_ value: DatabaseValue) -> StoredMove? {
        switch value.storage {
        case .int64(let number): StoredMove(number: number)
        case .string(let text): StoredMove(text)
        case .null, .double, .blob: nil
        }
    }
}
