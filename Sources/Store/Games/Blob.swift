import Foundation
import GRDB

/// Bytes as a value for GRDB. No bytes are an empty blob, not NULL.
enum Blob {
    static func of(_ bytes: some Collection<UInt8>) -> Data {
        Data(bytes)
    }
}

extension [UInt8] {
    /// Returns the bytes of a column; empty for NULL and anything else that is not a blob.
    static func stored(_ value: DatabaseValue) -> [UInt8] {
        Data.fromDatabaseValue(value).map { [UInt8]($0) } ?? []
    }
}
