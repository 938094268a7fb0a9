/// Escaping of text from files, engines and databases.
///
/// Control characters in such text could move the cursor, change colours or even inject input (CWE-150); bidirectional
/// and zero-width characters can disguise a line. They are replaced by visible text: control characters by caret
/// notation (`^[`), others by their code point (`<U+202E>`). Line breaks and tabs become one blank.
public enum Untrusted {
    /// Returns the text with every dangerous scalar replaced. O(length).
    public static func visible(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isDangerous) else { return text }
        var result = ""
        var afterReturn = false
        for scalar in text.unicodeScalars {
            defer { afterReturn = scalar == "\r" }
            if scalar == "\n", afterReturn { continue }
            if isDangerous(scalar) {
                result += replacement(scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns the text like `visible(_:)`, but keeps line breaks (CR LF and CR become LF) and tabs, for text printed
    /// as a whole such as a PGN.
    public static func visibleLines(_ text: String) -> String {
        var result = ""
        for scalar in text.replacingReturns().unicodeScalars {
            if scalar == "\n" || scalar == "\t" || !isDangerous(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += replacement(scalar)
            }
        }
        return result
    }

    private static func replacement(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: return " "
        case 0..<0x20: return "^" + String(Character(Unicode.Scalar(UInt8(scalar.value + 0x40))))
        case 0x7F: return "^?"
        default:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
        }
    }

    /// Whether a terminal could do anything but draw the scalar.
    static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x20 || scalar.value == 0x7F { return true }
        if scalar.value < 0x80 { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return true
        default: return scalar.properties.isDefaultIgnorableCodePoint && !isVariationSelector(scalar)
        }
    }

    /// Whether the scalar is U+FE0E (text presentation) or U+FE0F (emoji presentation); both are harmless.
    private static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0xFE0E || scalar.value == 0xFE0F
    }
}

extension String {
    /// Returns the text with CR LF and lone CR replaced by LF.
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
