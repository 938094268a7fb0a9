/// `prep --db FILE due` is `prep due --db FILE`: global options may precede the command's name.
enum LeadingOptions {
    /// The options with a value.
    static let names = ["--db", "--engine", "--color"]
    static let flags = ["--plain", "--no-plain"]

    /// The arguments with leading global options moved after the command, before a `--` if there is one.
    /// Arguments without a command are returned unchanged.
    static func moved(_ arguments: [String]) -> [String] {
        var leading: [String] = []
        var rest = arguments[...]
        while let first = rest.first {
            if names.contains(first), rest.count >= 2 {
                leading += rest.prefix(2)
                rest = rest.dropFirst(2)
            } else if flags.contains(first) || names.contains(where: { first.hasPrefix($0 + "=") }) {
                leading.append(first)
                rest = rest.dropFirst()
            } else {
                break
            }
        }
        guard let command = rest.first, !command.hasPrefix("-") else { return arguments }
        let end = rest.firstIndex(of: "--") ?? rest.endIndex
        return rest[..<end] + leading + rest[end...]
    }
}
