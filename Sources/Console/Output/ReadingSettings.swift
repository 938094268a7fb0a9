public import Coach
import Foundation
public import Store

/// The settings that every command needs before it prints: for whom text is written, and how moves are written in it.
public struct ReadingSettings {
    public private(set) var isPlain = Setting.plain.defaultValue
    public private(set) var notation = Setting.notation.defaultValue
    /// The file that was read, for the command.
    public private(set) var openedFile = OpenedFile(nil)

    /// Reads the settings of a data file. Without a file that can be read the defaults apply: the command itself reports
    /// what is wrong with the file, if it needs it.
    public init(databasePath: String) {
        guard FileManager.default.fileExists(atPath: databasePath),
            let file = try? LearnerFile.openReadOnly(path: databasePath)
        else { return }
        isPlain = (try? file.value(of: .plain)) ?? isPlain
        notation = (try? file.value(of: .notation)) ?? notation
        openedFile = OpenedFile(file)
    }
}
