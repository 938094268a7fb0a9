import Coach
import Store

/// The output file that the user chose: `-o FILE`, with or without `--force`.
public struct OutputChoice: Sendable {
    /// Nil is standard output.
    public let path: String?
    /// Whether an existing file may be replaced.
    public let isForced: Bool

    /// - Parameter path: nil and `-` are standard output.
    public init(_ path: String?, isForced: Bool = false) {
        self.path = path == "-" ? nil : path
        self.isForced = isForced
    }

    public static let standardOutput = OutputChoice(nil)

    /// Throws when the file must not be written, before the work begins.
    func check(_ environment: Environment) throws {
        if let path { try OutputFile.check(path, rules: rules(environment)) }
    }

    /// Writes the whole text.
    func deliver(_ text: String, _ environment: Environment, _ printer: Printer) throws {
        guard let file = try file(environment) else { return printer.deliver(text) }
        try file.write(text)
        try file.finish()
    }

    /// Writes all bytes to the file, of which there must be one.
    func deliver(_ bytes: [UInt8], _ environment: Environment) throws {
        guard let file = try file(environment) else { throw CommandFailure("name a file with -o FILE", status: .usage) }
        try file.write(bytes)
        try file.finish()
    }

    /// The file, to be written in parts; nil for standard output.
    func file(_ environment: Environment) throws -> OutputFile? {
        try path.map { try OutputFile($0, rules: rules(environment)) }
    }

    /// The data file, its journal and its backups are never overwritten.
    func rules(_ environment: Environment) -> OutputRules {
        OutputRules(
            isReplacing: isForced, protected: ProtectedFiles(readingSettingsOf: environment.databasePath))
    }
}
