/// Parts of bytes that can be bound to a statement, as long as `PreparedStatement.insert(partsOf:_:)` runs.
public struct ValueParts {
    let statement: PreparedStatement
    let bytes: UnsafeRawBufferPointer

    /// Binds the next parameter to a text in UTF-8; to NULL for nil.
    public func bind(text part: Range<Int>?) {
        guard let part else { return statement.bindNull() }
        statement.bind(UnsafeRawBufferPointer(rebasing: bytes[part]), isText: true)
    }

    /// Binds the next parameter to a blob; to NULL for nil.
    public func bind(blob part: Range<Int>?) {
        guard let part else { return statement.bindNull() }
        statement.bind(UnsafeRawBufferPointer(rebasing: bytes[part]), isText: false)
    }
}
