/// The reason why a file is not imported, with what the user can do.
public struct ImportError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Kind: Hashable, Sendable {
        /// It is not clear which source the file replaces.
        case ambiguousSource
        /// No source has the name, path or number after `--replace`.
        case unknownSource
        /// The file has no moves.
        case nothingToImport
    }

    public let kind: Kind
    /// The file's path.
    public let path: String
    public let message: String

    init(_ kind: Kind, path: String, _ message: String) {
        self.kind = kind
        self.path = path
        self.message = message
    }

    public var description: String { message }
}
