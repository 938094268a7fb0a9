/// Text that came from a file, an engine or a database, made visible and harmless.
///
/// A control character in such text could move the cursor, recolour or even type at the terminal (CWE-150), and a
/// bidirectional or zero-width one can show a line as what it is not. They are shown, never sent: controls in caret
/// notation (`^[`), others by their code point (`<U+202E>`). Line breaks and tabs become one blank.
public enum Untrusted {
    /// The text with every dangerous scalar replaced. Text without any is returned as it is. O(length).
    public static func visible(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isDangerous) else { return text }
        var result = ""
        var afterReturn = false
        for scalar in text.unicodeScalars {
            defer { afterReturn = scalar == "\r" }
            if scalar == "\n", afterReturn { continue }
            if isDangerous(scalar) {
                result += shown(scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// As `visible(_:)`, with line breaks kept (CR LF and CR become LF) and tabs kept: for text printed whole, such as
    /// a PGN at a terminal.
    public static func visibleLines(_ text: String) -> String {
        var result = ""
        for scalar in text.replacingReturns().unicodeScalars {
            if scalar == "\n" || scalar == "\t" || !isDangerous(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += shown(scalar)
            }
        }
        return result
    }

    private static func shown(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: return " "
        case 0..<0x20: return "^" + String(Character(Unicode.Scalar(UInt8(scalar.value + 0x40))))
        case 0x7F: return "^?"
        default:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
        }
    }

    /// Whether a terminal might do anything but draw it.
    static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x20 || scalar.value == 0x7F { return true }
        if scalar.value < 0x80 { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return true
        default: return scalar.properties.isDefaultIgnorableCodePoint && !isVariationSelector(scalar)
        }
    }

    /// U+FE0E asks for a text glyph, U+FE0F for a picture; neither does more.
    private static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0xFE0E || scalar.value == 0xFE0F
    }
}

extension String {
    /// With CR LF and lone CR turned into LF.
    fileprivate func replacingReturns() -> String {
        guard unicodeScalars.contains("\r") else { return self }
        var result = String.UnicodeScalarView()
        var afterReturn = false
        for scalar in unicodeScalars {
            if scalar == "\r" {
                result.append("\n")
            } else if !(scalar == "\n" && afterReturn) {
                result.append(scalar)
            }
            afterReturn = scalar == "\r"
        }
        return String(result)
    }
}
