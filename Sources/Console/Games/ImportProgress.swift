import Foundation
import Terminal

/// A line on standard error that tells how far an import has come, at a terminal.
final class ImportProgress {
    private let path: String
    private let isShown: Bool
    private let size: Int
    private var bytesRead = 0
    private var isOnScreen = false

    init(path: String, isShown: Bool) {
        self.path = path
        self.isShown = isShown
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    }

    /// The same source, its bytes counted.
    func counting(_ more: @escaping (Int) throws -> [UInt8]) -> (Int) throws -> [UInt8] {
        { [self] count in
            let piece = try more(count)
            bytesRead += piece.count
            return piece
        }
    }

    /// Shows the number of games. Always true: the import goes on; Ctrl-C ends the program, and SQLite takes back what
    /// was written of the file.
    func show(_ games: Int) -> Bool {
        guard isShown, games % 5000 == 0 else { return true }
        isOnScreen = true
        let share = size > 0 ? "  \(min(100, 100 * bytesRead / size)) %" : ""
        try? Output.error.write("\r\(Untrusted.visible(path).cut(40)): \(counted(games, "game"))\(share)")
        return true
    }

    /// Takes the line off the screen.
    func clear() {
        guard isOnScreen else { return }
        try? Output.error.write("\r" + String(repeating: " ", count: 78) + "\r")
        isOnScreen = false
    }
}
