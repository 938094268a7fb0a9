import Terminal

/// The printed help of a command.
///
/// The argument parser prints a discussion before the arguments. Examples are part of the discussion, for the manual
/// page; in the help they come last.
enum HelpText {
    static let examplesHeading = "Examples:"

    static func discussion(_ text: String, _ examples: [Example]) -> String {
        guard !examples.isEmpty else { return text }
        // Each command is configured before its arguments are parsed, and joining texts takes long the first time.
        var discussion = text.isEmpty ? examplesHeading : text + "\n\n" + examplesHeading
        for example in examples { discussion += "\n  " + example.command + "\n      " + example.meaning }
        return discussion
    }

    private static let usage = "USAGE: "
    private static let group = " SUBCOMMANDS:"

    /// The parser's help with the examples at its end, plain headings over groups of commands, and the usage wrapped.
    /// Other texts are returned unchanged.
    static func arranged(_ text: String, columns: Int) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
            if line.hasSuffix(group) { return [line.dropLast(group.count) + ":"] }
            guard line.hasPrefix(usage) else { return [String(line)] }
            // An option and its value stay on one line.
            let text = StyledText(String(line).replacing(" <", with: "\u{A0}<"))
            return text.wrapped(to: columns, indent: usage.count).map { $0.plain.replacing("\u{A0}", with: " ") }
        }
        guard let start = lines.firstIndex(of: examplesHeading),
            let end = lines[start...].firstIndex(where: { $0.hasPrefix(usage) })
        else { return lines.joined(separator: "\n") }
        var examples = Array(lines[start..<end])
        lines.removeSubrange(start..<end)
        while examples.last?.isEmpty == true { examples.removeLast() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        examples[0] = examples[0].uppercased()
        return (lines + [""] + examples).joined(separator: "\n")
    }
}
