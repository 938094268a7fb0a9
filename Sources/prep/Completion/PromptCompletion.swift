import ArgumentParser
import Console
import Foundation

/// The completions at the prompt: commands first, then their options and arguments.
///
/// It follows the argument parser's description of the commands, as the shells' scripts do, and offers the same
/// candidates.
final class PromptCompletion {
    /// The options the prompt was started with.
    private let global: [String]
    /// Made at the first TAB.
    private lazy var root = CommandTree.describing(Prep.self)

    init(_ global: [String]) { self.global = global }

    /// - Parameter line: up to the cursor.
    func candidates(_ line: String) -> [String] {
        let cut = PromptWords(line)
        let open = cut.last ?? ""
        var words = cut.words
        guard let root else { return [] }
        var node = root
        let verbs = (root.subcommands ?? []).map(\.commandName)
        if words.first == "prep" { words.removeFirst() }
        if words.isEmpty {
            let all = verbs + ["help", "quit"]
            return open.hasPrefix(":") ? all.map { ":" + $0 } : all
        }
        words[0] = words[0].hasPrefix(":") ? String(words[0].dropFirst()) : words[0]
        let isHelp = words[0] == "help" || words[0] == "?"
        if isHelp { words.removeFirst() }
        var path: [String] = []
        while let next = words.first.flatMap({ word in node.subcommands?.first { $0.commandName == word } }) {
            node = next
            path.append(words.removeFirst())
        }
        if let subcommands = node.subcommands { return words.isEmpty ? subcommands.map(\.commandName) : [] }
        return isHelp ? [] : arguments(of: node, path, words, open)
    }

    /// The completions after these words of a command: the value of an option, an option, or an argument.
    private func arguments(of node: CommandTree, _ path: [String], _ words: [String], _ open: String) -> [String] {
        let known = (node.arguments ?? []).filter(\.shouldDisplay)
        var used: Set<String> = []
        var pending: CommandTree.Argument?
        var positional = 0
        for word in words {
            if pending != nil {
                pending = nil
            } else if word.hasPrefix("-"), word != "-" {
                let name = String(word.prefix { $0 != "=" })
                let option = known.first { $0.words.contains(name) }
                used.formUnion(option.map { $0.isRepeating ? [] : $0.words } ?? [])
                if option?.kind == .option, !word.contains("=") { pending = option }
            } else {
                positional += 1
            }
        }
        let line = path + words
        if let pending { return values(of: pending, pending.words.first ?? "", path, line, open) }
        let options = known.flatMap(\.words).filter { !used.contains($0) }
        if open.hasPrefix("-") { return options }
        let places = known.filter { $0.kind == .positional }
        let index = places.indices.contains(positional) ? positional : places.count - 1
        guard index >= 0, index == positional || places[index].isRepeating else { return options }
        let values = values(of: places[index], "positional@\(index)", path, line, open)
        return values.isEmpty && open.isEmpty ? options : values
    }

    /// - Parameter name: the name of the argument in the parser's callback.
    private func values(
        of argument: CommandTree.Argument, _ name: String, _ path: [String], _ line: [String], _ open: String
    ) -> [String] {
        if let list = argument.completionKind?.list { return list.values }
        if let file = argument.completionKind?.file {
            return CompletionCandidates(line).files(beginning: open, extensions: file.extensions)
        }
        guard argument.completionKind?.custom != nil else { return [] }
        let words = ["prep"] + line + global + [open]
        let call = ["---completion"] + path + ["--", name, "\(words.count - 1)", "\(open.count)"] + words
        do {
            _ = try Prep.parseAsRoot(call)
            return []
        } catch {
            guard Prep.exitCode(for: error) == .success else { return [] }
            return Prep.fullMessage(for: error).split(separator: "\n").map(String.init)
        }
    }
}
