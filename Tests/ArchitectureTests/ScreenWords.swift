import TestSupport

/// Sentences that belong on no screen, in no help and not in README.md: literal translations and private words of
/// earlier versions, with what to write instead.
enum ScreenWords {
    struct Rule: Sendable {
        /// What must not be printed; letters of either case.
        let words: String
        let instead: String
    }

    static let rules = [
        Rule(words: "your file warns of", instead: "your book marks it as a mistake"),
        Rule(words: "does not allow the pawn", instead: "prevents d4–d5"),
        Rule(words: " % against ", instead: "expected score 43 % (1...d5: 46 %)"),
        Rule(words: "is sound, but not yours", instead: "is about as good, but your book plays"),
        Rule(words: "was worse than good", instead: "Neither side made a mistake."),
        Rule(words: "Played before up to", instead: "Novelty: 9.h3"),
        Rule(words: "count no more", instead: "are not counted again"),
        Rule(words: "itself holds twice", instead: "occur twice in the file"),
        Rule(words: "bears your name", instead: "you are not one of the players (--me)"),
        Rule(words: "there is: ", instead: "your repertoires: a, b, c"),
        Rule(words: "which is yours there", instead: "Which side do you play in these chapters?"),
        Rule(words: " answer changed", instead: "answers changed"),
        Rule(words: "is no move", instead: "\"this\" is not a move"),
        Rule(words: "take some in", instead: "add some with"),
        Rule(words: "Hold your own games", instead: "Compare your games with your repertoire."),
        Rule(words: "file over", instead: "Check your data file"),
        Rule(words: "Say what is due", instead: "Show what is due today"),
        Rule(words: "Show how it goes", instead: "Show your statistics"),
        Rule(words: "Nothing was answered", instead: "No answers."),
        Rule(words: "/30 days", instead: "practised on 5 of the last 30 days"),
        Rule(words: "/day", instead: "about 23 reviews a day"),
        Rule(words: "here it is again", instead: "Undone: 3...Nf6. Same position again:"),
        Rule(words: "gives up the centre", instead: "say what it allows"),
        Rule(words: "and so prevent", instead: "stops you from castling"),
        Rule(words: "so many", instead: "N"),
        Rule(words: "is none of", instead: "is not one of"),
        Rule(words: "as it stands", instead: "unchanged"),
        Rule(words: "set aside", instead: "archived"),
        Rule(words: "put aside", instead: "archived"),
        Rule(words: "held against", instead: "compared with"),
        Rule(words: "the house", instead: "the project"),
        Rule(words: "is heeded", instead: "is respected"),
    ]

    /// What a text says that it must not, each as `path:line: words`.
    ///
    /// - Parameter isCode: only what stands between quotation marks counts.
    static func faults(in file: Checkout.File, isCode: Bool) -> [String] {
        file.lines.enumerated().flatMap { index, line -> [String] in
            let text = (isCode ? quoted(line) : String(line)).lowercased()
            return rules.filter { text.contains($0.words.lowercased()) }.map {
                "\(file.path):\(index + 1): \"\($0.words)\": write \"\($0.instead)\""
            }
        }
    }

    /// What stands between the quotation marks of a line of code; of a line of a longer text all of it.
    private static func quoted(_ line: Substring) -> String {
        let code = line.drop { $0 == " " }
        guard !code.hasPrefix("//") else { return "" }
        guard code.contains("\"") else { return code.contains("=") || code.contains("(") ? "" : String(code) }
        var text = ""
        var isInside = false
        var isEscaped = false
        for character in code {
            if isEscaped {
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isInside.toggle()
                text += "\n"
                continue
            }
            if isInside { text.append(character) }
        }
        return text
    }
}
