import Foundation
import GRDB

/// Bytes on their way into and out of a column. An empty blob is kept as one, not as NULL.
enum Blob {
    static func of(_ bytes: some Collection<UInt8>) -> Data {
        Data(bytes)
    }
}

extension [UInt8] {
    /// The bytes of a column; none for NULL or anything that is no blob.
    static func stored(_ value: DatabaseValue) -> [UInt8] {
        Data.fromDatabaseValue(value).map { [UInt8]($0) } ?? []
    }
}
