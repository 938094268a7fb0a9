/// A command in a comment: `[%name argument]`.
struct CommentCommand {
    let name: String
    /// Without blanks at its ends.
    let argument: String
    /// The whole command with its brackets, as written.
    let raw: String

    /// - Parameter bytes: the command with its brackets.
    init(_ bytes: ArraySlice<UInt8>) {
        let inside = bytes.dropFirst(2).dropLast()
        let nameEnd = inside.firstIndex { $0 <= 0x20 } ?? inside.endIndex
        let argument = inside[nameEnd...].drop { $0 <= 0x20 }
        let argumentEnd = argument.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? argument.startIndex
        name = String(decoding: inside[..<nameEnd], as: UTF8.self)
        self.argument = String(decoding: argument[..<argumentEnd], as: UTF8.self)
        raw = String(decoding: bytes, as: UTF8.self)
    }
}
