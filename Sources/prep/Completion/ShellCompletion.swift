import ArgumentParser

/// The completions that the shells' completion scripts request from this program.
extension CompletionKind {
    static let repertoire = CompletionKind.custom { words, _, _ in
        ShellWords.escaped(CompletionCandidates(words).repertoires)
    }

    static let settingValue = CompletionKind.custom { words, _, prefix in
        ShellWords.escaped(CompletionCandidates(words).settingValues(beginning: prefix))
    }

    /// PGN files.
    static let pgn = CompletionKind.file(extensions: ["pgn", "PGN"])
}

/// Candidates escaped for the completion scripts of the argument parser 1.8.2.
enum ShellWords {
    static func escaped(_ words: [String]) -> [String] {
        guard let shell = CompletionShell.requesting else { return words }
        return words.map { escaped($0, for: shell) }
    }

    /// bash expands each candidate as a word of a script, with command substitution; zsh cuts it at a colon.
    static func escaped(_ word: String, for shell: CompletionShell) -> String {
        switch shell {
        case .bash: escaping(word) { !$0.isLetter && !$0.isNumber && !" -_./".contains($0) }
        case .zsh: escaping(word) { $0 == ":" || $0 == "\\" }
        default: word
        }
    }

    private static func escaping(_ word: String, _ isSpecial: (Character) -> Bool) -> String {
        word.map { isSpecial($0) ? "\\\($0)" : String($0) }.joined()
    }
}
