extension StyledText {
    /// Breaks the text at blanks into lines of at most `columns` columns, all but the first indented. A word longer
    /// than a line is broken at the end of the line.
    public func wrapped(to columns: Int, indent: Int = 0) -> [StyledText] {
        let columns = max(columns, indent + 1)
        var lines: [StyledText] = []
        var line = StyledText()
        var used = 0
        let margin = StyledText(String(repeating: " ", count: indent))

        func newLine() {
            lines.append(line)
            line = margin
            used = indent
        }

        for word in words {
            let isAtStart = used == (lines.isEmpty ? 0 : indent)
            if word.isBlank {
                if !isAtStart || lines.isEmpty { line.append(word.text); used += word.text.width }
                continue
            }
            if used + word.text.width > columns, !isAtStart {
                line = line.withoutTrailingBlanks
                newLine()
            }
            for piece in word.text.pieces(first: columns - used, rest: columns - indent) {
                if used + piece.width > columns { newLine() }
                line.append(piece)
                used += piece.width
            }
        }
        lines.append(line.withoutTrailingBlanks)
        return lines
    }

    private var words: [(text: StyledText, isBlank: Bool)] {
        var words: [(text: StyledText, isBlank: Bool)] = []
        for run in runs {
            var rest = run.text[...]
            while let first = rest.first {
                let isBlank = first == " "
                let part = rest.prefix { ($0 == " ") == isBlank }
                rest = rest.dropFirst(part.count)
                let text = StyledText(String(part), run.style)
                if let last = words.last, last.isBlank == isBlank {
                    words[words.count - 1].text.append(text)
                } else {
                    words.append((text, isBlank))
                }
            }
        }
        return words
    }

    private func pieces(first: Int, rest: Int) -> [StyledText] {
        guard width > max(first, rest) else { return [self] }
        var pieces: [StyledText] = []
        var piece = StyledText()
        var room = first
        for run in runs {
            for character in run.text {
                let text = StyledText(String(character), run.style)
                if piece.width + text.width > room, !piece.isEmpty {
                    pieces.append(piece)
                    piece = StyledText()
                    room = rest
                }
                piece.append(text)
            }
        }
        pieces.append(piece)
        return pieces
    }

    private var withoutTrailingBlanks: StyledText {
        var result = StyledText()
        var blanks = StyledText()
        for run in runs {
            let kept = run.text.reversed().drop { $0 == " " }.count
            let text = String(run.text.prefix(kept))
            if !text.isEmpty {
                result.append(blanks)
                blanks = StyledText()
                result.append(StyledText(text, run.style))
            }
            blanks.append(StyledText(String(run.text.dropFirst(kept)), run.style))
        }
        // A coloured blank is part of a picture, not a space.
        let isPicture = blanks.runs.contains { $0.style.background != nil || $0.style.exactBackground != nil }
        return isPicture ? result + blanks : result
    }
}
