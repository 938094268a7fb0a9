/// What is wrong with the learner's file or with what was asked of it, in one sentence that names the place and the
/// remedy.
public struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Kind: Sendable, Hashable {
        /// There is no such file (reading only; opening for writing creates it).
        case missing
        case directory
        case notADatabase
        /// A database, but not one of Prep's.
        case otherDatabase
        case newerSchema
        case permission
        /// A change was asked of a file that is open for reading only.
        case readOnly
        /// Another program holds the file's lock for longer than one may wait.
        case busy
        /// The disk is full.
        case full
        /// A place where an output must not be written.
        case refusedOutput
        case damaged
        case unknownRepertoire
        /// Several repertoires' names begin with the text.
        case ambiguousRepertoire
        case unknownSource
        /// Which source an import replaces is not clear.
        case ambiguousSource
        case nothingToImport
        case unknownSetting
        case badSetting
        /// A move, card or other thing that the file does not hold.
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
