/// An error that a command reports: one sentence with the remedy, and optionally a location in a file.
public struct CommandFailure: Error, Hashable, Sendable, CustomStringConvertible {
    public let message: String
    public let file: String?
    public let line: Int?
    public let column: Int?
    public let status: ExitStatus

    public init(
        _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil, status: ExitStatus = .error
    ) {
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.status = status
    }

    /// `white.pgn:14:23: error: Nd7 could be Nbd7 or Nfd7; write which`, or `prep: …` without a file.
    public var description: String {
        guard let file else { return "prep: \(message)" }
        let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self).joined(separator: ":")
        return "\(place): error: \(message)"
    }
}

extension CommandFailure {
    /// Returns the error for a repertoire name when there is no data file yet.
    public static func nothingImported(_ name: String) -> CommandFailure {
        CommandFailure("no repertoire “\(name)”; you have none yet (prep import FILE)")
    }
}

/// The exit status of a command.
public enum ExitStatus: Int32, Sendable {
    case done = 0
    /// A condition does not hold, or faults were found.
    case found = 1
    /// An error of a file, its data, a database or the engine.
    case error = 2
    case usage = 64
    case interrupted = 130
}
