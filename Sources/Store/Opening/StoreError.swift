/// An error of the learner's file or of a request to it, in one sentence that names the place and the remedy.
public struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Kind: Sendable, Hashable {
        /// There is no such file. Only when reading: opening for writing creates the file.
        case missing
        case directory
        case notADatabase
        /// A database, but not one of Prep's.
        case otherDatabase
        case newerSchema
        case permission
        /// The file is open read-only and cannot be changed.
        case readOnly
        /// Another program holds the lock of the file for too long.
        case busy
        /// The disk is full.
        case full
        /// An output may not be written to this path.
        case refusedOutput
        case damaged
        case unknownRepertoire
        /// The names of several repertoires begin with the text.
        case ambiguousRepertoire
        case unknownSource
        /// It is unclear which source the import replaces.
        case ambiguousSource
        case nothingToImport
        case unknownSetting
        case badSetting
        /// A move, card or other thing that is not in the file.
        case notFound
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
