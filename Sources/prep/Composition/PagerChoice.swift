import Foundation

/// Which program shows long output.
enum PagerChoice {
    /// Returns the path and the arguments of the pager; empty when there is none.
    ///
    /// - Parameters:
    ///   - pager: `$PAGER`, a command whose words are separated by blanks. Nil takes `less -R`; an empty one, `cat` and
    ///     a program that does not exist mean no pager.
    ///   - folders: those in which a program is looked up by its name.
    static func command(pager: String?, folders: [String]) -> [String] {
        var words = (pager ?? "less -R").split(separator: " ").map(String.init)
        guard let name = words.first, name != "cat" else { return [] }
        let candidates = name.contains("/") ? [name] : folders.map { $0 + "/" + name }
        guard let path = candidates.first(where: FileManager.default.isExecutableFile) else { return [] }
        words[0] = path
        // Without this option less shows escape codes as text.
        let isLess = path.split(separator: "/").last == "less"
        let passesColors = words.dropFirst().contains { $0.hasPrefix("-") && $0.lowercased().contains("r") }
        return isLess && !passesColors ? words + ["-R"] : words
    }
}
