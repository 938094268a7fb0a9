/// The commands of README.md that a reader copies.
struct Readme {
    let text: String

    init(_ text: String) { self.text = text }

    /// The lines of the first fenced `sh` block below the heading, joined by newlines; nil when the section has no such
    /// block.
    func command(below heading: String) -> String? {
        var rank: Int?
        var block: [Substring]?
        var isInOtherBlock = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if block != nil {
                if line.hasPrefix("```") { return block?.joined(separator: "\n") }
                block?.append(line)
                continue
            }
            if line.hasPrefix("```"), isInOtherBlock || rank == nil || line != "```sh" {
                isInOtherBlock.toggle()
                continue
            }
            if isInOtherBlock { continue }
            let hashes = line.prefix { $0 == "#" }.count
            if hashes > 0, line.dropFirst(hashes).hasPrefix(" ") {
                if line.dropFirst(hashes + 1) == heading {
                    rank = hashes
                } else if let own = rank, hashes <= own {
                    return nil
                }
            }
            if line == "```sh" { block = [] }
        }
        return nil
    }
}
