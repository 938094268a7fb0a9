import Foundation
public import Openings
import PGN

/// The learner's own table of openings: the file of the setting `opening-names`.
public enum OpeningFile {
    /// Larger than any table of openings, so that a games file given by mistake is not read completely.
    private static let largest = 32 << 20

    /// Reads the file. Fails when it cannot be read or names no opening at all; lines that are wrong are in the table's
    /// `faults`.
    public static func read(_ path: String) throws -> OpeningTable {
        let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let facts = try? FileManager.default.attributesOfItem(atPath: place)
        if let kind = facts?[.type] as? FileAttributeType, kind != .typeRegular, kind != .typeDirectory {
            throw CommandFailure("this is not a regular file; name a table of openings", file: path)
        }
        if let size = facts?[.size] as? NSNumber, size.intValue > largest {
            throw CommandFailure("this is too large for a table of openings (32 MiB at most)", file: path)
        }
        let table = OpeningTable(try InputFile.read(path))
        if table.lines == 0, let fault = table.faults.first {
            throw CommandFailure(
                fault.message, file: path, line: fault.location.line, column: fault.location.column)
        }
        return table
    }
}
