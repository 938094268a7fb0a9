/// Text in the fields of a note.
public enum AnkiText {
    /// Returns plain text as HTML that Anki shows unchanged: no markup, no `[sound:…]` and `[latex]`, no template
    /// (`{{…}}`) and no formula (`\(…\)`); a new line begins where the text has one.
    public static func html(_ plain: String) -> String {
        var html = ""
        for scalar in plain.unicodeScalars {
            switch scalar {
            case "&": html += "&amp;"
            case "<": html += "&lt;"
            case ">": html += "&gt;"
            case "\"": html += "&quot;"
            case "[": html += "&#91;"
            case "{": html += "&#123;"
            // A character of no width between the two signs that begin a formula.
            case "\\": html += "\\&#8203;"
            case "\n": html += "<br>"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: html += " "
            default: html.unicodeScalars.append(scalar)
            }
        }
        return html
    }

    /// Returns the text without the character that separates fields.
    static func withoutSeparators(_ html: String) -> String {
        html.unicodeScalars.contains("\u{1F}") ? html.split(separator: "\u{1F}").joined(separator: " ") : html
    }
}
