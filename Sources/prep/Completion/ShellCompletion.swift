import ArgumentParser

/// What the shells' completion scripts ask this program for.
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

/// Candidates as the scripts of the argument parser 1.8.2 need them to mean themselves.
enum ShellWords {
    static func escaped(_ words: [String]) -> [String] {
        guard let shell = CompletionShell.requesting else { return words }
        return words.map { escaped($0, for: shell) }
    }

    /// bash expands each candidate like a word of a script, commands in it too; zsh ends it at a colon.
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
