/// Why a file cannot be read or written as a game database, in one sentence that names the file and the remedy.
public struct DatabaseFileError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Kind: Sendable, Hashable {
        /// There is no such file.
        case missing
        case directory
        case permission
        case notADatabase
        /// A database that holds no games in a format read here.
        case unknownFormat
        /// Another program has not finished writing to the file.
        case busy
        case damaged
        /// The disk is full.
        case full
        /// Any other failure of the disk or of SQLite.
        case failed
    }

    public let kind: Kind
    /// The file it is about.
    public let path: String
    public let message: String

    public init(_ kind: Kind, path: String, _ message: String) {
        self.kind = kind
        self.path = path
        self.message = message
    }

    public var description: String { message }
}
