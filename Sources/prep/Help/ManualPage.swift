import CManual
import Foundation
import Terminal

/// The manual page, which `swift package generate-manual` makes from the help of all commands.
enum ManualPage {
    /// Roff text.
    static var text: String { String(cString: prep_manual_page()) }

    /// Shows the page with `man` when a person is at the terminal, else prints its source.
    static func show() {
        if Screen.isTerminal(0), Screen.isTerminal(1), open() { return }
        try? Output.standard.write(text)
    }

    /// Returns whether `man` has shown the page.
    private static func open() -> Bool {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("prep-\(UUID().uuidString).1")
        guard (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil else { return false }
        defer { try? FileManager.default.removeItem(at: file) }
        // Foundation's Process is not used: it moves the child out of the terminal's foreground.
        let arguments = ["man", "-l", file.path]
        let words: [UnsafeMutablePointer<CChar>?] = arguments.map { word in strdup(word) } + [nil]
        defer { words.forEach { free($0) } }
        // Warnings of man about the source of the page are discarded.
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var child: pid_t = 0
        guard posix_spawnp(&child, "man", &actions, nil, words, environ) == 0 else { return false }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status == 0
    }
}
